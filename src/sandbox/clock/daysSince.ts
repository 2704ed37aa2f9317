import { businessNow, moment } from './moment.ts'

/** SQL of the whole days from a moment to the morning on which the business begins. */
export const daysSince = (column: string) =>
  `CAST(julianday('${moment(businessNow)}') - julianday(${column}) AS INTEGER)`
