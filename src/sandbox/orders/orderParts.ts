import { type DatabaseSync } from 'node:sqlite'
import { moment } from '../clock/moment.ts'
import { type DatabaseRow, rowsOf } from '../database/rows.ts'
import { invoiceLinesOfOrder } from '../invoices/invoiceLines.ts'
import { shownStatus } from '../returns/shownStatus.ts'
import { confirmedAt, hasHappened, orderLife } from './orderLife.ts'

/** One row of a part of an order, as its grid sends it. */
type PartRow = Readonly<Record<string, string | number | null>>

const money = (cents: unknown) => Number(cents ?? 0) / 100

/** A list that belongs to an order. */
export interface OrderPart {
  /** Every field that a row has. */
  readonly fields: readonly string[]
  readonly rows: (db: DatabaseSync, order: DatabaseRow) => readonly PartRow[]
}

/** What belongs to an order, by the name of its grid: POST /api/oms/order/{id}/{part}/grid. */
export const orderParts = {
  items: {
    fields: ['itemId', 'code', 'name', 'quantity', 'price', 'total', 'currency'],
    rows: items,
  },
  payments: {
    fields: ['paymentNr', 'method', 'amount', 'currency', 'status', 'paidAt', 'receivedBy'],
    rows: payments,
  },
  packages: {
    fields: [
      ...['packageNr', 'partner', 'status', 'toCollect', 'collected', 'currency', 'shippedAt'],
      'deliveredAt',
    ],
    rows: packages,
  },
  invoices: {
    fields: [
      ...['idLine', 'invoiceNr', 'type', 'status', 'code', 'name', 'quantity', 'ordered', 'net', 'vat'],
      ...['amount', 'difference', 'currency'],
    ],
    rows: (db, order) => invoiceLinesOfOrder(db, orderNrOf(order)),
  },
  refunds: {
    fields: [
      ...['idRefund', 'idRma', 'rmaNr', 'amount', 'currency', 'methodLabel', 'status', 'createdAt'],
      'dueAt',
    ],
    rows: refunds,
  },
  rmas: {
    fields: ['idRma', 'rmaNr', 'status', 'idRefund', 'amount', 'currency', 'createdAt', 'updatedAt'],
    rows: rmas,
  },
} satisfies Readonly<Record<string, OrderPart>>

function items(db: DatabaseSync, order: DatabaseRow): PartRow[] {
  return rowsOf(db, 'SELECT * FROM order_items WHERE order_nr = ? ORDER BY line', orderNrOf(order)).map(
    item => ({
      itemId: `${item.order_nr}-${item.line}`,
      code: String(item.code),
      name: String(item.name),
      quantity: Number(item.quantity),
      price: money(item.price),
      total: money(Number(item.quantity) * Number(item.price)),
      currency: String(order.currency),
    }),
  )
}

function payments(db: DatabaseSync, order: DatabaseRow): PartRow[] {
  const { partner, paid } = lifeOf(order)
  // Who owes the cash now: a reallocation gives it to another partner.
  const owed = packagesOf(db, order)[0]?.partner ?? partner
  const isCash = order.payment === 'CashOnDelivery'
  const isPaid = hasHappened(paid)
  return [
    {
      paymentNr: `P${orderNrOf(order)}`,
      method: String(order.payment),
      amount: money(order.amount),
      currency: String(order.currency),
      status: isPaid ? (isCash ? 'collected' : 'charged') : 'open',
      paidAt: isPaid ? moment(paid) : null,
      receivedBy: isCash ? String(owed) : 'Card acquirer',
    },
  ]
}

function packages(db: DatabaseSync, order: DatabaseRow): PartRow[] {
  return packagesOf(db, order).map(row => ({
    packageNr: String(row.package_nr),
    partner: row.partner === null ? null : String(row.partner),
    status: String(row.status),
    toCollect: money(row.to_collect),
    collected: money(row.collected),
    currency: String(row.currency),
    shippedAt: String(row.shipped_at),
    deliveredAt: row.delivered_at === null ? null : String(row.delivered_at),
  }))
}

function packagesOf(db: DatabaseSync, order: DatabaseRow): DatabaseRow[] {
  return rowsOf(
    db,
    `SELECT k.*, p.name AS partner FROM cash_packages k LEFT JOIN cash_partners p ON p.id = k.partner_id
     WHERE k.order_nr = ? ORDER BY k.id`,
    orderNrOf(order),
  )
}

function refunds(db: DatabaseSync, order: DatabaseRow): PartRow[] {
  return refundsOf(db, order).map(refund => ({
    idRefund: Number(refund.id),
    idRma: refund.rma_id === null ? null : Number(refund.rma_id),
    rmaNr: String(refund.rma_nr),
    amount: money(refund.amount),
    currency: String(refund.currency),
    methodLabel: String(refund.method_label),
    status: String(refund.status),
    createdAt: String(refund.created_at),
    dueAt: String(refund.due_at),
  }))
}

function rmas(db: DatabaseSync, order: DatabaseRow): PartRow[] {
  return rowsOf(
    db,
    `SELECT m.*, r.status AS refund_status FROM rmas m LEFT JOIN refunds r ON r.id = m.refund_id WHERE m.order_nr = ? ORDER BY m.id`,
    orderNrOf(order),
  ).map(row => ({
    idRma: Number(row.id),
    rmaNr: String(row.rma_nr),
    status: shownStatus(row),
    idRefund: row.refund_id === null ? null : Number(row.refund_id),
    amount: money(row.amount),
    currency: String(row.currency),
    createdAt: String(row.created_at),
    updatedAt: String(row.updated_at),
  }))
}

function orderNrOf(order: DatabaseRow): string {
  return String(order.order_nr)
}

function lifeOf(order: DatabaseRow) {
  const known = {
    orderNr: orderNrOf(order),
    createdAt: String(order.created_at),
    payment: String(order.payment),
  }
  return orderLife(known, confirmedAt(order))
}

function refundsOf(db: DatabaseSync, order: DatabaseRow): DatabaseRow[] {
  return rowsOf(
    db,
    `SELECT r.*, (SELECT m.id FROM rmas m WHERE m.refund_id = r.id) AS rma_id
     FROM refunds r WHERE r.order_nr = ? ORDER BY r.id`,
    orderNrOf(order),
  )
}
