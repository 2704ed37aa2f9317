import { type DatabaseSync } from 'node:sqlite'
import { type DatabaseRow, rowOf, rowsOf } from '../database/rows.ts'
import { methodByAlias } from '../refundMethods/methods.ts'
import { refundLabels } from '../refunds/refundStatuses.ts'
import { Refusal } from '../server/refusal.ts'
import { rmaTimeline } from './events.ts'
import { asksCustomer } from './makeRefund.ts'
import { returnMethods } from './rmaStatuses.ts'
import { isItemEnded } from './rmaSteps.ts'
import { shownStatus } from './shownStatus.ts'

/** The row of a return. Throws a Refusal (404) for an unknown id. */
export function rmaRow(db: DatabaseSync, id: string): DatabaseRow {
  const row = /^[0-9]{1,9}$/.test(id)
    ? rowOf(
        db,
        `SELECT m.*, r.status AS refund_status FROM rmas m LEFT JOIN refunds r ON r.id = m.refund_id WHERE m.id = ?`,
        Number(id),
      )
    : undefined
  if (!row) throw new Refusal(404, `There is no return ${id.slice(0, 50)}.`)
  return row
}

/** GET /api/rma/details/{id}: a return with its customer, what can be done with it, and what has happened. */
export function findRma(db: DatabaseSync, id: string) {
  const row = rmaRow(db, id)
  const customer = rowOf(db, 'SELECT * FROM customers WHERE id = ?', Number(row.customer_id))
  const items = itemRows(db, Number(row.id))
  const open = items.filter(({ state }) => !isItemEnded(state))
  return {
    idRma: row.id,
    rmaNr: row.rma_nr,
    orderNr: row.order_nr,
    status: shownStatus(row),
    amount: Number(row.amount) / 100,
    currency: row.currency,
    returnMethod: row.return_method,
    returnMethodLabel: labelOf(row.return_method),
    refundMethodLabel: methodByAlias(db, String(row.refund_method))?.displayName ?? row.refund_method,
    trackingNr: row.tracking_nr,
    pickupAt: row.pickup_at,
    createdBy: row.created_by,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    idRefund: row.refund_id,
    refundStatus: row.refund_status,
    customerName: row.customer_name,
    customerPhone: customer?.phone,
    customerEmail: customer?.email,
    address: [customer?.street, `${customer?.postcode} ${customer?.city}`, customer?.country].join(', '),
    version: row.version,
    /** Items that are neither accepted nor rejected nor cancelled. */
    openItems: open.length,
    ...refundPreview(items),
    refundStart: asksCustomer(db, String(row.refund_method)) ? refundLabels.waiting : refundLabels.pending,
    timeline: rmaTimeline(db, Number(row.id)),
  }
}

/** What the customer gets back as far as the items are inspected, and what may still be added to it. */
function refundPreview(items: readonly DatabaseRow[]) {
  const sum = (has: (state: unknown) => boolean) =>
    items
      .filter(({ state }) => has(state))
      .reduce((all, { quantity, price }) => all + Number(quantity) * Number(price), 0) / 100
  return {
    acceptedAmount: sum(state => state === 'accepted'),
    openAmount: sum(state => !isItemEnded(state)),
    rejectedAmount: sum(state => state === 'rejected'),
  }
}

/** The items of a return as their grid sends them. */
export function rmaItems(db: DatabaseSync, id: string) {
  const { id: rma, currency, status } = rmaRow(db, id)
  return itemRows(db, Number(rma)).map(item => ({
    idItem: Number(item.id),
    itemId: String(item.id),
    code: String(item.code),
    name: String(item.name),
    quantity: Number(item.quantity),
    total: (Number(item.quantity) * Number(item.price)) / 100,
    currency: String(currency),
    reason: String(item.reason),
    condition: String(item.condition),
    state: String(item.state),
    note: item.note === null ? null : String(item.note),
    rmaStatus: String(status),
  }))
}

export function itemRows(db: DatabaseSync, rma: number): DatabaseRow[] {
  return rowsOf(db, 'SELECT * FROM rma_items WHERE rma_id = ? ORDER BY id', rma)
}

function labelOf(method: unknown): string {
  const labels: Readonly<Record<string, string>> = returnMethods
  return labels[String(method)] ?? String(method)
}
