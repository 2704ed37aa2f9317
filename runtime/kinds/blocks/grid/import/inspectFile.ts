import { type CompiledImportColumn } from '../../../../core/compile/compiled.ts'
import { checkHeader, headerName, type ImportProblem, rowCheck } from '../../../../core/csv/check.ts'
import { CsvProblem, checkSize, csvDecoder } from '../../../../core/csv/decode.ts'
import { importMessages } from '../../../../core/csv/importMessages.ts'
import { type CsvRow, csvReader } from '../../../../core/csv/read.ts'
import { writeCsv } from '../../../../core/csv/write.ts'

/** Number of rows in the preview. */
const previewed = 8
const listed = 50

/** The result of checking a file, complete or in progress. */
export interface FileView {
  readonly header: readonly string[]
  /** The first rows below the header. */
  readonly preview: readonly CsvRow[]
  /** Rows below the header. */
  readonly rowCount: number
  /** The first problems. */
  readonly problems: readonly ImportProblem[]
  readonly problemCount: number
}

/** Checks a file and yields its progress; throws a `CsvProblem` for a file that cannot be read. */
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

/** Bytes per read: between two of them the page can respond to the user. */
const piece = 512_000

interface FilePart {
  readonly rows: readonly CsvRow[]
  /** How much of the file has been read, 0 to 1. */
  readonly share: number
}

/** The rows of a file in chunks. Throws a `CsvProblem` for a file that cannot be read. */
async function* rowsOfFile(file: File): AsyncGenerator<FilePart, void> {
  checkSize(file)
  const decoder = csvDecoder()
  const reader = csvReader()
  for (let at = 0; at < file.size; at += piece) {
    const text = decoder.push(await bytesOf(file.slice(at, at + piece)))
    yield { rows: reader.push(text), share: Math.min(1, (at + piece) / file.size) }
  }
  yield { rows: [...reader.push(decoder.end()), ...reader.end()], share: 1 }
}

async function bytesOf(blob: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await blob.arrayBuffer())
  } catch {
    // It was changed or removed after the user chose it.
    throw new CsvProblem(importMessages.fileUnread)
  }
}

/**
 * A file of the header and the rows at those lines, to correct and import again. Starts with a byte order
 * mark, because spreadsheets otherwise misread non-English letters. Rejects if the file is gone.
 */
export async function failedRows(
  file: File,
  lines: ReadonlySet<number>,
  columns: readonly CompiledImportColumn[],
): Promise<Blob> {
  const kept: (readonly string[])[] = []
  for await (const { rows } of rowsOfFile(file)) {
    for (const { line, cells } of rows) if (kept.length === 0 || lines.has(line)) kept.push(cells)
  }
  const kinds = kept[0]?.map(
    name => columns.find(({ header }) => headerName(header) === headerName(name))?.kind,
  )
  return new Blob(['\ufeff', writeCsv(kept, kinds)], { type: 'text/csv;charset=utf-8' })
}
