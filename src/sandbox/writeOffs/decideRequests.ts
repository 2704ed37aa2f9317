import { type DatabaseSync } from 'node:sqlite'
import { type WireSelection } from '../../../schemas/wire/selection.ts'
import { placeOf } from '../database/placeOf.ts'
import { type DatabaseRow, inTransaction, rowOf, rowsOf, run } from '../database/rows.ts'
import { expectCount, rowId, selectedRows } from '../grid/selectedRows.ts'
import { where } from '../grid/sqlCondition.ts'
import { Refusal } from '../server/refusal.ts'
import { writeDecision } from './decision.ts'
import { writeOffRequestsGrid } from './requestsGrid.ts'
import { pendingPlace, waitingPlace, writeOffStatuses } from './writeOffStatuses.ts'

/** The yes or no of the second person. */
export interface Verdict {
  readonly status: 'approved' | 'rejected'
  readonly by: string
  readonly at: string
  /** Why; a rejection needs it. */
  readonly note: string | null
}

/**
 * Decides the selected requests, all of them or none, and returns their number. Throws a Refusal: 404, 409
 * when one was decided already, was created by the same user, or has another version than the user saw.
 */
export function decideWriteOffRequests(
  db: DatabaseSync,
  selection: WireSelection,
  verdict: Verdict,
  version?: number,
): number {
  if (verdict.status === 'rejected' && verdict.note === null)
    throw new Refusal(400, 'Reason is required.', [{ field: 'note', message: 'Reason is required.' }])
  return inTransaction(db, () => {
    const table = writeOffRequestsGrid(verdict.by)
    const selected = selectedRows(table, selection, 'request')
    const ids = rowsOf(
      db,
      `SELECT id FROM ${table.table}${where(selected)} ORDER BY id`,
      ...selected.values,
    ).map(({ id }) => Number(id))
    expectCount(selection, ids.length, 'request')
    if (ids.length === 0 || ('ids' in selection && ids.length < new Set(selection.ids.map(Number)).size))
      throw new Refusal(404, 'Not all of these requests exist.')
    for (const id of ids) decide(db, requestRow(db, id, version), verdict)
    return ids.length
  })
}

/** Takes a request back: the write-off is pending again. Throws a Refusal: 404, 409 for another person or too late. */
export function withdrawWriteOffRequest(
  db: DatabaseSync,
  id: string,
  { by, at }: Pick<Verdict, 'by' | 'at'>,
): number {
  return inTransaction(db, () => {
    const row = requestRow(db, rowId(id, 'request'))
    if (row.asked_by !== by)
      throw new Refusal(409, `Request ${row.id} can only be withdrawn by ${row.asked_by}, who made it.`)
    end(db, row, { status: 'withdrawn', by, at, note: null })
    const writeOff = Number(row.write_off_id)
    run(
      db,
      `UPDATE write_offs SET status = ${pendingPlace} WHERE id = ? AND status = ${waitingPlace}`,
      writeOff,
    )
    return writeOff
  })
}

function decide(db: DatabaseSync, row: DatabaseRow, verdict: Verdict): void {
  if (row.status === 'pending' && row.asked_by === verdict.by)
    throw new Refusal(
      409,
      `You approved write-off ${row.write_off_id} yourself. Someone else must decide it.`,
    )
  end(db, row, verdict)
  const note = verdict.note ?? (row.note === null ? null : String(row.note))
  const status = placeOf(writeOffStatuses, verdict.status)
  writeDecision(db, [Number(row.write_off_id)], { ...verdict, status, note, from: waitingPlace })
}

function end(
  db: DatabaseSync,
  row: DatabaseRow,
  {
    status,
    by,
    at,
    note,
  }: { readonly status: string; readonly by: string; readonly at: string; readonly note: string | null },
): void {
  if (row.status !== 'pending')
    throw new Refusal(409, `Request ${row.id} was already ${row.status} by ${row.decided_by}.`)
  run(
    db,
    'UPDATE write_off_requests SET status = ?, decided_by = ?, decided_at = ?, decision_note = ?, version = version + 1 WHERE id = ?',
    ...[status, by, at, note, Number(row.id)],
  )
}

function requestRow(db: DatabaseSync, id: number, version?: number): DatabaseRow {
  const row = rowOf(db, 'SELECT * FROM write_off_requests WHERE id = ?', id)
  if (!row) throw new Refusal(404, `There is no request ${id}.`)
  if (version !== undefined && row.version !== version)
    throw new Refusal(409, `Request ${id} was already ${row.status} by ${row.decided_by}.`)
  return row
}
