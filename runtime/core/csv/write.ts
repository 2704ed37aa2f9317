/** Kind of a value: text is escaped for spreadsheets, numbers and dates are written unchanged. */
export type CsvKind = 'text' | 'number' | 'integer' | 'date'

/**
 * Rows as the text of a CSV file with CRLF line endings. Text that a spreadsheet would run as a formula gets
 * a leading apostrophe. `kinds` has the kind of each column; default text.
 */
export function writeCsv(
  rows: readonly (readonly string[])[],
  kinds: readonly (CsvKind | undefined)[] = [],
): string {
  return rows.map(cells => `${line(cells, kinds)}\r\n`).join('')
}

function line(cells: readonly string[], kinds: readonly (CsvKind | undefined)[]): string {
  const text = cells.map((cell, at) => quoted(harmless(cell, kinds[at] ?? 'text'))).join(',')
  return text === '' && cells.length === 1 ? '""' : text
}

function harmless(cell: string, kind: CsvKind): string {
  if (!/^[=+\-@\t\r]/.test(cell)) return cell
  return kind !== 'text' && /^[+-]?\d+(?:\.\d+)?$/.test(cell) ? cell : `'${cell}`
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
