import { type CompiledImportColumn } from '../../../../core/compile/compiled.ts'
import { headerName } from '../../../../core/csv/check.ts'
import { writeCsv } from '../../../../core/csv/write.ts'
import { rowsOfFile } from './rowsOfFile.ts'

/**
 * The header and the rows of a file that begin in those lines, as a file of their own to mend and import again. It begins
 * with a byte order mark, without which spreadsheets misread other letters than English ones. Rejects when the file is gone.
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
