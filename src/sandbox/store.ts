import { type DatabaseSync } from 'node:sqlite'

/** What every part of the sandbox works on. */
export interface Store {
  readonly db: DatabaseSync
  /** Milliseconds since 1970, by which sessions and codes expire. */
  readonly now: () => number
}
