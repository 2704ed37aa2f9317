import { type DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { rowOf } from '../rows.ts'

const kept = 500
const counts = new WeakMap<DatabaseSync, { changes: string; known: Map<string, number> }>()

/**
 * The answer of a counting query. It is remembered until anything in the database changes, by this connection or by
 * another, because counting a million rows takes longer than showing ten of them.
 */
export function rowCount(db: DatabaseSync, sql: string, values: readonly SQLInputValue[]): number {
  const changes = `${rowOf(db, 'SELECT total_changes() AS own')?.own} ${rowOf(db, 'PRAGMA data_version')?.data_version}`
  let cache = counts.get(db)
  if (cache?.changes !== changes) {
    cache = { changes, known: new Map() }
    counts.set(db, cache)
  }
  const key = JSON.stringify([sql, values])
  const known = cache.known.get(key)
  if (known !== undefined) return known
  const count = Number(rowOf(db, sql, ...values)?.n ?? 0)
  if (cache.known.size >= kept) cache.known.clear()
  cache.known.set(key, count)
  return count
}
