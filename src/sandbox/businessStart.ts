import { type DatabaseSync } from 'node:sqlite'
import { businessNow, day, moment } from './moment.ts'
import { rowOf } from './rows.ts'

/**
 * The moment at which the business goes on when a sandbox is opened, in milliseconds since 1970: that of its business day,
 * or just after what was last said, so that what is new after a restart is newer than what was there. Dates on demand that
 * lie a month ahead do not count.
 */
export function businessStart(db: DatabaseSync): number {
  const last = rowOf(
    db,
    `SELECT max(at) AS at FROM (
      SELECT max(created_at) AS at FROM notifications WHERE created_at < ?1
      UNION ALL SELECT max(created_at) FROM comments WHERE created_at < ?1)`,
    moment(businessNow + 30 * day),
  )?.at
  const after =
    last === null || last === undefined ? 0 : Date.parse(`${String(last).replace(' ', 'T')}Z`) + 1000
  return Math.max(businessNow, after || 0)
}
