import { type CompiledImportColumn } from '../compile/compiled.ts'
import { writeCsv } from './write.ts'

/** A file to start from: the headers of the columns, and a line of examples. */
export function templateCsv(columns: readonly CompiledImportColumn[]): string {
  return writeCsv(
    [columns.map(({ header }) => header), columns.map(exampleOf)],
    columns.map(({ kind }) => kind),
  )
}

/** Empty for a text whose form is unknown: the example of a pattern cannot be guessed. */
function exampleOf({ example, options, kind, min = 1, max = Infinity }: CompiledImportColumn): string {
  if (example !== undefined) return String(example)
  if (options?.[0] !== undefined) return options[0]
  if (kind === 'date') return '2026-01-31'
  return kind === 'text' ? '' : String(Math.min(Math.max(1, min), max))
}
