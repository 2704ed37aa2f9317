import { type DatabaseSync } from 'node:sqlite'
import { rowOf } from '../rows.ts'
import { createMemory } from './createMemory.ts'
import { type SqlCondition, where } from './sqlCondition.ts'

const remembered = createMemory<number>()

/** How many rows of the table fulfil the condition. `reads` are the tables that its rows come from. */
export function rowCount(
  db: DatabaseSync,
  table: string,
  condition: SqlCondition,
  reads: readonly string[] = [table],
): number {
  return remembered(db, { table, reads, key: JSON.stringify(condition) }, () =>
    Number(rowOf(db, `SELECT count(*) AS n FROM ${table}${where(condition)}`, ...condition.values)?.n ?? 0),
  )
}
