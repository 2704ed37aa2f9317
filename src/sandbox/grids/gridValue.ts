import { type SQLInputValue } from 'node:sqlite'
import { Refusal } from '../refusal.ts'
import { type GridField } from './gridTable.ts'

/**
 * A filter's value as it is stored: 12.5 of money is 1250. A date without time is the start of its day, or with 'end' its
 * last second. Throws a Refusal (400) that names the field when it cannot be a value of that type.
 */
export function gridValue(
  name: string,
  field: GridField,
  value: string | number | boolean,
  edge: 'start' | 'end' = 'start',
): SQLInputValue {
  if (field.type === 'text') return String(value)
  if (field.type === 'date') return date(name, String(value), edge)
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value)
  if (typeof value === 'boolean' || !Number.isFinite(number))
    throw new Refusal(400, `The filter ${name} needs a number, not '${String(value)}'.`)
  return field.type === 'money' ? Math.round(number * 100) : number
}

function date(name: string, text: string, edge: 'start' | 'end'): string {
  const whole = text.length === 10 ? `${text} ${edge === 'start' ? '00:00:00' : '23:59:59'}` : text
  const parsed = Date.parse(`${whole.replace(' ', 'T')}Z`)
  const real =
    /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(whole) &&
    !Number.isNaN(parsed) &&
    new Date(parsed).toISOString().startsWith(whole.slice(0, 10))
  if (!real) throw new Refusal(400, `The filter ${name} needs a date 'yyyy-MM-dd HH:mm:ss', not '${text}'.`)
  return whole
}
