import { type DatabaseRow, rowOf, run } from '../database/rows.ts'
import { type Store } from '../database/store.ts'
import { change } from './decideConfirmation.ts'
import { addEvent } from './events.ts'

/** Keeps an order that finance has given up, in the transaction of that decision. */
export function invalidateByFinance(
  store: Store,
  order: DatabaseRow,
  { by, reason }: { readonly by: string; readonly reason: string | null },
): void {
  const { db } = store
  const orderNr = String(order.order_nr)
  const at = store.moment()
  if (!rowOf(db, 'SELECT 1 FROM order_confirmations WHERE order_nr = ?', orderNr))
    run(
      db,
      `INSERT INTO order_confirmations (id, order_nr, customer_name, phone, city, amount, currency, payment, status, entered_at, changed_at)
       SELECT CAST(o.order_nr AS INTEGER), o.order_nr, c.first_name || ' ' || c.last_name, c.phone, c.city, o.amount, o.currency, o.payment, 'waiting', ?, ?
       FROM orders o JOIN customers c ON c.id = o.customer_id WHERE o.order_nr = ?`,
      String(order.entered_at),
      at,
      orderNr,
    )
  const columns = {
    status: 'invalid',
    source: 'finance',
    taken_by: null,
    call_at: null,
    decided_by: by,
    reason,
  }
  change(store, order, columns)
  addEvent(db, { orderNr, at, kind: 'invalid', user: by, note: reason })
}
