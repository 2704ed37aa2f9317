import { MultiSelectField } from '../../ui/MultiSelectField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { type FilterKindOf } from '../kinds.ts'
import { fromText } from './fromText.ts'

/** One of several values. */
export const select: FilterKindOf<'select'> = {
  View: ({ filter, values, options, error, onChange }) => (
    <SelectField
      label={filter.label}
      value={values[0] ?? ''}
      options={options}
      placeholder="All"
      error={error}
      onChange={text => onChange(fromText(text))}
    />
  ),
  chosen: true,
}

/** Any number of several values. */
export const multiSelect: FilterKindOf<'multiSelect'> = {
  View: ({ filter, values, options, error, onChange }) => (
    <MultiSelectField
      label={filter.label}
      values={values}
      options={options}
      placeholder="All"
      error={error}
      onChange={onChange}
    />
  ),
}
