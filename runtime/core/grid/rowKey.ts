import { type Row } from '../../../schemas/wire/gridReply.ts'
import { type CompiledColumn, type CompiledGrid } from '../compile/compiled.ts'
import { valueAt } from '../objects.ts'
import { plainText } from '../text/displayText.ts'
import { paramsOfLink } from './rowTarget.ts'

/** Identifies a row, with the type that the server sent. */
export type RowKey = string | number

/** The key of a row; empty if it has none, which disables its actions and selection. */
export function rowKeyOf(grid: Pick<CompiledGrid, 'rowKey'>, row: Row): RowKey {
  const key = valueAt(row, grid.rowKey)
  return typeof key === 'string' || typeof key === 'number' ? key : ''
}

/** Whether a row is inactive: its check field equals 'inactive', ignoring case (spec 1 §2). */
export function isInactive(row: unknown, field: string): boolean {
  return plainText(valueAt(row, field)).toLowerCase() === 'inactive'
}

/** The column that names a row: its key if initially visible, else the first visible column. */
export function nameColumn({
  columns,
  rowKey,
}: Pick<CompiledGrid, 'columns' | 'rowKey'>): CompiledColumn | undefined {
  const seen = columns.filter(({ show }) => show !== 'off')
  return seen.find(({ field }) => field === rowKey) ?? seen[0]
}

/** Whether a column opens the row: a link with the key in its path or as its text, or an action. */
export function leadsToRow(
  { rowKey }: Pick<CompiledGrid, 'rowKey'>,
  { field, cell }: CompiledColumn,
): boolean {
  if (cell.kind === 'action') return field === rowKey
  if (!('to' in cell)) return false
  return field === rowKey || paramsOfLink(cell).some(params => Object.values(params).includes(rowKey))
}
