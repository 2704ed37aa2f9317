import { type DatabaseSync } from 'node:sqlite'
import { type DatabaseRow, rowOf, run } from '../database/rows.ts'
import { Refusal } from '../server/refusal.ts'
import { money } from '../values/figures.ts'
import { bookRest, moveTransactions, settlePackages } from './confirmBooking.ts'
import { type Actor, addEvent } from './documents.ts'
import { listRows, listsName, refuseClosed } from './lists.ts'
import { askForApproval } from './requests.ts'
import { needsSecondPerson } from './secondPerson.ts'

/** What is done with what the lists and the document differ by. */
export interface Rest {
  /** keep: it stays open, of the document or of the partner. adjust: it is booked away, for a reason. */
  readonly rest: 'keep' | 'adjust'
  readonly reason: string | null
  readonly note: string | null
}

/** Lists and their document, in amounts, not cents. `difference` is what the document has left after them. */
export function listInfo(db: DatabaseSync, document: DatabaseRow, ids: string) {
  const lists = listRows(db, document, ids)
  const total = lists.reduce((sum, list) => sum + Number(list.total), 0)
  const isOpen = lists.every(({ status }) => status === 'open')
  const difference = isOpen ? Number(document.outstanding) - total : 0
  const adjusted = lists.reduce((sum, list) => sum + Number(list.adjusted), 0)
  const confirmations = new Set(lists.map(list => list.confirmation_id))
  const [confirmation = null] = confirmations
  const waiting = rowOf(
    db,
    `SELECT id, kind FROM cash_requests WHERE status = 'pending' AND document_id = ?1 AND
       (confirmation_id = ?2 OR '&' || lists || '&' LIKE '%&' || ?3 || '&%') ORDER BY id DESC LIMIT 1`,
    ...[Number(document.id), confirmation === null ? null : Number(confirmation), String(lists[0]?.id)],
  )
  return {
    lists: lists.map(({ id }) => String(id)),
    listsName: listsName(lists),
    listCount: lists.length,
    rowCount: lists.reduce((sum, list) => sum + Number(list.row_count), 0),
    total: total / 100,
    outstanding: Number(document.outstanding) / 100,
    difference: difference / 100,
    adjusted: adjusted / 100,
    currency: document.currency,
    status: isOpen ? 'open' : lists.find(({ status }) => status !== 'open')?.status,
    isOpen,
    balanced: difference === 0,
    isOver: difference < 0,
    /** By how much, for a sentence. */
    over: difference < 0 ? money(-difference, document.currency) : null,
    // Those that were confirmed together are reversed together.
    reversible: confirmations.size === 1 && confirmation !== null && !waiting,
    reverseBlocked: waiting
      ? `Request ${waiting.id} is waiting for approval.`
      : 'These lists were confirmed separately. Open one of them to reverse it.',
    idRequest: waiting?.id ?? null,
    waitsFor: waiting ? (waiting.kind === 'reversal' ? 'Its reversal' : 'Its adjustment') : null,
    changedBy: lists[0]?.changed_by,
    changedAt: lists[0]?.changed_at,
    version: document.version,
  }
}

/**
 * Confirms lists against their document, or asks for approval, booking nothing, when adjustments are above
 * the limit. Returns the id of that request; undefined: they are confirmed. Throws a Refusal: 404, 409 when
 * another user was faster, 400 when an adjustment has no reason or a reallocation is exceeded.
 */
export function confirmLists(
  db: DatabaseSync,
  document: DatabaseRow,
  ids: string,
  rest: Rest,
  actor: Actor,
): number | undefined {
  const found = checked(db, document, ids, rest, 'open')
  const { difference, lists, adjusts } = found
  const [partner, currency] = [Number(document.partner_id), String(document.currency)]
  const movement = { type: adjustmentType(difference), amount: difference, currency, partner }
  if (!adjusts || !needsSecondPerson(db, { ...movement, document: Number(document.id) }, actor)) {
    settle(db, document, found, rest, { ...actor, approvedBy: null })
    return undefined
  }
  for (const list of lists)
    run(
      db,
      "UPDATE cash_lists SET status = 'waiting', changed_by = ?, changed_at = ?, version = version + 1 WHERE id = ?",
      ...[actor.by, actor.at, Number(list.id)],
    )
  return askForApproval(
    db,
    {
      ...movement,
      kind: 'confirmation',
      document: Number(document.id),
      lists: lists.map(({ id }) => id).join('&'),
      reason: String(rest.reason),
      note: rest.note,
    },
    actor,
  )
}

/** Confirms the lists of an approved request. Throws a Refusal (409) when the rest has changed meanwhile. */
export function confirmAsked(
  db: DatabaseSync,
  request: DatabaseRow,
  document: DatabaseRow,
  approver: Actor,
): void {
  const rest: Rest = {
    rest: 'adjust',
    reason: String(request.reason),
    note: request.note === null ? null : String(request.note),
  }
  const found = checked(db, document, String(request.lists), rest, 'waiting')
  if (found.difference !== request.amount)
    throw new Refusal(
      409,
      `The difference between ${document.kind} ${document.id} and its lists is now ${money(found.difference, document.currency)}, not ${money(request.amount, document.currency)}. Reject the request so that the lists can be confirmed again.`,
    )
  settle(db, document, found, rest, {
    by: String(request.created_by),
    at: approver.at,
    approvedBy: approver.by,
  })
}

interface Checked {
  readonly lists: readonly DatabaseRow[]
  readonly ids: string
  readonly total: number
  readonly difference: number
  readonly adjusts: boolean
}

function checked(
  db: DatabaseSync,
  document: DatabaseRow,
  ids: string,
  { rest, reason }: Rest,
  state: 'open' | 'waiting',
): Checked {
  const lists = listRows(db, document, ids, state)
  refuseClosed(document)
  const total = lists.reduce((sum, list) => sum + Number(list.total), 0)
  const difference = Number(document.outstanding) - total
  const adjusts = difference !== 0 && rest === 'adjust'
  if (adjusts && !reason)
    throw new Refusal(400, 'The lists were not confirmed.', [
      { field: 'reason', message: 'A reason is required for an adjustment.' },
    ])
  if (document.kind === 'reallocation' && (difference < 0 || adjusts))
    throw new Refusal(
      400,
      difference < 0
        ? `The list is ${money(-difference, document.currency)} more than the reallocation. Remove transactions from it or split it.`
        : 'A reallocation moves no money, so nothing can be adjusted. Keep the rest open.',
    )
  return { lists, ids, total, difference, adjusts }
}

/**
 * Their transactions are reconciled, and what is left follows the rest. No amount goes missing: what is adjusted is a
 * transaction of its own, what is kept stays open.
 */
function settle(
  db: DatabaseSync,
  document: DatabaseRow,
  { lists, ids, total, difference, adjusts }: Checked,
  { reason, note }: Rest,
  actor: Actor & { readonly approvedBy: string | null },
): void {
  const [first] = lists
  const outstanding = Number(document.outstanding)
  const reconciled = adjusts || difference < 0 ? outstanding : total
  const by = actor.approvedBy ?? actor.by
  run(
    db,
    'INSERT INTO cash_confirmations (document_id, reconciled, adjusted, confirmed_by, confirmed_at) VALUES (?, ?, ?, ?, ?)',
    ...[Number(document.id), reconciled, adjusts ? difference : 0, by, actor.at],
  )
  const confirmation = Number(rowOf(db, 'SELECT last_insert_rowid() AS id')?.id)
  const list = Number(first?.id)
  if (document.kind === 'reallocation') moveTransactions(db, document, lists, confirmation, actor)
  else bookRest(db, document, { difference, list, confirmation, adjusts, reason, note }, actor)
  for (const one of lists) {
    run(db, "UPDATE cash_transactions SET status = 'reconciled' WHERE list_id = ?", Number(one.id))
    run(
      db,
      `UPDATE cash_lists SET status = 'confirmed', adjusted = ?, confirmation_id = ?, changed_by = ?, changed_at = ?,
         version = version + 1 WHERE id = ?`,
      ...[one === first && adjusts ? difference : 0, confirmation, by, actor.at, Number(one.id)],
    )
    settlePackages(db, Number(one.id))
  }
  const isDone = reconciled === outstanding
  run(
    db,
    'UPDATE cash_documents SET reconciled = reconciled + ?, status = ?, version = version + 1 WHERE id = ?',
    ...[reconciled, isDone ? 'reconciled' : 'partial', Number(document.id)],
  )
  if (isDone)
    run(
      db,
      "UPDATE cash_transactions SET status = 'reconciled' WHERE document_id = ? AND counter = 1",
      Number(document.id),
    )
  const said = [
    `${lists.length === 1 ? 'List' : 'Lists'} ${ids.replaceAll('&', ', ')}: ${money(total, document.currency)}`,
    adjusts && `${reason}: ${money(difference, document.currency)}`,
    note,
  ]
  addEvent(db, Number(document.id), 'reconciled', { by, at: actor.at }, said.filter(Boolean).join('; '))
}

function adjustmentType(difference: number): string {
  return difference > 0 ? 'adjustmentUp' : 'adjustmentDown'
}
