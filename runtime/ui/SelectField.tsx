import { Field, type FieldLook, type SelectOption } from './Field.tsx'
import { SelectControl, type SelectInput } from './SelectControl.tsx'

/**
 * One of several values. The native select: it needs no script, works with touch and screen readers, and its
 * list is styled where the browser supports it (`appearance: base-select`).
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
