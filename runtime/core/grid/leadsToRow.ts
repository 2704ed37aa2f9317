import { type CompiledColumn, type CompiledGrid } from '../compile/compiled.ts'

/** Whether the links of a column lead to the record of the row itself: its path names the key, or the key is its text. */
export function leadsToRow(
  { rowKey }: Pick<CompiledGrid, 'rowKey'>,
  { field, cell }: CompiledColumn,
): boolean {
  if (!('to' in cell)) return false
  return field === rowKey || Object.values(cell.params ?? {}).includes(rowKey)
}
