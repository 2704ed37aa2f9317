import { type DatabaseSync } from 'node:sqlite'
import { rowOf } from '../../../src/sandbox/database/rows.ts'
import { writeOffStatuses } from '../../../src/sandbox/writeOffs/writeOffStatuses.ts'

const place = (status: (typeof writeOffStatuses)[number]) => writeOffStatuses.indexOf(status)
const done = `IN (${place('approved')}, ${place('booked')})`

/** What holds of write-offs that were all pending when the sandbox began: SQL that finds what does not. */
const rules: Readonly<Record<string, string>> = {
  'a write-off that was approved is not booked once by its amount, or another one is': `SELECT 1 FROM write_offs w WHERE
    (SELECT coalesce(sum(amount), 0) FROM navision_messages m WHERE m.type = 'writeOffJournal' AND m.document_nr = 'WO-' || w.id) <>
    iif(status ${done}, amount, 0) OR (SELECT count(*) FROM navision_messages m WHERE m.document_nr = 'WO-' || w.id) > 1`,
  'a write-off waits without a request, or a request without its write-off': `SELECT 1 FROM write_offs w WHERE
    (SELECT count(*) FROM write_off_requests r WHERE r.write_off_id = w.id AND r.status = 'pending') <> (status = ${place('waiting')})`,
  'a write-off above the limit was approved by one person': `SELECT 1 FROM write_offs w WHERE status ${done} AND abs(amount) > 100000
    AND NOT EXISTS (SELECT 1 FROM write_off_requests r WHERE r.write_off_id = w.id AND r.status = 'approved')`,
  'one person has approved more of an order than the limit': `SELECT 1 FROM write_offs w WHERE status ${done}
    AND NOT EXISTS (SELECT 1 FROM write_off_requests r WHERE r.write_off_id = w.id AND r.status = 'approved')
    GROUP BY order_nr, currency, decided_by HAVING sum(abs(amount)) > 100000`,
  'somebody has decided a write-off twice': `SELECT 1 FROM write_off_requests WHERE status IN ('approved', 'rejected') AND decided_by = asked_by`,
}

/** Every rule of write-offs that does not hold. */
export function brokenWriteOffRules(db: DatabaseSync): string[] {
  return Object.entries(rules)
    .filter(([, sql]) => rowOf(db, sql))
    .map(([rule]) => rule)
}
