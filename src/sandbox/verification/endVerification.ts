import { rowOf, run } from '../database/rows.ts'
import { type Store } from '../database/store.ts'
import { sumQueue } from './collectOrders.ts'

/** Ends a pending verification of an order that will not be shipped; for use inside a transaction. */
export function endVerification(
  store: Store,
  orderNr: string,
  { by, reason }: { readonly by: string; readonly reason: string },
): void {
  const row = openVerification(store, orderNr)
  if (!row) return
  const { db } = store
  run(
    db,
    `UPDATE verifications SET status = 'invalid', taken_by = NULL, decided_by = ?, reason = ?, changed_at = ?, version = version + 1
     WHERE id = ?`,
    by,
    reason,
    store.moment(),
    Number(row.id),
  )
  note(store, Number(row.id), 'invalid', by, reason)
  sumQueue(db, Number(row.queue_id))
}

/** Adds an outside event to the open verification of an order, if any; for use inside a transaction. */
export function addToVerification(store: Store, orderNr: string, kind: 'customerConfirmed'): void {
  const row = openVerification(store, orderNr)
  if (row) note(store, Number(row.id), kind, 'the customer', null)
}

function openVerification({ db }: Store, orderNr: string) {
  return rowOf(
    db,
    "SELECT id, queue_id FROM verifications WHERE order_nr = ? AND status IN ('open', 'taken', 'escalated')",
    orderNr,
  )
}

function note({ db, moment }: Store, id: number, kind: string, by: string, text: string | null): void {
  run(
    db,
    'INSERT INTO verification_events (verification_id, at, kind, username, note) VALUES (?, ?, ?, ?, ?)',
    id,
    moment(),
    kind,
    by,
    text,
  )
}
