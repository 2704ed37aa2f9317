import { type DatabaseSync } from 'node:sqlite'
import { listComments } from '../comments/listComments.ts'
import { type DatabaseRow, rowOf, rowsOf } from '../database/rows.ts'
import { Refusal } from '../server/refusal.ts'
import { sendingBlockedFor } from './preconditions.ts'
import { isRefundVerb } from './refundStatuses.ts'
import { type Booking, type PastRefund, refundTimeline } from './timeline.ts'

/**
 * The refund of that id as a row of its grid, with the account it was paid from, its version and what has happened to it.
 * Every function here throws a Refusal: 400 when the id is no number of 1 to 9 digits, 404 when there is no such refund.
 */
export function findRefund(db: DatabaseSync, id: string, user: string) {
  const row = refundRow(db, id)
  const refund = {
    idRefund: row.id,
    orderNr: row.order_nr,
    rmaNr: row.rma_nr,
    customerName: row.customer_name,
    customerEmail: row.customer_email,
    amount: money(row.amount),
    currency: row.currency,
    method: row.method,
    methodLabel: row.method_label,
    status: row.status,
    createdAt: row.created_at,
    dueAt: row.due_at,
    ageDays: row.age_days,
    updatedAt: row.updated_at,
    reason: row.reason,
  }
  const account = rowOf(db, 'SELECT name FROM refund_bank_accounts WHERE id = ?', row.bank_account_id ?? 0)
  const rma = rowOf(db, 'SELECT id FROM rmas WHERE refund_id = ?', Number(row.id))
  return {
    ...refund,
    idRma: rma?.id ?? null,
    bankAccount: account?.name ?? null,
    blocked: sendingBlockedFor(db, row, user) ?? null,
    version: row.version,
    timeline: timelineOfRefund(db, refund),
  }
}

function timelineOfRefund(db: DatabaseSync, refund: PastRefund & { readonly rmaNr: unknown }) {
  const events = rowsOf(
    db,
    'SELECT * FROM refund_events WHERE refund_id = ? ORDER BY id',
    Number(refund.idRefund),
  )
  const [first] = events
  const past = first
    ? { ...refund, status: first.from_status, reason: first.from_reason, updatedAt: first.from_updated_at }
    : refund
  return refundTimeline(
    past,
    events.map(({ verb, username, at, reason, mail }) => ({
      verb: isRefundVerb(verb) || verb === 'remind' ? verb : 'account',
      user: String(username),
      at: String(at),
      reason: reason === null || reason === undefined ? null : String(reason),
      mail: mail === null || mail === undefined ? null : String(mail),
    })),
    bookingsOf(db, refund),
  )
}

/** What has become of its documents in the accounting system. */
function bookingsOf(db: DatabaseSync, { idRefund, rmaNr }: { idRefund: unknown; rmaNr: unknown }): Booking[] {
  return rowsOf(
    db,
    `SELECT m.document_nr, m.status, m.error, m.sent_at FROM navision_messages m
     WHERE m.status IN ('booked', 'failed') AND m.document_nr IN (
       SELECT value || suffix FROM json_each(json_array('CM-' || ?1, 'PJ-' || ?1, (SELECT invoice_nr FROM pending_invoices WHERE refund_id = ?2)))
       CROSS JOIN (SELECT '' AS suffix UNION ALL SELECT '-R')) ORDER BY m.sent_at, m.id`,
    String(rmaNr),
    Number(idRefund),
  ).map(({ document_nr, status, error, sent_at }) => ({
    document: String(document_nr),
    error: status === 'failed' ? String(error) : null,
    at: String(sent_at),
  }))
}

/** The recipient of the refund. */
export function refundCustomer(db: DatabaseSync, id: string) {
  const refund = refundRow(db, id)
  const customer = rowOf(db, 'SELECT * FROM customers WHERE id = ?', refund.customer_id ?? 0) ?? {}
  return {
    customerId: refund.customer_id,
    customerName: refund.customer_name,
    customerEmail: refund.customer_email,
    customerPhone: customer.phone,
    address: customer.street,
    postcode: customer.postcode,
    city: customer.city,
    country: customer.country,
    nationalId: customer.national_id,
  }
}

/** The order's money: paid by the customer, refunded in money, refunded as vouchers, and open refunds. */
export function refundBalance(db: DatabaseSync, id: string) {
  const refund = refundRow(db, id)
  const order = refund.order_nr ?? ''
  const paid = rowOf(db, 'SELECT amount FROM orders WHERE order_nr = ?', order)
  const sums = rowOf(
    db,
    `SELECT
      coalesce(sum(amount) FILTER (WHERE status IN ('sent', 'paid') AND method <> 'NoPayment'), 0) AS refunded,
      coalesce(sum(amount) FILTER (WHERE status IN ('sent', 'paid') AND method = 'NoPayment'), 0) AS vouchers,
      coalesce(sum(amount) FILTER (WHERE status IN ('pending', 'waiting', 'ready', 'failed')), 0) AS open
    FROM refunds WHERE order_nr = ?`,
    order,
  )
  return {
    currency: refund.currency,
    paid: money(paid?.amount),
    refunded: money(sums?.refunded),
    vouchers: money(sums?.vouchers),
    open: money(sums?.open),
  }
}

/** What was granted on top; null when nothing was. */
export function refundGesture(db: DatabaseSync, id: string) {
  const refund = refundRow(db, id)
  const row = rowOf(db, 'SELECT * FROM refund_gestures WHERE refund_id = ?', refund.id ?? 0)
  return row
    ? {
        amount: money(row.amount),
        currency: row.currency,
        reason: row.reason,
        grantedBy: row.granted_by,
        grantedAt: row.granted_at,
      }
    : null
}

/** Its comments, as everywhere (spec 1 §3). */
export function refundComments(db: DatabaseSync, id: string) {
  return listComments(db, 'refund', String(refundRow(db, id).id))
}

function refundRow(db: DatabaseSync, id: string): DatabaseRow {
  if (!/^[0-9]{1,9}$/.test(id)) throw new Refusal(400, 'The id of a refund must have 1 to 9 digits.')
  const row = rowOf(db, 'SELECT * FROM refunds WHERE id = ?', Number(id))
  if (!row) throw new Refusal(404, `There is no refund ${id}.`)
  return row
}

function money(cents: unknown): number {
  return Number(cents ?? 0) / 100
}
