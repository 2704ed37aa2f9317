import { type DatabaseSync } from 'node:sqlite'
import { businessNow, day, moment } from '../clock/moment.ts'
import { type DatabaseRow, rowsOf } from '../database/rows.ts'
import { settingDefinitions } from '../databaseSettings/definitions.ts'
import { orderLife } from '../orders/orderLife.ts'
import { type Random, randomOf } from '../seed/random.ts'
import { instantOf } from '../timelines/events.ts'
import { invalidateReasons } from './invalidateReasons.ts'
import { firstToken } from './tokens.ts'

const since = moment(businessNow - 10 * day)
const hour = 3_600_000
const linkHours = Number(settingDefinitions.cs_verification_link_hours.value)

/** What was said with the customers of ten days of orders in cash, and every order of the queues that finance has given up. */
export function fillConfirmations(db: DatabaseSync): void {
  const insert = db.prepare(
    `INSERT INTO order_confirmations (id, order_nr, customer_name, phone, city, amount, currency, payment, status, source, way,
       attempts, call_at, taken_by, decided_by, reason, entered_at, changed_at, token, token_expires_at)
     VALUES (CAST(?1 AS INTEGER), ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19)`,
  )
  const addEvent = db.prepare(
    'INSERT INTO order_confirmation_events (order_nr, at, kind, username, note) VALUES (?, ?, ?, ?, ?)',
  )
  for (const row of rowsOf(
    db,
    `SELECT o.*, c.first_name || ' ' || c.last_name AS name, c.phone, c.city, v.status AS finance, v.decided_by AS finance_by,
       v.reason AS finance_reason, v.changed_at AS finance_at, r.id AS refund
     FROM orders o JOIN customers c ON c.id = o.customer_id LEFT JOIN verifications v ON v.order_nr = o.order_nr
     LEFT JOIN refunds r ON r.order_nr = o.order_nr
     WHERE v.status = 'invalid' OR (o.payment = 'CashOnDelivery' AND o.created_at >= ?)
     GROUP BY o.order_nr ORDER BY o.order_nr`,
    since,
  )) {
    const orderNr = String(row.order_nr)
    const made = confirmationOf(row, randomOf(`confirmation ${orderNr}`))
    insert.run(
      ...[orderNr, String(row.name), String(row.phone), String(row.city), Number(row.amount)],
      ...[String(row.currency), String(row.payment), made.status, made.source, made.way, made.attempts],
      ...[made.callAt, made.takenBy, made.by, made.reason, moment(made.entered), moment(made.changed)],
      ...(made.asked ? [firstToken(orderNr), moment(made.entered + linkHours * hour)] : [null, null]),
    )
    for (const { at, kind, by, note } of made.events) addEvent.run(orderNr, moment(at), kind, by, note)
  }
}

/** The status of an order on the business day, and its history. */
function confirmationOf(row: DatabaseRow, random: Random) {
  const { verified, placed } = orderLife({
    orderNr: String(row.order_nr),
    createdAt: String(row.created_at),
    payment: String(row.payment),
  })
  const entered = placed + random.whole(2, 12) * 60_000
  const asked = row.payment === 'CashOnDelivery' && String(row.created_at) >= since
  const sent = { at: entered, kind: 'link', by: null, note: `To ${row.phone}` }
  const base = { entered, asked, attempts: 0, callAt: null, takenBy: null, way: null, reason: null }
  const known = asked ? [sent] : []
  if (row.finance === 'invalid') {
    const changed = instantOf(row.finance_at)
    const by = String(row.finance_by)
    const reason = row.finance_reason === null ? null : String(row.finance_reason)
    const events = [...known, { at: changed, kind: 'invalid', by, note: reason }]
    return { ...base, status: 'invalid', source: 'finance', by, reason, changed, events }
  }
  const answered = Math.min(verified, businessNow)
  const at = entered + Math.floor(((answered - entered) * random.whole(10, 90)) / 100_000) * 1000
  const missed = { at, kind: 'notReached' }
  const calls = random.chance(0.35)
    ? [
        {
          ...missed,
          by: 'customer-service',
          note: random.pick(['Nobody answers.', 'Switched off.', 'Asked to call later.']),
        },
      ]
    : []
  // Nobody is at the phones on a Friday night: half of the last orders are left for the morning.
  const due = verified > businessNow || (businessNow - placed < 40 * hour && random.chance(0.5))
  const fate = random.whole(1, 100)
  if (row.refund === null && (due || fate <= 3)) {
    const called = calls.length > 0 || !due
    const events = [
      ...known,
      ...(called && calls.length === 0 ? [{ ...missed, by: 'customer-service', note: null }] : calls),
    ]
    const callAt = called ? moment(businessNow + random.whole(-6, 8) * (hour / 2)) : null
    const changed = called ? missed.at : entered
    return {
      ...base,
      status: called ? 'callback' : 'waiting',
      source: null,
      by: null,
      attempts: called ? random.whole(1, 3) : 0,
      callAt,
      changed,
      events,
    }
  }
  if (row.refund === null && fate <= 8) {
    const reason = random.pick(invalidateReasons)
    const byCustomer = reason === 'Customer cancelled' && random.chance(0.5)
    const by = byCustomer ? 'the customer' : 'customer-service'
    const end = byCustomer
      ? { at: verified, kind: 'cancelled', by: null, note: null }
      : { at: verified, kind: 'invalid', by, note: reason }
    return {
      ...base,
      status: 'invalid',
      source: byCustomer ? 'customer' : 'customer-service',
      by,
      reason,
      ...{
        way: byCustomer ? 'link' : null,
        attempts: calls.length,
        changed: verified,
        events: [...known, ...calls, end],
      },
    }
  }
  const byLink = random.chance(0.55)
  const by = byLink ? 'the customer' : 'customer-service'
  const end = { at: verified, kind: byLink ? 'byLink' : 'phone', by: byLink ? null : by, note: null }
  return {
    ...base,
    status: 'confirmed',
    source: byLink ? 'customer' : 'customer-service',
    by,
    ...{
      way: byLink ? 'link' : 'phone',
      attempts: calls.length,
      changed: verified,
      events: [...known, ...calls, end],
    },
  }
}
