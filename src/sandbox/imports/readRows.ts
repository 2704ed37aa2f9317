import Papa from 'papaparse'

/** One row of a CSV file: its cells, and the line of the file on which it begins. */
export interface CsvRow {
  readonly line: number
  readonly cells: readonly string[]
}

/** The rows of a CSV text; `broken` is the line on which a quotation begins that never ends. */
export interface CsvRows {
  readonly rows: readonly CsvRow[]
  readonly broken?: number
}

/**
 * Reads a CSV text with comma, semicolon or tab, whichever its first line has. Empty lines are left out and counted,
 * those of empty cells alone too; a line break within a cell counts too.
 */
export function readRows(text: string): CsvRows {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text) })
  const torn = errors.find(error => error.code === 'MissingQuotes')?.row
  const rows: CsvRow[] = []
  let line = 1
  let broken: number | undefined
  for (const [at, cells] of data.entries()) {
    if (at === torn) broken = line
    if (cells.some(cell => cell.trim() !== '')) rows.push({ line, cells })
    line += 1 + breaksIn(cells)
  }
  return broken === undefined ? { rows } : { rows, broken }
}

function delimiterOf(text: string): string {
  const head = /^[^\r\n]*/.exec(text)?.[0] ?? ''
  return [',', ';', '\t'].find(one => head.includes(one)) ?? ','
}

function breaksIn(cells: readonly string[]): number {
  let breaks = 0
  for (const cell of cells)
    if (cell.includes('\n') || cell.includes('\r')) breaks += cell.match(/\r\n|\r|\n/g)?.length ?? 0
  return breaks
}
