import { type SQLInputValue } from 'node:sqlite'
import { moment } from '../clock/moment.ts'
import { Refusal } from '../server/refusal.ts'
import { type GridField } from './gridTable.ts'

/**
 * A filter's value as it is stored: 12.5 of money is 1250. A date without time is the start of its day, or with 'end' its
 * last second. A text that is stored as a place and is in no list has the place -1, or as an end of a range that of its
 * neighbour inside the range. Throws a Refusal (400) that names the field when it cannot be a value of that type.
 */
export function gridValue(
  name: string,
  field: GridField,
  value: string | number | boolean,
  edge: 'exact' | 'start' | 'end' = 'exact',
): SQLInputValue {
  const { type, stored } = field
  if (type === 'text')
    return typeof stored === 'object' ? place(stored.places, String(value), edge) : String(value)
  if (type === 'date') {
    const milliseconds = date(name, String(value), edge)
    return stored === 'seconds' ? milliseconds / 1000 : moment(milliseconds)
  }
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value)
  if (typeof value === 'boolean' || !Number.isFinite(number))
    throw new Refusal(400, `The filter ${name} needs a number, not '${String(value)}'.`)
  return type === 'money' ? Math.round(number * 100) : number
}

function place(places: readonly string[], text: string, edge: 'exact' | 'start' | 'end'): number {
  if (edge === 'exact') return places.indexOf(text)
  const bytes = Buffer.from(text)
  const before = places.filter(
    one => Buffer.compare(Buffer.from(one), bytes) < (edge === 'start' ? 0 : 1),
  ).length
  return edge === 'start' ? before : before - 1
}

function date(name: string, text: string, edge: 'exact' | 'start' | 'end'): number {
  const whole = text.length === 10 ? `${text} ${edge === 'end' ? '23:59:59' : '00:00:00'}` : text
  const parsed = Date.parse(`${whole.replace(' ', 'T')}Z`)
  const real =
    /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(whole) &&
    !Number.isNaN(parsed) &&
    new Date(parsed).toISOString().startsWith(whole.slice(0, 10))
  if (!real) throw new Refusal(400, `The filter ${name} needs a date 'yyyy-MM-dd HH:mm:ss', not '${text}'.`)
  return parsed
}
