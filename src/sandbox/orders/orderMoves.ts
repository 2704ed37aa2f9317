import { type DatabaseSync } from 'node:sqlite'
import { rowsOf } from '../database/rows.ts'
import { type Happened, instantOf } from '../timelines/events.ts'

/** When the cash of the packages of an order became another partner's, by a reallocation or by its reversal. */
export function orderMoves(db: DatabaseSync, orderNr: string): Happened[] {
  return rowsOf(
    db,
    `SELECT t.type, t.at, t.created_by, d.reference, f.name AS from_name, n.name AS to_name
     FROM cash_packages k JOIN cash_transactions t ON t.package_nr = k.package_nr
       JOIN cash_documents d ON d.id = t.document_id AND d.kind = 'reallocation'
       JOIN cash_partners f ON f.id = d.partner_id JOIN cash_partners n ON n.id = d.to_id
     WHERE k.order_nr = ? AND t.type IN ('reallocation', 'reversal') AND t.counter = 0 ORDER BY t.id`,
    orderNr,
  ).map(({ type, at, created_by, reference, from_name, to_name }) => {
    const back = type === 'reversal'
    return {
      at: instantOf(at),
      icon: 'MOV',
      color: 'yellow',
      title: back ? 'Reallocation reversed' : 'Cash reallocated',
      user: String(created_by),
      data: {
        From: String(back ? to_name : from_name),
        To: String(back ? from_name : to_name),
        Reference: String(reference),
      },
    }
  })
}
