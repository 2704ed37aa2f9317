import { type CompiledImportColumn } from '../../../../core/compile/compiled.ts'
import { checkHeader, type ImportProblem, rowCheck } from '../../../../core/csv/check.ts'
import { CsvProblem } from '../../../../core/csv/decode.ts'
import { importMessages } from '../../../../core/csv/importMessages.ts'
import { type CsvRow } from '../../../../core/csv/read.ts'
import { rowsOfFile } from './rowsOfFile.ts'

/** Rows that are shown, and problems that are listed. */
const previewed = 8
const listed = 50

/** What is known of a file after it was looked at, or while it is. */
export interface FileView {
  readonly header: readonly string[]
  /** The first rows below the header. */
  readonly preview: readonly CsvRow[]
  /** Rows below the header. */
  readonly rowCount: number
  /** The first of what is wrong. */
  readonly problems: readonly ImportProblem[]
  readonly problemCount: number
}

/** Looks through a file, telling what it has seen so far; throws a `CsvProblem` for a file that cannot be read. */
export async function* inspectFile(
  file: File,
  columns: readonly CompiledImportColumn[],
): AsyncGenerator<{ readonly view: FileView; readonly share: number }, void> {
  let check: ReturnType<typeof rowCheck> | undefined
  let view: FileView = { header: [], preview: [], rowCount: 0, problems: [], problemCount: 0 }
  for await (const { rows, share } of rowsOfFile(file)) {
    const [first] = rows
    const header = check ? undefined : first
    if (header) check = rowCheck(header.cells, columns)
    const below = header ? rows.slice(1) : rows
    const found = header ? checkHeader(header, columns) : []
    for (const row of below) found.push(...(check?.(row) ?? []))
    view = {
      header: header?.cells ?? view.header,
      preview: [...view.preview, ...below.slice(0, previewed - view.preview.length)],
      rowCount: view.rowCount + below.length,
      problems: [...view.problems, ...found.slice(0, listed - view.problems.length)],
      problemCount: view.problemCount + found.length,
    }
    yield { view, share }
  }
  if (!check) throw new CsvProblem(importMessages.fileEmpty)
  if (view.rowCount === 0) throw new CsvProblem(importMessages.fileHeaderOnly)
}
