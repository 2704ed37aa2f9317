import { messages } from '../messages.ts'
import { CsvProblem } from './decode.ts'

/** One record of a file. */
export interface CsvRow {
  /** Line of the file in which it begins, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

/** Turns the text of a file into rows, piece by piece (RFC 4180; lines end with LF, CRLF or CR). Empty lines are no rows. */
export interface CsvReader {
  /** The rows that the text completes. Throws a `CsvProblem` when quotes are not closed for too long. */
  push(text: string): CsvRow[]
  /** The last row, when no line break follows it. Throws a `CsvProblem` when quotes are still open. */
  end(): CsvRow[]
}

/** Characters of one row; a longer one only arises from quotes that are never closed. */
const longestRow = 1_000_000

export function csvReader(): CsvReader {
  let rest = ''
  let line = 1
  let newline: string | undefined

  function read(last: boolean): CsvRow[] {
    const rows: CsvRow[] = []
    let at = 0
    while (at < rest.length) {
      const record = readRecord(rest, at, newline ?? '\n', last)
      if (record === undefined) break
      if (record.end > at + record.breakLength) rows.push({ line, cells: record.cells })
      line += record.lines
      at = record.end
    }
    rest = rest.slice(at)
    if (rest.length > (last ? 0 : longestRow))
      throw new CsvProblem(messages.fileCut(line + openedAfter(rest, newline ?? '\n')))
    return rows
  }

  return {
    push(text) {
      rest += text
      newline ??= rest.includes('\n') ? '\n' : rest.includes('\r') ? '\r' : undefined
      return newline === undefined ? [] : read(false)
    },
    end: () => read(true),
  }
}

interface CsvRecord {
  readonly cells: readonly string[]
  /** Where the next one begins. */
  readonly end: number
  readonly breakLength: number
  /** Line breaks in it, the one at its end too. */
  readonly lines: number
}

/** The record that begins at `at`; undefined when the text ends before it does. */
function readRecord(text: string, at: number, newline: string, last: boolean): CsvRecord | undefined {
  const brk = text.indexOf(newline, at)
  if (brk === -1 && !last) return undefined
  const end = brk === -1 ? text.length : brk
  const quote = text.indexOf('"', at)
  if (quote === -1 || quote >= end) {
    const cr = newline === '\n' && brk !== -1 && text[end - 1] === '\r' && end > at ? 1 : 0
    const breakLength = brk === -1 ? 0 : 1 + cr
    return {
      cells: text.slice(at, end - cr).split(','),
      end: end + (brk === -1 ? 0 : 1),
      breakLength,
      lines: 1,
    }
  }
  return readQuoted(text, at, newline, last)
}
