import { type DatabaseSync } from 'node:sqlite'
import { businessNow, day, moment } from '../clock/moment.ts'
import { type DatabaseRow, rowsOf } from '../database/rows.ts'
import { orderLife } from '../orders/orderLife.ts'
import { type Random, randomOf } from '../seed/random.ts'
import { instantOf } from '../timelines/events.ts'
import { itemConditions, returnReasons } from './rmaStatuses.ts'

const hour = 3_600_000
const methods = ['pickup', 'dropOff', 'dropOff', 'partner'] as const

/** One return as it is written. */
interface MadeReturn {
  readonly order: DatabaseRow
  readonly rmaNr: string
  readonly refundMethod: string
  readonly status: string
  readonly created: number
  readonly updated: number
  readonly refund: number | null
  /** Its items with the pieces that come back. */
  readonly items: readonly (readonly [item: DatabaseRow, quantity: number])[]
  readonly state: string
}

/** The return behind each refund, and those that have led to none yet. Ids count from 1 in the order of creation. */
export function fillReturns(db: DatabaseSync): void {
  const made = [...ofRefunds(db), ...underWay(db)].sort(
    (a, b) => a.created - b.created || (a.rmaNr < b.rmaNr ? -1 : 1),
  )
  const insert = db.prepare(
    `INSERT INTO rmas (id, rma_nr, order_nr, customer_id, customer_name, return_method, refund_method, status, amount, currency,
       tracking_nr, pickup_at, created_by, created_at, updated_at, refund_id)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const addItem = db.prepare(
    `INSERT INTO rma_items (rma_id, line, code, name, quantity, price, reason, condition, state)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const addEvent = db.prepare(
    'INSERT INTO rma_events (rma_id, at, kind, username, note) VALUES (?, ?, ?, ?, ?)',
  )
  for (const [at, one] of made.entries()) {
    const { order, items } = one
    const random = randomOf(`return ${one.rmaNr}`)
    const method = random.pick(methods)
    const by = random.pick(['returns', 'returns', 'customer-service'])
    const amount = items.reduce((sum, [{ price }, quantity]) => sum + quantity * Number(price), 0)
    insert.run(
      ...[at + 1, one.rmaNr, String(order.order_nr), Number(order.customer_id), String(order.customer_name)],
      ...[method, one.refundMethod, one.status, amount, String(order.currency), `RT${order.order_nr}1`],
      ...[method === 'pickup' ? moment(one.created + day).slice(0, 10) : null, by],
      ...[moment(one.created), moment(one.updated), one.refund],
    )
    for (const [item, quantity] of items)
      addItem.run(
        ...[at + 1, Number(item.line), String(item.code), String(item.name), quantity, Number(item.price)],
        ...[random.pick(returnReasons), random.pick(itemConditions), one.state],
      )
    for (const [place, kind] of (ways[one.status] ?? ways.requested).entries()) {
      const steps = (ways[one.status] ?? ways.requested).length - 1
      const when = one.created + (steps === 0 ? 0 : Math.floor(((one.updated - one.created) * place) / steps))
      const note = kind === 'refund' ? `Refund ${one.refund}` : null
      addEvent.run(at + 1, moment(when), kind, kind === 'hand-in' ? null : by, note)
    }
  }
}

/** The way to each status. */
const ways: Readonly<Record<string, readonly string[]>> & { readonly requested: readonly string[] } = {
  requested: ['created', 'label'],
  transit: ['created', 'label', 'hand-in'],
  received: ['created', 'label', 'hand-in', 'receive'],
  refunded: ['created', 'label', 'hand-in', 'receive', 'refund'],
  cancelled: ['created', 'cancel'],
}

function ofRefunds(db: DatabaseSync): MadeReturn[] {
  return rowsOf(
    db,
    `SELECT r.*, o.created_at AS ordered_at FROM refunds r JOIN orders o ON o.order_nr = r.order_nr ORDER BY r.id`,
  ).map(refund => {
    const random = randomOf(`return of ${refund.rma_nr}`)
    const refunded = instantOf(refund.created_at)
    const created = Math.max(refunded - random.whole(20, 90) * hour, instantOf(refund.ordered_at) + hour)
    const cancelled = refund.status === 'cancelled'
    return {
      order: refund,
      rmaNr: String(refund.rma_nr),
      refundMethod: String(refund.method),
      status: cancelled ? 'cancelled' : 'refunded',
      created,
      updated: cancelled ? instantOf(refund.updated_at) : refunded,
      refund: Number(refund.id),
      items: itemsWorth(db, refund),
      state: cancelled ? 'cancelled' : 'accepted',
    }
  })
}

/** The items that a refund pays back: all of the order, or the pieces of the one that has its amount. */
function itemsWorth(db: DatabaseSync, { order_nr, amount }: DatabaseRow): MadeReturn['items'] {
  const items = itemsOf(db, String(order_nr))
  const total = items.reduce((sum, { price, quantity }) => sum + Number(price) * Number(quantity), 0)
  if (total === amount) return items.map(item => [item, Number(item.quantity)] as const)
  const one = items.find(
    ({ price, quantity }) =>
      Number(amount) % Number(price) === 0 && Number(amount) / Number(price) <= Number(quantity),
  )
  return one ? [[one, Number(amount) / Number(one.price)]] : []
}

/** What was delivered in the last four weeks and is on its way back: about one order in twenty-five. */
function underWay(db: DatabaseSync): MadeReturn[] {
  const orders = rowsOf(
    db,
    `SELECT o.*, c.first_name || ' ' || c.last_name AS customer_name, f.status AS confirmation, f.changed_at AS confirmed_at
     FROM orders o JOIN customers c ON c.id = o.customer_id LEFT JOIN order_confirmations f ON f.order_nr = o.order_nr
     WHERE o.created_at >= ? AND o.order_nr NOT IN (SELECT order_nr FROM refunds) ORDER BY o.order_nr`,
    moment(businessNow - 28 * day),
  )
  return orders.flatMap(order => {
    const random = randomOf(`under way ${order.order_nr}`)
    if (!random.chance(0.045) || order.confirmation === 'invalid') return []
    const known = {
      orderNr: String(order.order_nr),
      createdAt: String(order.created_at),
      payment: String(order.payment),
    }
    const { delivered } = orderLife(
      known,
      order.confirmation === 'confirmed' ? instantOf(order.confirmed_at) : undefined,
    )
    const created = delivered + random.whole(4, 120) * hour
    if (created > businessNow) return []
    const status = random.pick(['requested', 'transit', 'received', 'received'] as const)
    const updated = Math.min(created + random.whole(2, 60) * hour, businessNow)
    const goods = itemsOf(db, String(order.order_nr)).filter(({ code }) => code !== 'POST')
    const items = goods
      .filter((_, at) => at === 0 || random.chance(0.4))
      .map(item => [item, piecesOf(item, random)] as const)
    const state = status === 'received' ? 'received' : 'requested'
    const refundMethod = random.pick(['BankTransfer', 'BankTransfer', 'NoPayment', 'OriginalPayment'])
    const rmaNr = `R${order.order_nr}`
    return items.length === 0
      ? []
      : [{ order, rmaNr, refundMethod, status, created, updated, refund: null, items, state }]
  })
}

function piecesOf({ quantity }: DatabaseRow, random: Random): number {
  return random.chance(0.5) ? Number(quantity) : random.whole(1, Number(quantity))
}

function itemsOf(db: DatabaseSync, orderNr: string): DatabaseRow[] {
  return rowsOf(db, 'SELECT * FROM order_items WHERE order_nr = ? ORDER BY line', orderNr)
}
