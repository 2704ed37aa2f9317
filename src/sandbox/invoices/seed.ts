import { type DatabaseSync } from 'node:sqlite'
import { businessNow, calendarDays, day, moment } from '../clock/moment.ts'
import { rowsOf } from '../database/rows.ts'
import { type Random, randomOf } from '../seed/random.ts'
import { instantOf } from '../timelines/events.ts'
import { type InvoiceType, invoiceCauses, invoiceRejections } from './invoiceReasons.ts'

/**
 * The invoices that needed approval: about one order in twelve, and the credit note of about one refund in
 * eight that was sent to the bank. Numbers and ids count in the order of creation.
 */
export function fillPendingInvoices(db: DatabaseSync): void {
  const made = [...ofOrders(db), ...ofRefunds(db)].sort(
    (a, b) => a.createdAt - b.createdAt || (a.orderNr < b.orderNr ? -1 : 1),
  )
  const insert = db.prepare(
    'INSERT INTO pending_invoices VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  )
  for (const [at, one] of made.entries()) {
    const vat = Math.round((one.amount * one.rate) / (100 + one.rate))
    const year = new Date(one.createdAt).getUTCFullYear()
    insert.run(
      at + 1,
      `${one.type === 'invoice' ? 'INV' : 'CN'}-${year}-${String(at + 1).padStart(6, '0')}`,
      one.type,
      one.orderNr,
      one.refundId,
      one.customerName,
      one.country,
      one.cause,
      one.amount - vat,
      vat,
      one.amount,
      one.currency,
      one.status,
      moment(one.createdAt),
      moment(one.createdAt + 30 * day),
      calendarDays(one.createdAt, businessNow),
      one.decidedBy,
      one.decidedAt,
      one.note,
    )
  }
}

const columns = `o.order_nr, o.currency, c.first_name || ' ' || c.last_name AS name, c.country`

function ofOrders(db: DatabaseSync) {
  return rowsOf(
    db,
    `SELECT ${columns}, o.amount, o.created_at FROM orders o JOIN customers c ON c.id = o.customer_id ORDER BY o.order_nr`,
  ).flatMap(row => {
    const random = randomOf(`invoice ${row.order_nr}`)
    if (!random.chance(0.085)) return []
    const createdAt = instantOf(row.created_at) + random.whole(3600, 3 * 86_400) * 1000
    return createdAt > businessNow
      ? []
      : [{ ...known(row), ...decided('invoice', createdAt, random), refundId: null }]
  })
}

function ofRefunds(db: DatabaseSync) {
  return rowsOf(
    db,
    `SELECT ${columns}, r.id, -r.amount AS amount, r.updated_at AS created_at
     FROM refunds r JOIN orders o ON o.order_nr = r.order_nr JOIN customers c ON c.id = o.customer_id
     WHERE r.status IN ('sent', 'paid') ORDER BY r.id`,
  ).flatMap(row => {
    const random = randomOf(`credit note ${row.id}`)
    const createdAt = instantOf(row.created_at)
    return random.chance(0.12)
      ? [{ ...known(row), ...decided('creditNote', createdAt, random), refundId: Number(row.id) }]
      : []
  })
}

/** What an invoice has of its order or refund. */
function known(row: Readonly<Record<string, unknown>>) {
  const country = String(row.country)
  return {
    orderNr: String(row.order_nr),
    currency: String(row.currency),
    customerName: String(row.name),
    country,
    amount: Number(row.amount),
    rate: rates[country] ?? 20,
  }
}

/** Percent of the net amount. */
const rates: Readonly<Record<string, number>> = {
  'United Kingdom': 20,
  Ireland: 21,
  France: 19.6,
  Germany: 19,
}

/** What is younger than three weeks mostly waits; of the older ones a few were forgotten. */
function decided(type: InvoiceType, createdAt: number, random: Random) {
  const age = (businessNow - createdAt) / day
  const cause = random.pick(invoiceCauses[type])
  const pending = random.chance(age < 21 ? 0.85 : 0.03)
  const status = pending ? 'pending' : random.chance(0.12) ? 'rejected' : 'approved'
  const most = Math.min(12 * 86_400, Math.floor((businessNow - createdAt) / 1000))
  const decidedAt = createdAt + random.whole(Math.min(3600, most), most) * 1000
  return {
    type,
    createdAt,
    cause,
    status,
    decidedBy: pending ? null : random.pick(['finance-manager', 'finance-manager', 'admin'] as const),
    decidedAt: pending ? null : moment(decidedAt),
    note: status === 'rejected' ? random.pick(invoiceRejections) : null,
  }
}
