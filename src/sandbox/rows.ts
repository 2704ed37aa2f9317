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
  return Number(prepared(db, sql).run(...values).changes)
}

/** Runs the work in one transaction; what it throws undoes all of it. */
export function inTransaction<T>(db: DatabaseSync, work: () => T): T {
  db.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    db.exec('COMMIT')
    return result
  } catch (error) {
    db.exec('ROLLBACK')
    throw error
  }
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
