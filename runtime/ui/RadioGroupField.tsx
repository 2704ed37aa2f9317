import { Field, type FieldLook } from './Field.tsx'
import { RadioControl, type RadioInput } from './RadioControl.tsx'

/** One of few values, all visible. */
export function RadioGroupField({
  id,
  label,
  hideLabel,
  hint,
  error,
  required,
  ...input
}: RadioGroupFieldProps) {
  return (
    <Field id={id} label={label} hideLabel={hideLabel} hint={hint} error={error} required={required}>
      {ids => (
        <RadioControl
          {...input}
          id={ids.id}
          labelledBy={ids.labelId}
          describedBy={ids.describedBy}
          invalid={ids.invalid}
          required={required}
        />
      )}
    </Field>
  )
}

export interface RadioGroupFieldProps extends FieldLook, RadioInput {}
