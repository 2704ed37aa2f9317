import { counted } from '../values/figures.ts'
import { type RefusedLine } from '../writeOffs/import.ts'
import { type CsvRow } from './readRows.ts'

/** The rows with as many values as the header, and the lines of the others, with the words of the preview. */
export interface FittingRows {
  readonly rows: readonly CsvRow[]
  readonly refused: readonly RefusedLine[]
}

export function fittingRows(header: CsvRow, all: readonly CsvRow[]): FittingRows {
  const width = header.cells.length
  const rows: CsvRow[] = []
  const refused: RefusedLine[] = []
  for (const row of all) {
    const { line, cells } = row
    if (cells.length === width) rows.push(row)
    else
      refused.push({
        line,
        message: `This line has ${counted(cells.length, 'value')} and the header ${width}.`,
      })
  }
  return { rows, refused }
}
