import { type DatabaseSync } from 'node:sqlite'
import { rowOf, tableVersion } from '../rows.ts'
import { type SqlCondition, where } from './sqlCondition.ts'

const kept = 500
const counts = new WeakMap<DatabaseSync, Map<string, { version: string; known: Map<string, number> }>>()

/**
 * How many rows of the table fulfil the condition. It is remembered until a row of the table may have changed, because
 * counting a million rows takes longer than showing ten of them. `reads` are the tables that its rows come from.
 */
export function rowCount(
  db: DatabaseSync,
  table: string,
  condition: SqlCondition,
  reads: readonly string[] = [table],
): number {
  const tables = counts.get(db) ?? new Map<string, { version: string; known: Map<string, number> }>()
  counts.set(db, tables)
  const version = reads.map(name => tableVersion(db, name)).join()
  let cache = tables.get(table)
  if (cache?.version !== version) {
    cache = { version, known: new Map() }
    tables.set(table, cache)
  }
  const key = JSON.stringify(condition)
  const known = cache.known.get(key)
  if (known !== undefined) return known
  const count = Number(
    rowOf(db, `SELECT count(*) AS n FROM ${table}${where(condition)}`, ...condition.values)?.n ?? 0,
  )
  if (cache.known.size >= kept) cache.known.clear()
  cache.known.set(key, count)
  return count
}
