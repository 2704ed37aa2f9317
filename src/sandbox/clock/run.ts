import { type DatabaseSync } from 'node:sqlite'
import { type Store } from '../database/store.ts'

/** Automatic work of the business, due at moments that follow from the settings. */
export interface Run {
  /** Its key in the data. */
  readonly name: string
  /** The moment after that one at which it is due, in milliseconds since 1970; undefined: the settings have switched it off. */
  next(db: DatabaseSync, after: number): number | undefined
  /**
   * Does the due work in the transaction of the caller; `moment` of the store is when it was due. Returns
   * what to push after the commit; undefined: there was nothing to do.
   */
  work(store: Store): (() => void) | undefined
}

/** The run's tables: when each has worked last. */
export const runTables = `
CREATE TABLE runs (
  name TEXT PRIMARY KEY,
  at TEXT NOT NULL
) WITHOUT ROWID;
`
