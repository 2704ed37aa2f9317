import { type Row } from '../../../schemas/wire/gridReply.ts'
import { type CompiledColumn, type CompiledGrid } from '../compile/compiled.ts'
import { valueAt } from '../objects.ts'
import { plainText } from '../text/displayText.ts'

/** What tells a row from others, as the server sent it. */
export type RowKey = string | number

/** The key of a row; empty when the row has none, and then nothing can be done with the row. */
export function rowKeyOf(grid: Pick<CompiledGrid, 'rowKey'>, row: Row): RowKey {
  const key = valueAt(row, grid.rowKey)
  return typeof key === 'string' || typeof key === 'number' ? key : ''
}

/** Whether a row is inactive: its check field equals 'inactive', whatever the case (spec 1 §2). */
export function isInactive(row: unknown, field: string): boolean {
  return plainText(valueAt(row, field)).toLowerCase() === 'inactive'
}

/** The column by which people know a row: its key where the grid opens with it, else the first one that it opens with. */
export function nameColumn({
  columns,
  rowKey,
}: Pick<CompiledGrid, 'columns' | 'rowKey'>): CompiledColumn | undefined {
  const seen = columns.filter(({ show }) => show !== 'off')
  return seen.find(({ field }) => field === rowKey) ?? seen[0]
}

/** Whether the cells of a column lead to the row itself: a link whose path names the key or whose text it is, or its action. */
export function leadsToRow(
  { rowKey }: Pick<CompiledGrid, 'rowKey'>,
  { field, cell }: CompiledColumn,
): boolean {
  if (cell.kind === 'action') return field === rowKey
  if (!('to' in cell)) return false
  return field === rowKey || Object.values(cell.params ?? {}).includes(rowKey)
}
