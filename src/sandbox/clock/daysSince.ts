import { businessNow, moment } from './moment.ts'

/** SQL of the days from the date of a moment to that on which the business begins, as `calendarDays` counts them. */
export const daysSince = (column: string) =>
  `CAST(julianday('${moment(businessNow).slice(0, 10)}') - julianday(date(${column})) AS INTEGER)`
