import { type DatabaseSync } from 'node:sqlite'
import { businessNow, day, moment } from '../clock/moment.ts'
import { placeOf } from '../database/placeOf.ts'
import { rowsOf } from '../database/rows.ts'
import { type Random, randomOf } from '../seed/random.ts'
import { writeOffReasons } from '../writeOffs/writeOffStatuses.ts'
import { collectOrders, sumQueue } from './collectOrders.ts'
import { invalidReasons, type VerificationRule, type VerificationStatus } from './verificationRules.ts'

/** Orders from that moment on went through the queues. */
const since = moment(businessNow - 21 * day)

/** The queues, in the order in which they take an order: each takes what those before have left. */
const queues: readonly {
  readonly name: string
  readonly rule: VerificationRule
  readonly threshold: number
  readonly owner: string
  readonly status?: string
}[] = [
  { name: 'Payment mismatch', rule: 'paymentMismatch', threshold: 1, owner: 'finance' },
  { name: 'Blacklisted address', rule: 'blacklistedAddress', threshold: 1, owner: 'finance-manager' },
  { name: 'Repeat refuser', rule: 'repeatRefuser', threshold: 2, owner: 'finance' },
  { name: 'High value', rule: 'highValue', threshold: 120_000, owner: 'finance-manager' },
  { name: 'New customer, cash', rule: 'newCustomer', threshold: 12_000, owner: 'finance' },
  {
    name: 'High value, before Christmas 2010',
    rule: 'highValue',
    threshold: 250_000,
    owner: 'finance-manager',
    status: 'inactive',
  },
]

/** The queues of order verification with three weeks of orders, and the facts that they follow from. */
export function fillVerification(db: DatabaseSync): void {
  fillCardPayments(db)
  fillRefusals(db)
  fillBlacklist(db)
  const insert = db.prepare(
    `INSERT INTO verification_queues (id, name, rule, threshold, owner, status, changed_by, changed_at, version)
     VALUES (?, ?, ?, ?, ?, ?, 'finance-manager', ?, 1)`,
  )
  for (const [at, queue] of queues.entries()) {
    const { name, rule, threshold, owner, status = 'active' } = queue
    const changed = moment(businessNow - (at + 2) * 40 * day)
    insert.run(at + 1, name, rule, threshold, owner, status, changed)
    if (status === 'active') collectOrders(db, { id: at + 1, rule, threshold }, { since })
  }
  fillDecisions(db)
  for (const [at] of queues.entries()) sumQueue(db, at + 1)
}

/** What the payment provider has reported for orders by card: one in twelve does not add up. */
function fillCardPayments(db: DatabaseSync): void {
  const insert = db.prepare('INSERT INTO card_payments VALUES (?, ?, ?, ?)')
  const orders = rowsOf(
    db,
    "SELECT order_nr, amount, created_at FROM orders WHERE payment = 'Card' AND created_at >= ? ORDER BY order_nr",
    since,
  )
  for (const { order_nr, amount, created_at } of orders) {
    const random = randomOf(`card ${order_nr}`)
    const paid = random.chance(0.08) ? differing(Number(amount), random) : Number(amount)
    const at = moment(Date.parse(`${String(created_at).replace(' ', 'T')}Z`) + random.whole(2, 90) * 1000)
    insert.run(String(order_nr), `CP${random.digits(10)}`, paid, at)
  }
}

function differing(amount: number, random: Random): number {
  if (random.chance(0.2)) return 0
  if (random.chance(0.2)) return amount * 2
  return Math.max(1, amount - Math.floor((amount * random.whole(2, 60)) / 100))
}

/** Who did not take a parcel is known from what was written off for that reason. */
function fillRefusals(db: DatabaseSync): void {
  db.prepare(
    `INSERT OR IGNORE INTO delivery_refusals
     SELECT o.customer_id, o.order_nr, datetime(min(w.created_at), 'unixepoch') FROM write_offs w
     JOIN orders o ON o.order_nr = w.order_nr WHERE w.reason = ? GROUP BY o.customer_id, o.order_nr`,
  ).run(placeOf(writeOffReasons, 'Customer refused to pay'))
}

/** One customer in fifty lives where parcels have got lost. */
function fillBlacklist(db: DatabaseSync): void {
  const insert = db.prepare('INSERT OR IGNORE INTO blacklisted_addresses VALUES (?, ?, ?, ?, ?)')
  for (const { id, postcode, street } of rowsOf(
    db,
    'SELECT id, postcode, street FROM customers ORDER BY id',
  )) {
    const random = randomOf(`blacklist ${id}`)
    if (!random.chance(0.02)) continue
    const listed = moment(businessNow - random.whole(60, 700) * day).slice(0, 10)
    const reason = random.pick(['Parcels lost', 'Nobody lives there', 'Forwarding agent', 'Stolen cards'])
    insert.run(String(postcode), String(street), random.whole(1, 9), listed, reason)
  }
}

/** What has been done so far: nearly all of the first weeks, little of the last two days. */
function fillDecisions(db: DatabaseSync): void {
  const update = db.prepare(
    'UPDATE verifications SET status = ?, taken_by = ?, decided_by = ?, reason = ?, changed_at = ?, version = ? WHERE id = ?',
  )
  const insert = db.prepare(
    'INSERT INTO verification_events (verification_id, at, kind, username, note) VALUES (?, ?, ?, ?, ?)',
  )
  for (const { id, order_nr, entered_at } of rowsOf(db, 'SELECT * FROM verifications ORDER BY id')) {
    const random = randomOf(`verification ${order_nr}`)
    const entered = Date.parse(`${String(entered_at).replace(' ', 'T')}Z`)
    const days = (businessNow - entered) / day
    if (!random.chance(days > 4 ? 1 : days > 1.5 ? 0.6 : 0.2)) continue
    const by = random.pick(['finance', 'finance', 'finance-manager'])
    const taken = Math.min(entered + random.whole(600, 20 * 3600) * 1000, businessNow - 3_600_000)
    insert.run(Number(id), moment(taken), 'taken', by, null)
    const done = Math.min(taken + random.whole(120, 4 * 3600) * 1000, businessNow - 600_000)
    const status = outcome(days, random)
    const reason = status === 'invalid' ? random.pick(invalidReasons) : null
    const note =
      status === 'escalated' ? 'Please look at it: the customer says it is a mistake of ours.' : reason
    if (status !== 'taken') insert.run(Number(id), moment(done), status, by, note)
    const decided = status === 'verified' || status === 'invalid' ? by : null
    update.run(
      status,
      status === 'taken' ? by : null,
      decided,
      reason,
      moment(status === 'taken' ? taken : done),
      status === 'taken' ? 2 : 3,
      Number(id),
    )
  }
}

/** The status of an order that was taken: nearly all older ones are decided. */
function outcome(days: number, random: Random): VerificationStatus {
  const share = random.whole(1, 100)
  const [verified, invalid, escalated] = days > 8 ? [82, 100, 100] : days > 4 ? [78, 94, 100] : [64, 78, 86]
  if (share <= verified) return 'verified'
  if (share <= invalid) return 'invalid'
  return share <= escalated ? 'escalated' : 'taken'
}
