import { DateField } from '../../ui/DateField.tsx'
import { type FilterKindOf } from '../kinds.ts'
import { calendarOf } from './calendarOf.ts'
import { fromText } from './fromText.ts'

/** The first day of a period, typed as yyyy-MM-dd, with `time` as yyyy-MM-dd HH:mm. */
export const fromDate: FilterKindOf<'fromDate'> = {
  View: ({ filter, values, error, valueInRows, onChange }) => (
    <DateField
      label={filter.label}
      value={values[0] ?? ''}
      error={error}
      time={filter.time}
      {...calendarOf({ filter, valueInRows })}
      onChange={text => onChange(fromText(text))}
    />
  ),
}

/** The last day of a period, typed as yyyy-MM-dd, with `time` as yyyy-MM-dd HH:mm. */
export const toDate: FilterKindOf<'toDate'> = {
  View: ({ filter, values, error, valueInRows, onChange }) => (
    <DateField
      label={filter.label}
      value={values[0] ?? ''}
      error={error}
      time={filter.time}
      {...calendarOf({ filter, valueInRows })}
      defaultTime="23:59"
      onChange={text => onChange(fromText(text))}
    />
  ),
}
