import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { child, type Item, text } from '../item.ts'

/** A value of a filter as the address writes it, or as its `initial`, is one that the filter can have. */
export function filterValue(file: string, filter: Item, item: Item): Finding[] {
  const value = typeof item.value === 'number' ? String(item.value) : text(item)
  const kind = text(child(filter, 'kind')) ?? ''
  const form = forms[kind]
  if (value === undefined || value === '' || !form || form.fits(value, child(filter, 'time').value === true))
    return []
  const name = text(child(filter, 'field')) ?? ''
  return [finding(file, item, explain.filterValueForm(value, name, form.is, form.example))]
}

/** Whether the filter has a value when its screen opens, which a link may clear. */
export function hasInitial(filter: Item): boolean {
  return child(filter, 'initial').value !== undefined
}

interface ValueForm {
  readonly is: string
  readonly example: string
  readonly fits: (value: string, time: boolean) => boolean
}

const forms: Readonly<Record<string, ValueForm>> = {
  boolean: { is: 'yes or no', example: 'true', fits: value => value === 'true' || value === 'false' },
  number: { is: 'a number', example: '100', fits: isNumber },
  numberRange: {
    is: 'a range of numbers',
    example: '10..100',
    fits: value => isRange(value, isNumber, (from, to) => Number(from) <= Number(to)),
  },
  fromDate: { is: 'a day', example: '2026-01-31', fits: isMoment },
  toDate: { is: 'a day', example: '2026-01-31', fits: isMoment },
  dateRange: {
    is: 'a period',
    example: '2026-01-01..2026-01-31',
    fits: (value, time) =>
      isRange(
        value,
        end => isMoment(end, time),
        (from, to) => from <= `${to}~`,
      ),
  },
}

/** Two ends, either of which may be open. */
function isRange(
  value: string,
  isEnd: (end: string) => boolean,
  inOrder: (from: string, to: string) => boolean,
): boolean {
  const [from = '', to = '', ...others] = value.split('..')
  if (!value.includes('..') || others.length > 0 || (from === '' && to === '')) return false
  if (from === '' || to === '') return isEnd(from + to)
  return isEnd(from) && isEnd(to) && inOrder(from, to)
}

function isNumber(text: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(text)
}

function isMoment(text: string, time: boolean): boolean {
  const [, day = '', minute] = /^(\d{4}-\d{2}-\d{2})( [0-2]\d:[0-5]\d)?$/.exec(text) ?? []
  const date = new Date(`${day}T00:00:00Z`)
  return (minute === undefined || time) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}
