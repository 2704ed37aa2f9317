import { type DatabaseSync } from 'node:sqlite'
import { businessStart } from './businessStart.ts'

/** The time of the business: it begins where the data leave off and goes on with the clock of the sandbox. */
export interface BusinessClock {
  /** Milliseconds since 1970, UTC. */
  instant(): number
  /** Lets that many milliseconds pass at once. */
  pass(milliseconds: number): void
}

/** `now` is the clock of the sandbox. */
export function makeBusinessClock(db: DatabaseSync, now: () => number): BusinessClock {
  const start = businessStart(db)
  const opened = now()
  let passed = 0
  return {
    instant: () => start + now() - opened + passed,
    pass(milliseconds) {
      passed += milliseconds
    },
  }
}
