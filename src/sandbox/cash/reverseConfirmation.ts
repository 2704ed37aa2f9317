import { type DatabaseSync } from 'node:sqlite'
import { type DatabaseRow, rowOf, rowsOf, run } from '../database/rows.ts'
import { Refusal } from '../server/refusal.ts'
import { money } from '../values/figures.ts'
import { type Actor, addEvent } from './documents.ts'
import { book } from './ledger.ts'
import { listRows } from './lists.ts'
import { askForApproval } from './requests.ts'

/**
 * Requests approval to reverse the confirmation of lists, and gives the id of the request. Lists that were
 * confirmed together are reversed together. Throws a Refusal: 404, 409 when they are not confirmed, when a
 * reversal is pending, or when later bookings depend on the confirmation.
 */
export function askForReversal(
  db: DatabaseSync,
  document: DatabaseRow,
  ids: string,
  { reason, note }: { readonly reason: string; readonly note: string | null },
  actor: Actor,
): number {
  const lists = listRows(db, document, ids)
  const open = lists.find(({ status }) => status !== 'confirmed')
  if (open)
    throw new Refusal(409, `Transaction list ${open.id} is ${open.status}, so there is nothing to reverse.`)
  const [confirmation, another] = new Set(lists.map(list => Number(list.confirmation_id)))
  if (confirmation === undefined || another !== undefined)
    throw new Refusal(409, 'These lists were confirmed separately. Reverse them one by one.')
  const waiting = rowOf(
    db,
    "SELECT id FROM cash_requests WHERE confirmation_id = ? AND status = 'pending'",
    confirmation,
  )
  if (waiting)
    throw new Refusal(409, `Request ${waiting.id} to reverse this is already waiting for approval.`)
  const { reconciled } = reversible(db, document, confirmation)
  return askForApproval(
    db,
    {
      kind: 'reversal',
      partner: Number(document.partner_id),
      document: Number(document.id),
      lists: listsOf(db, confirmation)
        .map(({ id }) => id)
        .join('&'),
      confirmation,
      amount: Number(reconciled),
      currency: String(document.currency),
      reason,
      note,
    },
    actor,
  )
}

/**
 * Reverses a confirmation: each booking gets a counter-entry, the lists are open again, and their amount is
 * outstanding again. Nothing is deleted. Throws a Refusal (409) when later bookings depend on it.
 */
export function reverseConfirmation(
  db: DatabaseSync,
  request: DatabaseRow,
  document: DatabaseRow,
  approver: Actor,
): void {
  const confirmation = Number(request.confirmation_id)
  const { reconciled } = reversible(db, document, confirmation)
  const lists = listsOf(db, confirmation)
  for (const row of bookedBy(db, confirmation)) counter(db, row, document, request, approver)
  for (const { id } of lists) {
    run(
      db,
      `UPDATE cash_packages SET status = 'collected', version = version + 1 WHERE status = 'reconciled'
         AND package_nr IN (SELECT package_nr FROM cash_transactions WHERE list_id = ?)`,
      Number(id),
    )
    run(db, "UPDATE cash_transactions SET status = 'listed' WHERE list_id = ?", Number(id))
    run(
      db,
      `UPDATE cash_lists SET status = 'open', adjusted = 0, confirmation_id = NULL, changed_by = ?, changed_at = ?,
         version = version + 1 WHERE id = ?`,
      ...[approver.by, approver.at, Number(id)],
    )
  }
  run(
    db,
    'UPDATE cash_confirmations SET reversed_by = ?, reversed_at = ? WHERE id = ?',
    ...[approver.by, approver.at, confirmation],
  )
  reopenDocument(db, Number(document.id), Number(reconciled))
  addEvent(
    db,
    Number(document.id),
    'reversed',
    approver,
    `${lists.length === 1 ? 'List' : 'Lists'} ${lists.map(({ id }) => id).join(', ')}: ${money(reconciled, document.currency)}; ${request.reason}`,
  )
}

/** The confirmation. Throws a Refusal (409) when it was reversed, or when what it has booked was used since. */
function reversible(db: DatabaseSync, document: DatabaseRow, confirmation: number): DatabaseRow {
  const row = rowOf(db, 'SELECT * FROM cash_confirmations WHERE id = ?', confirmation)
  if (!row || row.reversed_at !== null)
    throw new Refusal(409, `This was already reversed by ${row?.reversed_by ?? 'someone else'}.`)
  // What was left open in an account: the rest of a payment, and what a reallocation has brought.
  const used = rowOf(
    db,
    `SELECT t.id, t.status, t.list_id, p.name, l.document_id, d.kind FROM cash_transactions t JOIN cash_partners p ON p.id = t.partner_id
       LEFT JOIN cash_lists l ON l.id = t.list_id LEFT JOIN cash_documents d ON d.id = l.document_id
     WHERE t.confirmation_id = ?1 AND t.counter = 0 AND t.reverses IS NULL AND t.status <> 'open'
       AND (t.list_id IS NULL OR t.list_id NOT IN (SELECT id FROM cash_lists WHERE confirmation_id = ?1)) ORDER BY t.id LIMIT 1`,
    confirmation,
  )
  if (used)
    throw new Refusal(
      409,
      `Transaction ${used.id} of ${used.name}, which this booked, is in list ${used.list_id} of ${used.kind} ${used.document_id}. ${used.status === 'listed' ? 'Remove it from there first' : 'Reverse that list first'}.`,
    )
  if (Number(document.reconciled) - Number(row.reconciled) > Number(document.amount))
    throw new Refusal(
      409,
      `Without this, ${document.kind} ${document.id} would be matched with more than its amount. Reverse its other lists first.`,
    )
  return row
}

/** What a confirmation has booked and nothing has taken back. */
function bookedBy(db: DatabaseSync, confirmation: number): readonly DatabaseRow[] {
  return rowsOf(
    db,
    'SELECT * FROM cash_transactions WHERE confirmation_id = ? AND reverses IS NULL ORDER BY id',
    confirmation,
  )
}

function listsOf(db: DatabaseSync, confirmation: number): readonly DatabaseRow[] {
  return rowsOf(db, 'SELECT id FROM cash_lists WHERE confirmation_id = ? ORDER BY id', confirmation)
}

/** The two of them come to nothing, and neither can be listed. */
function counter(
  db: DatabaseSync,
  row: DatabaseRow,
  document: DatabaseRow,
  request: DatabaseRow,
  approver: Actor,
): void {
  const text = (value: unknown) => (value === null || value === undefined ? null : String(value))
  run(db, "UPDATE cash_transactions SET status = 'reconciled', list_id = NULL WHERE id = ?", Number(row.id))
  book(db, {
    partner: Number(row.partner_id),
    type: 'reversal',
    amount: -Number(row.amount),
    currency: String(row.currency),
    at: approver.at,
    by: String(request.created_by),
    approvedBy: approver.by,
    status: 'reconciled',
    counter: row.counter === 1,
    document: Number(document.id),
    confirmation: Number(request.confirmation_id),
    reverses: Number(row.id),
    packageNr: text(row.package_nr),
    orderNr: text(row.order_nr),
    reason: String(request.reason),
    note: `Transaction ${row.id}`,
  })
  // A package that was moved is that of its former partner again.
  if (document.kind === 'reallocation' && row.counter === 0 && row.package_nr !== null)
    run(
      db,
      'UPDATE cash_packages SET partner_id = ?, version = version + 1 WHERE package_nr = ? AND partner_id = ?',
      ...[Number(document.partner_id), String(row.package_nr), Number(document.to_id)],
    )
}

function reopenDocument(db: DatabaseSync, document: number, reconciled: number): void {
  run(
    db,
    `UPDATE cash_documents SET reconciled = reconciled - ?1, version = version + 1, status = CASE
         WHEN reconciled - ?1 = amount THEN 'reconciled'
         WHEN EXISTS (SELECT 1 FROM cash_lists WHERE document_id = ?2 AND status = 'confirmed') THEN 'partial'
         ELSE 'approved' END WHERE id = ?2`,
    reconciled,
    document,
  )
  run(
    db,
    `UPDATE cash_transactions SET status = 'open' WHERE document_id = ?1 AND counter = 1 AND confirmation_id IS NULL
       AND (SELECT status FROM cash_documents WHERE id = ?1) <> 'reconciled'`,
    document,
  )
}
