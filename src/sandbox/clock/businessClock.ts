import { type DatabaseSync } from 'node:sqlite'
import { rowOf } from '../database/rows.ts'
import { instantOf } from '../timelines/events.ts'
import { businessNow, day, moment } from './moment.ts'

/** The time of the business: it starts at the end of the data and runs with the clock of the sandbox. */
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

/** The newest moment of whatever is written down as it happens; each is the last entry of an index or of its table. */
const last = `SELECT max(at) AS at FROM (
  SELECT max(created_at) AS at FROM notifications WHERE created_at < ?1
  UNION ALL SELECT max(created_at) FROM comments WHERE created_at < ?1
  UNION ALL SELECT max(at) FROM order_confirmation_events
  UNION ALL SELECT max(at) FROM rma_events
  UNION ALL SELECT max(at) FROM api_calls
  UNION ALL SELECT max(created_at) FROM navision_messages
  UNION ALL SELECT max(sent_at) FROM navision_messages
  UNION ALL SELECT max(at) FROM runs
  UNION ALL SELECT at FROM (SELECT at FROM refund_events ORDER BY id DESC LIMIT 1)
  UNION ALL SELECT at FROM (SELECT at FROM verification_events ORDER BY id DESC LIMIT 1))`

/**
 * The time of the business when a sandbox is opened, in milliseconds since 1970: that of its business day, or
 * just after the last event, so that new events are newer than stored ones. Dates on demand that are a month
 * ahead do not count.
 */
function businessStart(db: DatabaseSync): number {
  const at = rowOf(db, last, moment(businessNow + 30 * day))?.at
  const after = at === null || at === undefined ? 0 : instantOf(at) + 1000
  return Math.max(businessNow, after || 0)
}
