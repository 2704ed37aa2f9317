import { DateControl, type DateInput } from './DateControl.tsx'
import { Field, type FieldLook } from './Field.tsx'

/**
 * A day typed as yyyy-MM-dd, or selected in a calendar that loads on first use (Alt and the down arrow open
 * it too). Invalid text stays in the field: the caller reports it through `error`.
 */
export function DateField({ id, label, hideLabel, aside, hint, error, required, ...input }: DateFieldProps) {
  return (
    <Field {...{ id, label, hideLabel, aside, hint, error, required }}>
      {ids => (
        <DateControl
          {...input}
          id={ids.id}
          opens={label}
          describedBy={ids.describedBy}
          invalid={ids.invalid}
          required={required}
        />
      )}
    </Field>
  )
}

export interface DateFieldProps extends FieldLook, DateInput {}
