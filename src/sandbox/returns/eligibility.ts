import { type DatabaseSync } from 'node:sqlite'
import { businessNow, day } from '../clock/moment.ts'
import { type DatabaseRow, rowOf, rowsOf } from '../database/rows.ts'
import { settingNumber } from '../databaseSettings/settings.ts'
import { confirmedAt, hasHappened, orderLife } from '../orders/orderLife.ts'

/** One item of an order, and whether it may come back. */
export interface ReturnableItem {
  readonly itemId: string
  readonly line: number
  readonly code: string
  readonly name: string
  readonly quantity: number
  /** Pieces that are in no other return. */
  readonly left: number
  /** Cents. */
  readonly price: number
  readonly eligibility: 'eligible' | 'overridden' | 'refused'
  /** Why it may not, or who has allowed it. */
  readonly why: string | null
  /** Whether an override would help: pieces that are gone cannot come back. */
  readonly overridable: boolean
}

/** The items of an order of `findOrder`, for making a return of it. */
export function returnableItems(db: DatabaseSync, order: DatabaseRow): ReturnableItem[] {
  const orderNr = String(order.order_nr)
  const late = lateness(db, order)
  return rowsOf(db, 'SELECT * FROM order_items WHERE order_nr = ? ORDER BY line', orderNr).map(item => {
    const line = Number(item.line)
    const left = Number(item.quantity) - returnedPieces(db, orderNr, line)
    const override = rowOf(db, 'SELECT * FROM rma_overrides WHERE order_nr = ? AND line = ?', orderNr, line)
    const gone =
      item.code === 'POST'
        ? 'Postage cannot be returned.'
        : left <= 0
          ? 'All pieces are already in a return.'
          : undefined
    const refused = gone ?? (override ? undefined : late)
    return {
      itemId: `${orderNr}-${line}`,
      line,
      code: String(item.code),
      name: String(item.name),
      quantity: Number(item.quantity),
      left,
      price: Number(item.price),
      eligibility: refused !== undefined ? 'refused' : override ? 'overridden' : 'eligible',
      why: refused ?? (override ? `${override.username}: ${override.reason}` : null),
      overridable: gone === undefined && late !== undefined && !override,
    }
  })
}

/** Why nothing of an order may come back without an override; undefined: it may. */
function lateness(db: DatabaseSync, order: DatabaseRow): string | undefined {
  const known = {
    orderNr: String(order.order_nr),
    createdAt: String(order.created_at),
    payment: String(order.payment),
  }
  const { delivered } = orderLife(known, confirmedAt(order))
  if (!hasHappened(delivered)) return 'The order has not been delivered yet.'
  const days = Math.floor((businessNow - delivered) / day)
  const allowed = settingNumber(db, 'rma_window_days')
  return days > allowed ? `Delivered ${days} days ago. The limit is ${allowed}.` : undefined
}

function returnedPieces(db: DatabaseSync, orderNr: string, line: number): number {
  const row = rowOf(
    db,
    `SELECT coalesce(sum(i.quantity), 0) AS n FROM rma_items i JOIN rmas m ON m.id = i.rma_id
     WHERE m.order_nr = ? AND i.line = ? AND m.status <> 'cancelled' AND i.state NOT IN ('cancelled', 'rejected')`,
    orderNr,
    line,
  )
  return Number(row?.n)
}
