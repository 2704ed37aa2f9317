import { type DatabaseSync } from 'node:sqlite'
import { tableVersion } from '../database/rows.ts'

const most = 500

type Known<T> = Map<string, { version: string; found: Map<string, T> }>

/**
 * What was found in a table, until a row of it may have changed: counting a million rows takes longer than showing ten of them.
 * `reads` are the tables that its rows come from.
 */
export function createMemory<T>() {
  const databases = new WeakMap<DatabaseSync, Known<T>>()
  return (
    db: DatabaseSync,
    { table, reads, key }: { table: string; reads: readonly string[]; key: string },
    find: () => T,
  ): T => {
    const tables: Known<T> = databases.get(db) ?? new Map()
    databases.set(db, tables)
    const version = reads.map(name => tableVersion(db, name)).join()
    let kept = tables.get(table)
    if (kept?.version !== version) {
      kept = { version, found: new Map() }
      tables.set(table, kept)
    }
    const known = kept.found.get(key)
    if (known !== undefined) return known
    const found = find()
    if (kept.found.size >= most) kept.found.clear()
    kept.found.set(key, found)
    return found
  }
}
