import { type CompiledImportColumn } from '../compile/compiled.ts'
import { parseDay } from '../text/dates.ts'
import { importMessages } from './importMessages.ts'
import { type CsvRow } from './read.ts'

/** What is wrong with one line of a file. */
export interface ImportProblem {
  readonly line: number
  readonly message: string
  /** Place of the value in its line; undefined: the line as a whole. */
  readonly cell?: number
}

type Columns = readonly CompiledImportColumn[]

/** Headers that are missing, unknown or there twice. */
export function checkHeader({ line, cells }: CsvRow, columns: Columns): ImportProblem[] {
  if (columns.length === 0) return []
  const names = cells.map(headerName)
  const missing = columns.filter(({ header, required }) => required && !names.includes(headerName(header)))
  return [
    ...missing.map(({ header }) => ({ line, message: importMessages.headerMissing(header) })),
    ...names.flatMap((name, cell) => {
      const spelt = (cells[cell] ?? '').trim()
      if (names.indexOf(name) < cell) return [{ line, cell, message: importMessages.headerTwice(spelt) }]
      const known = columns.some(({ header }) => headerName(header) === name)
      return known ? [] : [{ line, cell, message: importMessages.headerUnknown(spelt) }]
    }),
  ]
}

/** Checks a row against that header: the number of its values, and each value. */
export function rowCheck(header: readonly string[], columns: Columns): (row: CsvRow) => ImportProblem[] {
  if (columns.length === 0) return () => []
  const checks = header.map(name =>
    valueCheck(columns.find(column => headerName(column.header) === headerName(name))),
  )
  return ({ line, cells }) => {
    if (cells.length !== header.length) {
      return [{ line, message: importMessages.cellsDiffer(cells.length, header.length) }]
    }
    const problems: ImportProblem[] = []
    for (const [cell, check] of checks.entries()) {
      const message = check(cells[cell] ?? '')
      if (message !== undefined) problems.push({ line, cell, message })
    }
    return problems
  }
}

/** Ignores case and blanks: an export writes 'Order Nr' where an import expects 'orderNr'. */
export function headerName(header: string): string {
  return header.replace(/[\s_-]/g, '').toLowerCase()
}

function valueCheck(column: CompiledImportColumn | undefined): (value: string) => string | undefined {
  if (!column) return () => undefined
  const { header, required, kind } = column
  const pattern = column.pattern && new RegExp(column.pattern.match, 'u')
  return value => {
    const text = value.trim()
    if (text === '') return required ? importMessages.cellMissing(header) : undefined
    if ((kind === 'number' || kind === 'integer') && !/^[+-]?\d+(?:\.\d+)?$/.test(text))
      return importMessages.cellNoNumber(header)
    if (kind === 'date' && !isMoment(text)) return importMessages.cellNoDate(header)
    if (pattern && !pattern.test(value))
      return importMessages.cellMalformed(header, column.pattern?.message ?? '')
    return outsideLimits(column, text)
  }
}

function outsideLimits(column: CompiledImportColumn, text: string): string | undefined {
  const { header, kind, min, max, length, maxLength, options } = column
  if (kind === 'integer' && !Number.isInteger(Number(text))) return importMessages.cellNotWhole(header)
  if (min !== undefined && Number(text) < min) return importMessages.cellBelow(header, min)
  if (max !== undefined && Number(text) > max) return importMessages.cellAbove(header, max)
  // Characters, of which some take two places in a text of JavaScript.
  const characters = length === undefined && maxLength === undefined ? 0 : [...text].length
  if (length !== undefined && characters !== length) return importMessages.cellLength(header, length)
  if (maxLength !== undefined && characters > maxLength) return importMessages.cellLong(header, maxLength)
  const isOther = options && !options.some(one => one.toLowerCase() === text.toLowerCase())
  return isOther ? importMessages.cellOther(header, options) : undefined
}

/** A day yyyy-MM-dd, with or without HH:mm:ss. */
function isMoment(text: string): boolean {
  const [, day = '', time] = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}:\d{2}))?$/.exec(text) ?? []
  return (
    parseDay(day) !== undefined && (time === undefined || /^(?:[01]\d|2[0-3])(?::[0-5]\d){2}$/.test(time))
  )
}
