import { type DatabaseSync } from 'node:sqlite'
import { type WireSelection } from '../../../schemas/wire/selection.ts'
import { type DatabaseRow, rowOf, rowsOf } from '../database/rows.ts'
import { expectCount, selectedRows } from '../grid/selectedRows.ts'
import { where } from '../grid/sqlCondition.ts'
import { Refusal } from '../server/refusal.ts'
import { confirmAsked } from './confirmLists.ts'
import { type Verdict } from './decideDocument.ts'
import { type Actor } from './documents.ts'
import { bookAsked } from './forms.ts'
import { requestsGrid } from './grids/requests.ts'
import { logBooking } from './logBooking.ts'
import { adjustAsked } from './packages.ts'
import { endRequest, requestRow } from './requests.ts'
import { reverseConfirmation } from './reverseConfirmation.ts'

/**
 * Decides a request; an approved one is booked at once. Throws a Refusal: 404, 409 when it was decided
 * already, when the same user created it, or when it is no longer possible.
 */
export function decideRequest(
  db: DatabaseSync,
  id: string | number,
  verdict: Verdict,
  actor: Actor,
  version?: number,
): void {
  decide(db, requestRow(db, id, version), verdict, actor)
}

/** The same for the selected requests, all or none; returns their number. */
export function decideRequests(
  db: DatabaseSync,
  selection: WireSelection,
  verdict: Verdict,
  actor: Actor,
): number {
  const table = { ...requestsGrid(actor.by), scope: "status = 'pending'" }
  const selected = selectedRows(table, selection, 'request')
  const ids = rowsOf(db, `SELECT id FROM ${table.table}${where(selected)} ORDER BY id`, ...selected.values)
  expectCount(selection, ids.length, 'request')
  const wanted = 'ids' in selection ? new Set(selection.ids.map(String)).size : ids.length
  if (ids.length === 0 || ids.length < wanted)
    throw new Refusal(409, 'Some of these are no longer waiting for approval. Nothing was changed.')
  for (const { id } of ids) decide(db, requestRow(db, Number(id)), verdict, actor)
  return ids.length
}

/** Withdraws a request. Throws a Refusal: 404, 409 when it was decided, or when another user created it. */
export function withdrawRequest(db: DatabaseSync, id: string, actor: Actor, version?: number): void {
  const row = requestRow(db, id, version)
  if (row.created_by !== actor.by)
    throw new Refusal(409, `Request ${id} can only be withdrawn by ${row.created_by}, who made it.`)
  endRequest(db, row, { status: 'withdrawn' }, actor)
}

function decide(db: DatabaseSync, row: DatabaseRow, verdict: Verdict, actor: Actor): void {
  if (row.created_by === actor.by && row.status === 'pending')
    throw new Refusal(409, `You made request ${row.id} yourself. Someone else must decide it.`)
  endRequest(db, row, verdict, actor)
  if (verdict.status === 'approved') carryOut(db, row, actor)
}

function carryOut(db: DatabaseSync, row: DatabaseRow, actor: Actor): void {
  if (row.kind === 'transaction') bookAsked(db, row, actor)
  else if (row.kind === 'package') adjustAsked(db, row, actor)
  else {
    const document = rowOf(db, 'SELECT * FROM cash_documents WHERE id = ?', Number(row.document_id))
    if (!document) throw new Refusal(409, `The record that request ${row.id} is about no longer exists.`)
    const isReversal = row.kind === 'reversal'
    if (isReversal) reverseConfirmation(db, row, document, actor)
    else confirmAsked(db, row, document, actor)
    const call = isReversal ? 'POST /CashReceipts/reversal' : 'POST /CashReceipts'
    logBooking({ db }, call, String(document.reference), String(row.lists), actor.at)
  }
}
