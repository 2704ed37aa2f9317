import { type DatabaseSync } from 'node:sqlite'
import { type GridOptions } from '../../../schemas/wire/gridRequest.ts'
import { gridFilter } from './gridFilter.ts'
import { type GridTable } from './gridTable.ts'
import { rowCount } from './rowCount.ts'
import { within } from './sqlCondition.ts'

/** How many rows of the grid the filter leaves. */
export function gridCount(db: DatabaseSync, table: GridTable, filter: GridOptions['filter']): number {
  return rowCount(
    db,
    table.table,
    within(
      table,
      gridFilter(table, filter, () => true),
    ),
    table.reads,
  )
}
