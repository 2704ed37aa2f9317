import { DateField } from '../../ui/DateField.tsx'
import { type FilterKindOf } from '../kinds.ts'
import { fromText } from './fromText.ts'

/** The last day of a period, typed as yyyy-MM-dd. */
export const toDateFilter: FilterKindOf<'toDate'> = {
  View: ({ filter, values, error, onChange }) => (
    <DateField
      label={filter.label}
      value={values[0] ?? ''}
      error={error}
      onChange={text => onChange(fromText(text))}
    />
  ),
}
