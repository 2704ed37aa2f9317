import { type DatabaseSync } from 'node:sqlite'
import { type GridOptions } from '../../../schemas/wire/gridRequest.ts'
import { rowOf } from '../database/rows.ts'
import { createMemory } from './createMemory.ts'
import { gridFilter } from './gridFilter.ts'
import { type GridTable } from './gridTable.ts'
import { type SqlCondition, where, within } from './sqlCondition.ts'

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

const remembered = createMemory<number>()

/** How many rows of the table fulfil the condition. `reads` are the tables that its rows come from. */
function rowCount(
  db: DatabaseSync,
  table: string,
  condition: SqlCondition,
  reads: readonly string[] = [table],
): number {
  return remembered(db, { table, reads, key: JSON.stringify(condition) }, () =>
    Number(rowOf(db, `SELECT count(*) AS n FROM ${table}${where(condition)}`, ...condition.values)?.n ?? 0),
  )
}
