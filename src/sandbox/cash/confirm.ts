import { type DatabaseSync } from 'node:sqlite'
import { money } from '../counted.ts'
import { Refusal } from '../refusal.ts'
import { type DatabaseRow, rowsOf, run } from '../rows.ts'
import { type Actor, addEvent } from './documents.ts'
import { book } from './ledger.ts'
import { listRows, refuseClosed } from './lists.ts'

/** What is done with what the lists and the document differ by. */
export interface Rest {
  /** keep: it stays open, of the document or of the partner. adjust: it is booked away, for a reason. */
  readonly rest: 'keep' | 'adjust'
  readonly reason: string | null
  readonly note: string | null
}

/** Lists beside their document; cents become amounts. The difference is what the document still has after them. */
export function listInfo(db: DatabaseSync, document: DatabaseRow, ids: string) {
  const lists = listRows(db, document, ids)
  const total = lists.reduce((sum, list) => sum + Number(list.total), 0)
  const isOpen = lists.every(({ status }) => status === 'open')
  const difference = isOpen ? Number(document.outstanding) - total : 0
  const adjusted = lists.reduce((sum, list) => sum + Number(list.adjusted), 0)
  return {
    lists: lists.map(({ id }) => String(id)),
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
    changedBy: lists[0]?.changed_by,
    changedAt: lists[0]?.changed_at,
    version: document.version,
  }
}

/**
 * Confirms lists against their document: their transactions are reconciled, and what is left follows the rest. No amount goes
 * missing: what is adjusted is a transaction of its own, what is kept stays open. Throws a Refusal: 404, 409 when somebody was
 * faster, 400 when an adjustment has no reason or the lists are more than a reallocation.
 */
export function confirmLists(
  db: DatabaseSync,
  document: DatabaseRow,
  ids: string,
  { rest, reason, note }: Rest,
  actor: Actor,
): void {
  const lists = listRows(db, document, ids, 'open')
  refuseClosed(document)
  const total = lists.reduce((sum, list) => sum + Number(list.total), 0)
  const difference = Number(document.outstanding) - total
  const adjusts = difference !== 0 && rest === 'adjust'
  if (adjusts && !reason)
    throw new Refusal(400, 'The lists were not confirmed.', [
      { field: 'reason', message: 'An adjustment needs a reason.' },
    ])
  if (document.kind === 'reallocation' && (difference < 0 || adjusts))
    throw new Refusal(
      400,
      difference < 0
        ? `The list has ${money(-difference, document.currency)} more than the reallocation: take transactions out of it.`
        : 'A reallocation moves no money, so nothing can be adjusted: the rest stays open.',
    )
  const [first] = lists
  const list = Number(first?.id)
  if (document.kind === 'reallocation') moveTransactions(db, document, lists, actor)
  else settleRest(db, document, { difference, list, adjusts, reason, note }, actor)
  const reconciled = adjusts || difference < 0 ? Number(document.outstanding) : total
  for (const one of lists) {
    run(db, "UPDATE cash_transactions SET status = 'reconciled' WHERE list_id = ?", Number(one.id))
    run(
      db,
      `UPDATE cash_lists SET status = 'confirmed', adjusted = ?, changed_by = ?, changed_at = ?, version = version + 1 WHERE id = ?`,
      ...[one === first && adjusts ? difference : 0, actor.by, actor.at, Number(one.id)],
    )
    settlePackages(db, Number(one.id))
  }
  const isDone = reconciled === Number(document.outstanding)
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
  addEvent(db, Number(document.id), 'reconciled', actor, said.filter(Boolean).join('; '))
}

interface SettledRest {
  readonly difference: number
  readonly list: number
  readonly adjusts: boolean
  readonly reason: string | null
  readonly note: string | null
}

/** More money than listed: booked as owed and paid, or left on the document. Less: forgiven, or owed from then on. */
function settleRest(
  db: DatabaseSync,
  document: DatabaseRow,
  { difference, list, adjusts, reason, note }: SettledRest,
  { by, at }: Actor,
): void {
  const movement = {
    partner: Number(document.partner_id),
    currency: String(document.currency),
    at,
    by,
    document: Number(document.id),
    note,
  }
  if (adjusts)
    book(db, {
      ...movement,
      type: difference > 0 ? 'adjustmentUp' : 'adjustmentDown',
      amount: difference,
      status: 'reconciled',
      list,
      reason,
    })
  else if (difference < 0) {
    const carried = { ...movement, type: 'carriedOver', reason: `Rest of ${document.reference}` }
    book(db, { ...carried, amount: difference, status: 'reconciled', list })
    book(db, { ...carried, amount: -difference, status: 'open' })
  }
}

/** Each transaction leaves the one account and stands, open, in the other. */
function moveTransactions(
  db: DatabaseSync,
  document: DatabaseRow,
  lists: readonly DatabaseRow[],
  { by, at }: Actor,
): void {
  for (const list of lists)
    for (const row of rowsOf(
      db,
      'SELECT * FROM cash_transactions WHERE list_id = ? ORDER BY id',
      Number(list.id),
    )) {
      const movement = {
        type: 'reallocation',
        currency: String(row.currency),
        at,
        by,
        document: Number(document.id),
        packageNr: row.package_nr === null ? null : String(row.package_nr),
        orderNr: row.order_nr === null ? null : String(row.order_nr),
        note: String(document.reference),
      }
      const moved = Number(row.amount)
      book(db, {
        ...movement,
        partner: Number(document.partner_id),
        amount: -moved,
        status: 'reconciled',
        counter: true,
        list: Number(list.id),
      })
      book(db, { ...movement, partner: Number(document.to_id), amount: moved, status: 'open' })
      if (row.package_nr !== null)
        run(
          db,
          'UPDATE cash_packages SET partner_id = ?, version = version + 1 WHERE package_nr = ?',
          Number(document.to_id),
          String(row.package_nr),
        )
    }
}

/** A package is reconciled when the last of its transactions is. */
function settlePackages(db: DatabaseSync, list: number): void {
  run(
    db,
    `UPDATE cash_packages SET status = 'reconciled', version = version + 1
     WHERE status = 'collected' AND trouble IS NULL
       AND package_nr IN (SELECT package_nr FROM cash_transactions WHERE list_id = ?)
       AND NOT EXISTS (SELECT 1 FROM cash_transactions t WHERE t.package_nr = cash_packages.package_nr AND t.status <> 'reconciled')`,
    list,
  )
}
