import { type GridFieldType } from '../grid/gridTable.ts'

/**
 * A value as a cell of a CSV file, by the type of its column. A text that a spreadsheet would run gets an apostrophe in
 * front, as does one that starts with apostrophes before such a text, so that `plainText` gives every text back; numbers,
 * amounts (whole cents, written with two decimals) and dates are written as they are. Null is an empty cell.
 */
export function csvCell(type: GridFieldType, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (type === 'money') return decimal(Number(value))
  const text = String(value)
  return quoted(type === 'text' && runs.test(text) ? `'${text}` : text)
}

/** The text that a cell was written from. */
export function plainText(cell: string): string {
  return cell.startsWith("'") && escaped.test(cell) ? cell.slice(1) : cell
}

/** What spreadsheets take for a formula. */
const runs = /^'*[=+\-@\t\r]/
const escaped = /^'+[=+\-@\t\r]/

/** -1250 -> '-12.50', without a detour over fractions. */
function decimal(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

function quoted(text: string): string {
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
