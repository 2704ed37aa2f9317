import { type CompiledColumn, type CompiledGrid } from '../compile/compiled.ts'

/** The column by which people know a row: its key where the grid opens with it, else the first one that it opens with. */
export function nameColumn({
  columns,
  rowKey,
}: Pick<CompiledGrid, 'columns' | 'rowKey'>): CompiledColumn | undefined {
  const seen = columns.filter(({ show }) => show !== 'off')
  return seen.find(({ field }) => field === rowKey) ?? seen[0]
}
