import { Field, type FieldLook, type SelectOption } from './Field.tsx'
import { SelectControl, type SelectInput } from './SelectControl.tsx'

/**
 * One of several values. It is the browser's own select: it costs no script, touch and screen readers know it, and
 * where the browser can (`appearance: base-select`) its list wears the console's look.
 */
export function SelectField({ id, label, hideLabel, hint, error, required, ...select }: SelectFieldProps) {
  return (
    <Field id={id} label={label} hideLabel={hideLabel} hint={hint} error={error} required={required}>
      {ids => (
        <SelectControl
          {...select}
          id={ids.id}
          describedBy={ids.describedBy}
          invalid={ids.invalid}
          required={required}
        />
      )}
    </Field>
  )
}

export type { SelectOption }

export interface SelectFieldProps extends FieldLook, SelectInput {}
