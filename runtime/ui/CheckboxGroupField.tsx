import { CheckboxesControl, type CheckboxesInput } from './CheckboxesControl.tsx'
import { Field, type FieldLook } from './Field.tsx'

/** Any number of few values, all of them seen. */
export function CheckboxGroupField(props: CheckboxGroupFieldProps) {
  const { id, label, hideLabel, hint, error, required, ...input } = props
  return (
    <Field id={id} label={label} hideLabel={hideLabel} hint={hint} error={error} required={required}>
      {ids => (
        <CheckboxesControl
          {...input}
          id={ids.id}
          labelledBy={ids.labelId}
          describedBy={ids.describedBy}
          invalid={ids.invalid}
        />
      )}
    </Field>
  )
}

export interface CheckboxGroupFieldProps extends FieldLook, CheckboxesInput {}
