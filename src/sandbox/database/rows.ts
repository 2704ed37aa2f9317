import { type DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite'

/** One row as SQLite gives it. */
export type DatabaseRow = Record<string, SQLOutputValue>

/** The rows of a query; its statement is prepared once per database. */
export function rowsOf(db: DatabaseSync, sql: string, ...values: SQLInputValue[]): DatabaseRow[] {
  return prepared(db, sql).all(...values)
}

/** The first row of a query, if there is one. */
export function rowOf(db: DatabaseSync, sql: string, ...values: SQLInputValue[]): DatabaseRow | undefined {
  return prepared(db, sql).get(...values)
}

/** Runs a statement and returns how many rows it changed. */
export function run(db: DatabaseSync, sql: string, ...values: SQLInputValue[]): number {
  const changes = Number(prepared(db, sql).run(...values).changes)
  const known = writesOf(db)
  const table = written.exec(sql)?.[1]
  if (table === undefined) known.unknown++
  else if (changes > 0) known.tables.set(table, (known.tables.get(table) ?? 0) + 1)
  if (table !== undefined) known.changes += changes
  return changes
}

/** Runs the work in one transaction, or as a part of the one that is open; what it throws undoes all of it. */
export function inTransaction<T>(db: DatabaseSync, work: () => T): T {
  const [begin, commit, undo] = db.isTransaction ? savepoint : whole
  db.exec(begin)
  try {
    const result = work()
    db.exec(commit)
    return result
  } catch (error) {
    db.exec(undo)
    writesOf(db).unknown++
    throw error
  }
}

/**
 * The same for asynchronous work that waits only for settled promises, so that no other write comes between;
 * other work is rolled back and rejected. `mayCommit`: whether what was written before an error is kept.
 */
export async function inLongTransaction<T>(
  db: DatabaseSync,
  mayCommit: (error: unknown) => boolean,
  work: () => Promise<T>,
): Promise<T> {
  const [begin, commit, undo] = whole
  let waited = false
  const turn = setImmediate(() => {
    waited = true
  })
  db.exec(begin)
  try {
    const result = await work()
    if (waited) throw new Error('The work waits while its transaction is open.')
    db.exec(commit)
    return result
  } catch (error) {
    if (db.isTransaction) db.exec(mayCommit(error) ? commit : undo)
    writesOf(db).unknown++
    throw error
  } finally {
    clearImmediate(turn)
  }
}

const whole = ['BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK'] as const
const savepoint = ['SAVEPOINT part', 'RELEASE part', 'ROLLBACK TO part; RELEASE part'] as const

/**
 * A text that differs whenever a row of the table may have changed: by `run`, by anything else that has written through
 * this connection, or by another connection.
 */
export function tableVersion(db: DatabaseSync, table: string): string {
  const { changes, unknown, tables } = writesOf(db)
  const total = Number(rowOf(db, 'SELECT total_changes() AS own')?.own)
  const others = rowOf(db, 'PRAGMA data_version')?.data_version
  return [tables.get(table) ?? 0, total - changes, unknown, others].join(' ')
}

interface Writes {
  /** Rows changed by `run`. */
  changes: number
  /** Writes whose table is not known. */
  unknown: number
  readonly tables: Map<string, number>
}

const written = /^\s*(?:INSERT(?: OR \w+)? INTO|UPDATE|DELETE FROM) (\w+)/
const writes = new WeakMap<DatabaseSync, Writes>()

function writesOf(db: DatabaseSync): Writes {
  const known = writes.get(db) ?? { changes: 0, unknown: 0, tables: new Map() }
  writes.set(db, known)
  return known
}

const statements = new WeakMap<DatabaseSync, Map<string, StatementSync>>()
const keptStatements = 500

function prepared(db: DatabaseSync, sql: string): StatementSync {
  const known = statements.get(db) ?? new Map<string, StatementSync>()
  statements.set(db, known)
  const found = known.get(sql)
  if (found) return found
  const statement = db.prepare(sql)
  if (known.size >= keptStatements) known.clear()
  known.set(sql, statement)
  return statement
}
