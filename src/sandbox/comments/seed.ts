import { type DatabaseSync } from 'node:sqlite'
import { businessNow, day, moment } from '../clock/moment.ts'
import { placeOf } from '../database/placeOf.ts'
import { rowsOf } from '../database/rows.ts'
import { type Random, randomOf } from '../seed/random.ts'
import { commentTypes } from './listComments.ts'
import {
  hardThreads,
  orderThreads,
  otherThreads,
  payoutThreads,
  refundThreads,
  type SeedThread,
} from './seedTexts.ts'

const hour = 3_600_000

/** Threads on about one order in twelve and what belongs to it, and on one refund in four; every sort of them on the first order. */
export function fillComments(db: DatabaseSync): void {
  const add = adding(db)
  const orders = rowsOf(db, 'SELECT order_nr, created_at FROM orders ORDER BY order_nr')
  for (const [at, { order_nr, created_at }] of orders.entries()) {
    const order = String(order_nr)
    const after = instant(created_at)
    const random = randomOf(`comment order ${order}`)
    if (at === 0)
      for (const thread of [...orderThreads, ...hardThreads]) add('order', order, after, thread, random)
    else if (random.chance(0.08)) add('order', order, after, random.pick(orderThreads), random)
    for (const entity of ['item', 'po', 'issue'] as const)
      if (at === 0)
        for (const thread of otherThreads[entity]) add(entity, idOf[entity](order), after, thread, random)
      else if (random.chance(0.02))
        add(entity, idOf[entity](order), after, random.pick(otherThreads[entity]), random)
  }
  const refunds = rowsOf(db, 'SELECT id, created_at FROM refunds ORDER BY id')
  for (const [at, { id, created_at }] of refunds.entries()) {
    const random = randomOf(`comment refund ${id}`)
    const threads =
      at === 0 ? [...refundThreads, ...hardThreads] : random.chance(0.25) ? [random.pick(refundThreads)] : []
    for (const thread of threads) add('refund', String(id), instant(created_at), thread, random)
  }
  for (const { id, created_at } of rowsOf(
    db,
    "SELECT id, created_at FROM payouts WHERE status NOT IN ('paid', 'cancelled') ORDER BY id",
  )) {
    const random = randomOf(`comment payout ${id}`)
    if (random.chance(0.3)) add('payout', String(id), instant(created_at), random.pick(payoutThreads), random)
  }
}

/** As `comments/entities.ts` knows them. */
const idOf = {
  item: (order: string) => `${order}-1`,
  po: (order: string) => `PO${order}`,
  issue: (order: string) => `IS${order}`,
} as const

/** Threads begin within ten days of what they are about, and are answered within two. */
function adding(db: DatabaseSync) {
  const insert = db.prepare(
    `INSERT INTO comments (parent_id, entity_type, entity_id, username, title, content, is_issue, type, can_reply, is_open, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  return (entity: string, id: string, after: number, thread: SeedThread, random: Random) => {
    const { by, type, title, text, replies = [], closed = false, canReply = true } = thread
    const past = (instant: number) => moment(Math.min(instant, businessNow))
    let at = after + random.whole(1, 240) * hour
    const root = insert.run(
      ...[null, entity, id, by, title ?? null, text],
      ...[type === 'action required' ? 1 : 0, placeOf(commentTypes, type), canReply ? 1 : 0, closed ? 0 : 1],
      past(at),
    ).lastInsertRowid
    for (const [author, reply] of replies) {
      at += random.whole(1, (2 * day) / hour) * hour
      insert.run(root, entity, id, author, null, reply, 0, 0, 0, 1, past(at))
    }
  }
}

function instant(text: unknown): number {
  return Date.parse(`${String(text).replace(' ', 'T')}Z`)
}
