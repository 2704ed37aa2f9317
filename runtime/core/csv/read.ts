import { CsvProblem } from './decode.ts'
import { importMessages } from './importMessages.ts'

/** One record of a file. */
export interface CsvRow {
  /** Line of the file in which it begins, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

/**
 * Turns the text of a file into rows, chunk by chunk (RFC 4180). Lines end with LF, CRLF or CR, values with a
 * comma, semicolon or tab, whichever the first line uses. Empty lines are skipped, as are the rows of only
 * delimiters that spreadsheets write for empty rows.
 */
export interface CsvReader {
  /** The rows that the text completes. Throws a `CsvProblem` when quotes stay open for too long. */
  push(text: string): CsvRow[]
  /** The last row, when no line break follows it. Throws a `CsvProblem` when quotes are still open. */
  end(): CsvRow[]
}

/** Maximum characters of one row; only a quote that is never closed makes a longer one. */
const longestRow = 1_000_000

export function csvReader(): CsvReader {
  let rest = ''
  let line = 1
  let newline: string | undefined
  let delimiter: string | undefined
  const read = (last: boolean): CsvRow[] => {
    const rows: CsvRow[] = []
    let at = 0
    while (at < rest.length) {
      delimiter ??= delimiterOf(rest, newline)
      const record = readRecord(rest, at, { newline, delimiter, last })
      if (!record.cells) {
        if (last || rest.length - at > longestRow) throw problem(record.unclosed, at)
        break
      }
      const raw = rest.slice(at, record.end)
      if (record.cells.some(cell => cell.trim() !== '')) rows.push({ line, cells: record.cells })
      line += raw.includes('"') ? count(raw, newline) : 1
      at = record.end
    }
    rest = rest.slice(at)
    return rows
  }
  const problem = (unclosed: number | undefined, from: number) =>
    new CsvProblem(
      unclosed === undefined
        ? importMessages.rowLong(line)
        : importMessages.fileCut(line + count(rest.slice(from, unclosed), newline)),
    )
  return {
    push(text) {
      rest += text
      newline ??= newlineOf(rest)
      if (newline === undefined && rest.length > longestRow) throw problem(undefined, 0)
      return newline === undefined ? [] : read(false)
    },
    end: () => read(true),
  }
}

/**
 * The line ending of the first line, ignoring those inside quotes. Undefined until it is known: a CR at the
 * end of the chunk may be the first half of CRLF.
 */
function newlineOf(text: string): string | undefined {
  let quoted = false
  let atStart = true
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? ''
    const next = text[at + 1]
    if (quoted) {
      if (sign !== '"') continue
      if (next === '"') at += 1
      else quoted = false
      continue
    }
    if (sign === '\n') return '\n'
    if (sign === '\r') return next === undefined ? undefined : next === '\n' ? '\n' : '\r'
    quoted = sign === '"' && atStart
    atStart = sign === ',' || sign === ';' || sign === '\t'
  }
  return undefined
}

/** The most frequent delimiter of the first line outside of quotes; a comma if it has none. */
function delimiterOf(text: string, newline = '\n'): string {
  const [line = ''] = text.split(newline, 1)
  const bare = line.replaceAll(/"[^"]*"/g, '')
  const counts = [',', ';', '\t'].map(mark => ({ mark, times: bare.split(mark).length }))
  return counts.reduce((best, one) => (one.times > best.times ? one : best)).mark
}

/** A record and the offset of the next one; without cells the text ends inside the record. */
type Reading =
  | { readonly cells: string[]; readonly end: number }
  | { readonly cells?: never; readonly unclosed?: number }

interface Marks {
  readonly newline: string | undefined
  readonly delimiter: string
  /** Whether this is the last chunk. */
  readonly last: boolean
}

function readRecord(text: string, from: number, { newline = '\n', delimiter, last }: Marks): Reading {
  const line = plainLine(text, from, newline, last)
  if (line !== undefined && !line.includes('"')) {
    const end = Math.min(text.length, from + line.length + 1)
    return { cells: withoutReturn(line).split(delimiter), end }
  }
  const cells: string[] = []
  let at = from
  for (;;) {
    let cell = ''
    // Two quotes in a row inside quotes are one literal quote.
    for (const opened = at; text[at] === '"'; ) {
      const close = text.indexOf('"', at + 1)
      if (close === -1) return { unclosed: opened }
      cell += (at === opened ? '' : '"') + text.slice(at + 1, close)
      at = close + 1
    }
    let stop = at
    while (stop < text.length && text[stop] !== delimiter && text[stop] !== newline) stop += 1
    if (stop === text.length && !last) return {}
    const tail = text.slice(at, stop)
    at = stop + 1
    if (text[stop] === delimiter) {
      cells.push(cell + tail)
      continue
    }
    cells.push(cell + withoutReturn(tail))
    return { cells, end: Math.min(text.length, at) }
  }
}

/** The line that begins at `from`; undefined if the text ends inside it. */
function plainLine(text: string, from: number, newline: string, last: boolean): string | undefined {
  const end = text.indexOf(newline, from)
  if (end === -1) return last ? text.slice(from) : undefined
  return text.slice(from, end)
}

function withoutReturn(text: string): string {
  return text.endsWith('\r') ? text.slice(0, -1) : text
}

function count(text: string, newline = '\n'): number {
  return text.split(newline).length - 1
}
