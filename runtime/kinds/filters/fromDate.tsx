import { DateField } from '../../ui/DateField.tsx'
import { type FilterKindOf } from '../kinds.ts'
import { calendarOf } from './calendarOf.ts'
import { fromText } from './fromText.ts'

/** The first day of a period, typed as yyyy-MM-dd, with `time` as yyyy-MM-dd HH:mm. */
export const kind: FilterKindOf<'fromDate'> = {
  View: ({ filter, values, error, onChange }) => (
    <DateField
      label={filter.label}
      value={values[0] ?? ''}
      error={error}
      time={filter.time}
      {...calendarOf(filter.time)}
      onChange={text => onChange(fromText(text))}
    />
  ),
}
