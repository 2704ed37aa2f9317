import { type DatabaseSync } from 'node:sqlite'
import { countComments } from '../comments/listComments.ts'
import { type DatabaseRow, rowOf, rowsOf } from '../database/rows.ts'
import { Refusal } from '../server/refusal.ts'
import { type SignedIn } from '../session/session.ts'
import { money } from '../values/figures.ts'
import { findQueue, ruleText } from './queues.ts'
import { verificationTimeline } from './timeline.ts'
import { refusalOf } from './verificationSteps.ts'

/** A queue for the head of its screen, with how many of its orders that user has taken. */
export function queueRecord(db: DatabaseSync, row: DatabaseRow, user: string) {
  const mine = rowOf(
    db,
    "SELECT count(*) AS n FROM verifications WHERE queue_id = ? AND status = 'taken' AND taken_by = ?",
    Number(row.id),
    user,
  )
  return {
    idQueue: row.id,
    name: row.name,
    ruleLabel: row.rule_label,
    ruleText: ruleText(row.rule, Number(row.threshold)),
    owner: row.owner,
    status: row.status,
    waiting: row.waiting,
    taken: row.taken,
    escalated: row.escalated,
    mine: mine?.n ?? 0,
    oldestAt: row.oldest_at,
    oldestHours: row.oldest_hours,
  }
}

/**
 * One order of a queue with all that is known about it, and what that user may do with it. Throws a Refusal (404) when it is
 * not in the queue.
 */
export function findVerification(db: DatabaseSync, queueId: string, id: string, user: SignedIn) {
  const queue = findQueue(db, queueId)
  const row = /^[0-9]{1,9}$/.test(id)
    ? rowOf(
        db,
        `SELECT v.*, c.email, c.street, c.postcode, c.city, c.country, o.created_at AS ordered_at, p.amount AS paid, p.reference
         FROM verifications v JOIN customers c ON c.id = v.customer_id JOIN orders o ON o.order_nr = v.order_nr
         LEFT JOIN card_payments p ON p.order_nr = v.order_nr WHERE v.id = ? AND v.queue_id = ?`,
        Number(id),
        Number(queue.id),
      )
    : undefined
  if (!row) throw new Refusal(404, `There is no order ${id.slice(0, 50)} in the queue ${queue.name}.`)
  const may = (verb: Parameters<typeof refusalOf>[1]) => refusalOf(row, verb, user) === undefined
  return {
    idVerification: row.id,
    idQueue: row.queue_id,
    queueName: queue.name,
    orderNr: row.order_nr,
    orderedAt: row.ordered_at,
    amount: Number(row.amount) / 100,
    currency: row.currency,
    payment: row.payment,
    paid: row.paid === null ? null : Number(row.paid) / 100,
    paymentReference: row.reference,
    finding: row.finding,
    status: row.status,
    takenBy: row.taken_by,
    decidedBy: row.decided_by,
    reason: row.reason,
    enteredAt: row.entered_at,
    changedAt: row.changed_at,
    ageHours: row.age_hours,
    version: row.version,
    may: {
      take: may('take'),
      takeOver: may('takeOver'),
      release: may('release'),
      decide: may('verify'),
    },
    comments: countComments(db, 'order', String(row.order_nr)),
    customerName: row.customer_name,
    customerEmail: row.email,
    customerPhone: row.phone,
    address: row.street,
    postcode: row.postcode,
    city: row.city,
    country: row.country,
    history: history(db, row),
    items: items(db, row),
    timeline: verificationTimeline(db, row),
  }
}

/** What the customer has done before. */
function history(db: DatabaseSync, { customer_id, order_nr, entered_at }: DatabaseRow) {
  const of = Number(customer_id)
  const before = rowOf(
    db,
    'SELECT count(*) AS n, min(created_at) AS first FROM orders WHERE customer_id = ? AND order_nr <> ? AND created_at <= ?',
    of,
    String(order_nr),
    String(entered_at),
  )
  const one = (sql: string) => rowOf(db, sql, of)?.n
  return {
    ordersBefore: before?.n,
    customerSince: before?.first ?? null,
    refusals: one('SELECT count(*) AS n FROM delivery_refusals WHERE customer_id = ?'),
    refunds: one(
      'SELECT count(*) AS n FROM refunds r JOIN orders o ON o.order_nr = r.order_nr WHERE o.customer_id = ?',
    ),
  }
}

/** The lines of the order, the first thirty as people read them. */
function items(db: DatabaseSync, { order_nr, currency }: DatabaseRow): string[] {
  const rows = rowsOf(
    db,
    'SELECT * FROM order_items WHERE order_nr = ? ORDER BY line LIMIT 31',
    String(order_nr),
  )
  const lines = rows
    .slice(0, 30)
    .map(({ quantity, name, price }) => `${quantity} × ${name} at ${money(price, currency)}`)
  return rows.length > 30 ? [...lines, 'and more'] : lines
}
