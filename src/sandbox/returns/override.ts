import { inTransaction, run } from '../database/rows.ts'
import { type Store } from '../database/store.ts'
import { findOrder } from '../orders/findOrder.ts'
import { Refusal } from '../server/refusal.ts'
import { returnableItems } from './eligibility.ts'

/**
 * Lets an item of an order come back although it is not eligible. Throws a Refusal: 400 without a reason, 404 for no such
 * item, 409 when there is nothing to override.
 */
export function overrideEligibility(
  store: Store,
  orderNr: string,
  itemId: string,
  by: { readonly user: string; readonly reason: string },
): void {
  const { db } = store
  if (by.reason.trim() === '')
    throw new Refusal(400, 'The eligibility was not overridden.', [
      { field: 'reason', message: 'Reason is required.' },
    ])
  inTransaction(db, () => {
    const item = returnableItems(db, findOrder(db, orderNr)).find(one => one.itemId === itemId)
    if (!item) throw new Refusal(404, `Order ${orderNr} has no item ${itemId.slice(0, 50)}.`)
    if (!item.overridable)
      throw new Refusal(
        409,
        `${item.name} does not need an override${item.why === null ? '' : `: ${item.why}`}`,
      )
    run(
      db,
      'INSERT INTO rma_overrides VALUES (?, ?, ?, ?, ?)',
      orderNr,
      item.line,
      by.user,
      by.reason.trim(),
      store.moment(),
    )
  })
}
