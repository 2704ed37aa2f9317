import { type DatabaseSync } from 'node:sqlite'
import { placeOf } from '../database/placeOf.ts'
import { rowsOf } from '../database/rows.ts'
import { settingChangedBy, settingNumber } from '../databaseSettings/settings.ts'
import { pendingPlace, writeOffStatuses } from './writeOffStatuses.ts'

const [approved, booked] = [placeOf(writeOffStatuses, 'approved'), placeOf(writeOffStatuses, 'booked')]

/**
 * Which of these pending write-offs need a second person: those above the limit, together with what the same
 * person has approved alone of the same order, so that splitting an amount is no way around it. The user who
 * set the limit always needs approval.
 */
export function needSecondPerson(db: DatabaseSync, ids: readonly number[], by: string): ReadonlySet<number> {
  if (settingChangedBy(db, 'finance_write_off_limit') === by) return new Set(ids)
  const limit = Math.round(settingNumber(db, 'finance_write_off_limit') * 100)
  if (limit === 0) return new Set()
  const rows = rowsOf(
    db,
    `WITH wanted AS (SELECT id, order_nr, currency, amount FROM write_offs
       WHERE id IN (SELECT value FROM json_each(?)) AND status = ${pendingPlace}),
     sums AS (SELECT order_nr, currency, sum(abs(amount)) AS wanted FROM wanted GROUP BY order_nr, currency),
     above AS (SELECT order_nr, currency FROM sums WHERE wanted + (
       SELECT coalesce(sum(abs(w.amount)), 0) FROM write_offs w
       WHERE w.variant IN (0, 1) AND w.order_nr = sums.order_nr AND w.currency = sums.currency AND w.decided_by = ?
         AND w.status IN (${approved}, ${booked})
         AND NOT EXISTS (SELECT 1 FROM write_off_requests r WHERE r.write_off_id = w.id AND r.status = 'approved')) > ?)
     SELECT wanted.id FROM wanted JOIN above USING (order_nr, currency)`,
    JSON.stringify(ids),
    by,
    limit,
  )
  return new Set(rows.map(({ id }) => Number(id)))
}
