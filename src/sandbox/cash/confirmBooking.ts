import { type DatabaseSync } from 'node:sqlite'
import { type DatabaseRow, rowsOf, run } from '../database/rows.ts'
import { type Actor } from './documents.ts'
import { book } from './ledger.ts'

/** Who books; `approvedBy` is the second person. */
type Booker = Actor & { readonly approvedBy: string | null }

interface BookedRest {
  readonly difference: number
  readonly list: number
  readonly confirmation: number
  readonly adjusts: boolean
  readonly reason: string | null
  readonly note: string | null
}

/** More money than listed: booked as owed and paid, or left on the document. Less: forgiven, or owed from then on. */
export function bookRest(
  db: DatabaseSync,
  document: DatabaseRow,
  { difference, list, confirmation, adjusts, reason, note }: BookedRest,
  { by, at, approvedBy }: Booker,
): void {
  const movement = {
    partner: Number(document.partner_id),
    currency: String(document.currency),
    at,
    by,
    approvedBy,
    confirmation,
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

/** Each transaction leaves its account and is open in the other one. */
export function moveTransactions(
  db: DatabaseSync,
  document: DatabaseRow,
  lists: readonly DatabaseRow[],
  confirmation: number,
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
        confirmation,
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
export function settlePackages(db: DatabaseSync, list: number): void {
  run(
    db,
    `UPDATE cash_packages SET status = 'reconciled', version = version + 1
     WHERE status = 'collected' AND trouble IS NULL
       AND package_nr IN (SELECT package_nr FROM cash_transactions WHERE list_id = ?)
       AND NOT EXISTS (SELECT 1 FROM cash_transactions t WHERE t.package_nr = cash_packages.package_nr AND t.status <> 'reconciled')`,
    list,
  )
}
