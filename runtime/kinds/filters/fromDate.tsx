import { DateField } from '../../ui/DateField.tsx'
import { type FilterKindOf } from '../kinds.ts'
import { fromText } from './fromText.ts'

/** The first day of a period, typed as yyyy-MM-dd. */
export const fromDateFilter: FilterKindOf<'fromDate'> = {
  View: ({ filter, values, error, onChange }) => (
    <DateField
      label={filter.label}
      value={values[0] ?? ''}
      error={error}
      onChange={text => onChange(fromText(text))}
    />
  ),
}
