import { type Row } from '../../../schemas/wire/gridReply.ts'
import { type CompiledGrid } from '../compile/compiled.ts'
import { valueAt } from '../valueAt.ts'

/** What tells a row from others, as the server sent it. */
export type RowKey = string | number

/** The key of a row; empty when the row has none, and then nothing can be done with the row. */
export function rowKeyOf(grid: Pick<CompiledGrid, 'rowKey'>, row: Row): RowKey {
  const key = valueAt(row, grid.rowKey)
  return typeof key === 'string' || typeof key === 'number' ? key : ''
}
