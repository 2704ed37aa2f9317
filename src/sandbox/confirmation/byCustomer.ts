import { type DatabaseSync } from 'node:sqlite'
import { type DatabaseRow, inTransaction, rowOf, rowsOf } from '../database/rows.ts'
import { type Store } from '../database/store.ts'
import { addNotification, pushNotification } from '../notifications/addNotification.ts'
import { Refusal } from '../server/refusal.ts'
import { addToVerification, endVerification } from '../verification/endVerification.ts'
import { change, ended } from './decideConfirmation.ts'
import { addEvent } from './events.ts'
import { isEnded } from './invalidateReasons.ts'

/**
 * What the customer reads behind the link (spec 2 §2.8): the whole order while it waits for an answer, later its number
 * alone. Throws a Refusal (404) for a token that is unknown or too old.
 */
export function orderOfLink({ db, moment }: Store, token: string) {
  const row = confirmationOf(db, token, moment())
  if (isEnded(row.status)) return { orderNr: row.order_nr, state: 'performed' }
  const customer = rowOf(
    db,
    `SELECT c.* FROM customers c JOIN orders o ON o.customer_id = c.id WHERE o.order_nr = ?`,
    String(row.order_nr),
  )
  return {
    orderNr: row.order_nr,
    state: 'open',
    customerName: row.customer_name,
    phone: row.phone,
    address: [customer?.street, `${customer?.postcode} ${customer?.city}`, customer?.country],
    items: itemsOf(db, row),
    total: Number(row.amount) / 100,
    currency: row.currency,
    payment: row.payment,
    validUntil: row.token_expires_at,
  }
}

/**
 * The customer confirms or cancels the order; the agent who is calling them is notified. Throws a Refusal:
 * 404 as `orderOfLink`, 409 when it was done already.
 */
export function answerByLink(store: Store, token: string, answer: 'confirm' | 'cancel'): void {
  const { db } = store
  const notificationId = inTransaction(db, () => {
    const row = confirmationOf(db, token, store.moment())
    if (isEnded(row.status)) throw new Refusal(409, 'This action has already been performed. Thank you.')
    const orderNr = String(row.order_nr)
    const at = store.moment()
    if (answer === 'confirm') {
      change(store, row, { ...ended('confirmed', 'customer', 'the customer'), way: 'link' })
      addEvent(db, { orderNr, at, kind: 'byLink', user: null, note: null })
      addToVerification(store, orderNr, 'customerConfirmed')
    } else {
      const reason = 'Customer cancelled'
      change(store, row, { ...ended('invalid', 'customer', 'the customer'), reason, way: 'link' })
      addEvent(db, { orderNr, at, kind: 'cancelled', user: null, note: null })
      endVerification(store, orderNr, { by: 'the customer', reason })
    }
    return row.taken_by === null ? undefined : notifyCaller(store, row, answer)
  })
  if (notificationId !== undefined) pushNotification(store, notificationId)
}

function notifyCaller(store: Store, row: DatabaseRow, answer: 'confirm' | 'cancel'): number {
  const done = answer === 'confirm' ? 'confirmed' : 'cancelled'
  const message = `The customer ${done} order ${row.order_nr} through the link.`
  return addNotification(store, { persona: String(row.taken_by), type: 'OCCURRENCE', message })
}

function confirmationOf(db: DatabaseSync, token: string, now: string): DatabaseRow {
  const row = rowOf(db, 'SELECT * FROM order_confirmations WHERE token = ?', token)
  if (!row || String(row.token_expires_at) <= now) throw new Refusal(404, 'This link has expired.')
  return row
}

function itemsOf(db: DatabaseSync, { order_nr, currency }: DatabaseRow) {
  return rowsOf(db, 'SELECT * FROM order_items WHERE order_nr = ? ORDER BY line', String(order_nr)).map(
    ({ name, quantity, price }) => ({
      name,
      quantity,
      total: (Number(quantity) * Number(price)) / 100,
      currency,
    }),
  )
}
