import { inTransaction, run } from '../database/rows.ts'
import { type Store } from '../database/store.ts'
import { Refusal } from '../server/refusal.ts'
import { changeRmaItem, type RmaChange } from './changeRma.ts'
import { itemRows, rmaRow } from './findRma.ts'
import { rejectReasons } from './rmaStatuses.ts'

/**
 * Accepts some pieces of an item and rejects the others, which become an item of their own. Throws a Refusal: 400 for a number
 * that is no part of the pieces or without a reason, 404, 409 where the item cannot be inspected.
 */
export function acceptPart(
  store: Store,
  id: string,
  itemId: string,
  accepted: number,
  change: RmaChange,
): string {
  const { db } = store
  if (!rejectReasons.some(one => one === change.reason))
    throw new Refusal(400, 'The item was not changed.', [{ field: 'reason', message: 'Reason is required.' }])
  return inTransaction(db, () => {
    const rma = Number(rmaRow(db, id).id)
    const item = itemRows(db, rma).find(one => String(one.id) === itemId)
    if (!item) throw new Refusal(404, `This return has no item ${itemId.slice(0, 50)}.`)
    const pieces = Number(item.quantity)
    if (accepted < 1 || accepted >= pieces)
      throw new Refusal(400, 'The item was not changed.', [
        { field: 'accepted', message: `Enter 1 to ${pieces - 1}. To accept all ${pieces}, use Accept.` },
      ])
    run(
      db,
      `INSERT INTO rma_items (rma_id, line, code, name, quantity, price, reason, condition, state, note)
       SELECT rma_id, line, code, name, ?, price, reason, condition, state, note FROM rma_items WHERE id = ?`,
      pieces - accepted,
      Number(item.id),
    )
    const rest = itemRows(db, rma).at(-1)
    run(db, 'UPDATE rma_items SET quantity = ? WHERE id = ?', accepted, Number(item.id))
    const { user, version, reason, note } = change
    changeRmaItem(store, id, itemId, 'accept', {
      user,
      pieces: `${accepted} of ${pieces} pieces`,
      ...(version !== undefined && { version }),
    })
    changeRmaItem(store, id, String(rest?.id), 'reject', {
      user,
      pieces: `${pieces - accepted} of ${pieces} pieces`,
      ...(reason !== undefined && { reason }),
      ...(note !== undefined && { note }),
    })
    return `${accepted} of ${pieces} pieces of ${item.name} are accepted, ${pieces - accepted} rejected.`
  })
}
