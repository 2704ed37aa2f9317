import { Field, type FieldLook } from './Field.tsx'
import { NumberControl, type NumberInput } from './NumberControl.tsx'

/** A number that is clamped to its limits when the field is left (spec 1 §5, numeric inputs). */
export function NumberField({ id, label, hideLabel, hint, error, required, ...input }: NumberFieldProps) {
  return (
    <Field id={id} label={label} hideLabel={hideLabel} hint={hint} error={error} required={required}>
      {ids => (
        <NumberControl
          {...input}
          id={ids.id}
          describedBy={ids.describedBy}
          invalid={ids.invalid}
          required={required}
        />
      )}
    </Field>
  )
}

export interface NumberFieldProps extends FieldLook, NumberInput {}
