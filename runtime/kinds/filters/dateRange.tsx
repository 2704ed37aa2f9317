import { readRange, writeRange } from '../../core/grid/period.ts'
import { DateRangeField } from '../../ui/DateRangeField.tsx'
import { type FilterKindOf } from '../kinds.ts'
import { calendarOf } from './calendarOf.ts'

/** First and last day of a period in one control. */
export const kind: FilterKindOf<'dateRange'> = {
  View: ({ filter, values, error, valueInRows, onChange }) => (
    <DateRangeField
      label={filter.label}
      {...readRange(values)}
      time={filter.time}
      {...calendarOf({ filter, valueInRows })}
      error={error}
      onChange={range => onChange(writeRange(range))}
    />
  ),
}
