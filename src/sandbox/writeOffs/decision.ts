import { type DatabaseSync } from 'node:sqlite'
import { placeOf } from '../database/placeOf.ts'
import { run } from '../database/rows.ts'
import { shownSql } from '../grid/shownSql.ts'
import { navisionTypes } from '../navision/navisionTypes.ts'
import { queueDocuments } from '../navision/queueDocuments.ts'
import { writeOffFields } from './grid.ts'
import { writeOffStatuses } from './writeOffStatuses.ts'

const approved = placeOf(writeOffStatuses, 'approved')

/**
 * Writes what was decided about write-offs that are still in the state `from`, in the transaction of the caller, and gives their
 * number; what is approved is booked in the accounting system. A note of their own stays. States are places.
 */
export function writeDecision(
  db: DatabaseSync,
  ids: readonly number[],
  {
    status,
    from,
    by,
    at,
    note,
  }: {
    readonly status: number
    readonly from: number
    readonly by: string
    readonly at: string
    readonly note: string | null
  },
): number {
  const keys = JSON.stringify(ids)
  const waiting = `id IN (SELECT value FROM json_each(?)) AND status = ${from}`
  if (status === approved) queueJournals(db, waiting, keys, at)
  return run(
    db,
    `UPDATE write_offs SET status = ?, decided_by = ?, decided_at = ?, note = coalesce(note, ?) WHERE ${waiting}`,
    ...[status, by, at, note, keys],
  )
}

function queueJournals(db: DatabaseSync, waiting: string, keys: string, at: string): void {
  const sql = `SELECT '${navisionTypes.writeOffJournal.letter}-' || id AS document_nr, order_nr, amount,
    ${shownSql(writeOffFields.currency)} AS currency FROM write_offs WHERE ${waiting} ORDER BY id`
  queueDocuments(db, { type: 'writeOffJournal', sql, values: [keys] }, at)
}
