import { Field, type FieldLook } from './Field.tsx'
import { MultiSelectControl, type MultiSelectInput } from './MultiSelectControl.tsx'

/** Any number of several values. Shows the selection when closed; the searchable list loads on first use. */
export function MultiSelectField({
  values,
  options,
  onChange,
  placeholder,
  disabled,
  ...look
}: MultiSelectFieldProps) {
  return (
    <Field {...look}>
      {({ id, labelId, describedBy, invalid }) => (
        <MultiSelectControl
          id={id}
          opens={look.label}
          labelledBy={labelId}
          describedBy={describedBy}
          invalid={invalid}
          values={values}
          options={options}
          onChange={onChange}
          placeholder={placeholder}
          disabled={disabled}
        />
      )}
    </Field>
  )
}

export interface MultiSelectFieldProps extends FieldLook, MultiSelectInput {}
