import { MultiSelectField } from '../../ui/MultiSelectField.tsx'
import { type FilterKindOf } from '../kinds.ts'

/** Any number of several values. */
export const kind: FilterKindOf<'multiSelect'> = {
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
