import { type CompiledColumn, type CompiledGrid } from '../compile/compiled.ts'

/** Whether the cells of a column lead to the row itself: a link whose path names the key or whose text it is, or its action. */
export function leadsToRow(
  { rowKey }: Pick<CompiledGrid, 'rowKey'>,
  { field, cell }: CompiledColumn,
): boolean {
  if (cell.kind === 'action') return field === rowKey
  if (!('to' in cell)) return false
  return field === rowKey || Object.values(cell.params ?? {}).includes(rowKey)
}
