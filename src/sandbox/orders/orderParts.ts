import { type DatabaseSync } from 'node:sqlite'
import { moment } from '../moment.ts'
import { type DatabaseRow, rowsOf } from '../rows.ts'
import { hasHappened, orderLife } from './orderLife.ts'

/** One row of a part of an order, as its grid sends it. */
export type PartRow = Readonly<Record<string, string | number | null>>

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
  refunds: {
    fields: ['idRefund', 'rmaNr', 'amount', 'currency', 'methodLabel', 'status', 'createdAt', 'dueAt'],
    rows: refunds,
  },
  rmas: {
    fields: ['rmaNr', 'status', 'idRefund', 'amount', 'currency', 'createdAt', 'updatedAt'],
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

function payments(_db: DatabaseSync, order: DatabaseRow): PartRow[] {
  const { partner, paid } = lifeOf(order)
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
      receivedBy: isCash ? partner : 'Card acquirer',
    },
  ]
}

function packages(_db: DatabaseSync, order: DatabaseRow): PartRow[] {
  const { partner, shipped, delivered, paid } = lifeOf(order)
  if (!hasHappened(shipped)) return []
  const toCollect = order.payment === 'CashOnDelivery' ? money(order.amount) : 0
  const isDelivered = hasHappened(delivered)
  const isCollected = toCollect > 0 && hasHappened(paid)
  return [
    {
      packageNr: `${orderNrOf(order)}-1`,
      partner,
      status: isCollected ? 'collected' : isDelivered ? 'delivered' : 'shipped',
      toCollect,
      collected: isCollected ? toCollect : 0,
      currency: String(order.currency),
      shippedAt: moment(shipped),
      deliveredAt: isDelivered ? moment(delivered) : null,
    },
  ]
}

function refunds(db: DatabaseSync, order: DatabaseRow): PartRow[] {
  return refundsOf(db, order).map(refund => ({
    idRefund: Number(refund.id),
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
  return refundsOf(db, order).map(refund => ({
    rmaNr: String(refund.rma_nr),
    status: rmaStatus(refund.status),
    idRefund: Number(refund.id),
    amount: money(refund.amount),
    currency: String(refund.currency),
    createdAt: String(refund.created_at),
    updatedAt: String(refund.updated_at),
  }))
}

function orderNrOf(order: DatabaseRow): string {
  return String(order.order_nr)
}

function lifeOf(order: DatabaseRow) {
  return orderLife({
    orderNr: orderNrOf(order),
    createdAt: String(order.created_at),
    payment: String(order.payment),
  })
}

function refundsOf(db: DatabaseSync, order: DatabaseRow): DatabaseRow[] {
  return rowsOf(db, 'SELECT * FROM refunds WHERE order_nr = ? ORDER BY id', orderNrOf(order))
}

/** A return is done with when its refund is. */
function rmaStatus(refund: unknown): string {
  if (refund === 'paid') return 'closed'
  return refund === 'cancelled' ? 'cancelled' : 'received'
}
