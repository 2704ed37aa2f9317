import { type DatabaseSync } from 'node:sqlite'
import { type WireSelection } from '../../../schemas/wire/selection.ts'
import { type DatabaseRow, rowOf, rowsOf, run } from '../database/rows.ts'
import { type GridTable } from '../grid/gridTable.ts'
import { expectCount, selectedRows } from '../grid/selectedRows.ts'
import { where } from '../grid/sqlCondition.ts'
import { Refusal } from '../server/refusal.ts'
import { type DocumentKind } from './cashStatuses.ts'
import { type Actor, addEvent, bookDocument, documentName, documentRow } from './documents.ts'

/** The yes or no of the approval queue. */
export type Verdict =
  | { readonly status: 'approved' }
  | { readonly status: 'rejected'; readonly reason: string; readonly note: string | null }

/**
 * Decides one document of the queue. Throws a Refusal: 404, 409 when it was decided already, or when the same
 * user wrote its current version: two people see every payment and transfer.
 */
export function decideDocument(
  db: DatabaseSync,
  kind: DocumentKind,
  id: string | number,
  verdict: Verdict,
  actor: Actor,
  version?: number,
): void {
  decide(db, documentRow(db, kind, id, version), verdict, actor)
}

/** The same for the documents selected in the queue, all or none; returns their number. */
export function decideSelected(
  db: DatabaseSync,
  table: GridTable,
  selection: WireSelection,
  verdict: Verdict,
  actor: Actor,
): number {
  const selected = selectedRows(table, selection, 'document')
  const ids = rowsOf(db, `SELECT id FROM ${table.table}${where(selected)} ORDER BY id`, ...selected.values)
  expectCount(selection, ids.length, 'row')
  const wanted = 'ids' in selection ? new Set(selection.ids.map(String)).size : ids.length
  if (ids.length === 0 || ids.length < wanted)
    throw new Refusal(409, 'Some of these are no longer waiting for approval. Nothing was changed.')
  for (const { id } of ids) {
    const [row] = rowsOf(db, 'SELECT * FROM cash_documents WHERE id = ?', Number(id))
    if (row) decide(db, row, verdict, actor)
  }
  return ids.length
}

function decide(db: DatabaseSync, row: DatabaseRow, verdict: Verdict, actor: Actor): void {
  const name = `${row.kind} ${row.id}`
  if (row.status !== 'pending')
    throw new Refusal(409, `${documentName(row)} was already decided by ${row.decided_by ?? row.created_by}.`)
  const written = lastWritten(db, row)
  if (written.by === actor.by)
    throw new Refusal(409, `You ${written.how} ${name} yourself. Someone else must decide it.`)
  const reason = verdict.status === 'rejected' ? verdict.reason : null
  const note = verdict.status === 'rejected' ? verdict.note : null
  run(
    db,
    `UPDATE cash_documents SET status = ?, decided_by = ?, decided_at = ?, reason = ?, note = coalesce(?, note),
       version = version + 1 WHERE id = ?`,
    ...[verdict.status, actor.by, actor.at, reason, note, Number(row.id)],
  )
  addEvent(
    db,
    Number(row.id),
    verdict.status,
    actor,
    reason === null ? null : [reason, note].filter(Boolean).join(': '),
  )
  if (verdict.status === 'approved') bookDocument(db, row, actor)
}

/** Who wrote the current version of a document: its creator, or the last user who changed it. */
function lastWritten(db: DatabaseSync, { id, created_by }: DatabaseRow) {
  const changed = rowOf(
    db,
    "SELECT username FROM cash_events WHERE document_id = ? AND verb = 'changed' ORDER BY id DESC LIMIT 1",
    Number(id),
  )
  return changed ? { by: changed.username, how: 'changed' } : { by: created_by, how: 'created' }
}
