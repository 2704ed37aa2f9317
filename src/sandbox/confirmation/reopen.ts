import { inTransaction } from '../database/rows.ts'
import { type Store } from '../database/store.ts'
import { Refusal } from '../server/refusal.ts'
import { change, findConfirmation } from './decide.ts'
import { addEvent } from './events.ts'
import { sendLink } from './sendLink.ts'

/**
 * Puts an order that was given up back to those that are called, with a new link. Throws a Refusal: 404, 409 when it is not
 * given up any more, or finance has done it.
 */
export function reopenOrder(store: Store, orderNr: string, user: string, note: string): void {
  const { db } = store
  inTransaction(db, () => {
    const row = findConfirmation(db, orderNr)
    if (row.status !== 'invalid') throw new Refusal(409, `Order ${orderNr} is not given up any more.`)
    if (row.source === 'finance')
      throw new Refusal(409, `Order ${orderNr} was given up by finance: who manages its queues decides it.`)
    change(store, row, {
      ...{ status: 'waiting', source: null, way: null, decided_by: null, reason: null, attempts: 0 },
    })
    addEvent(db, { orderNr, at: store.moment(), kind: 'reopened', user, note: note.trim() || null })
    sendLink(store, row, user)
  })
}
