import { type DatabaseSync } from 'node:sqlite'
import { businessNow, day, moment } from '../clock/moment.ts'
import { placeOf } from '../database/placeOf.ts'
import { rowsOf } from '../database/rows.ts'
import { type Random, randomOf } from '../seed/random.ts'
import { currencies, writeOffStatuses } from '../writeOffs/writeOffStatuses.ts'
import { automatic } from './navisionRun.ts'
import {
  type NavisionError,
  type NavisionType,
  navisionErrors,
  navisionTypes,
  writeOffOf,
} from './navisionTypes.ts'
import { defaultNavisionSettings } from './settings.ts'

const since = businessNow - 14 * day

/** Something that has to be booked. */
interface Document {
  readonly type: NavisionType
  readonly number: string
  readonly orderNr: string
  /** Cents; money that goes out is negative. */
  readonly amount: number
  readonly currency: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** What two weeks of the business have sent to the accounting system. Ids count from 1 in the order of creation. */
export function fillNavision(db: DatabaseSync): void {
  const insert = db.prepare(
    `INSERT INTO navision_messages (id, type, document_nr, order_nr, amount, currency, posting_date, status, attempts,
       error_code, error, created_at, sent_at, sent_by, version) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const approved = db.prepare('UPDATE write_offs SET status = ? WHERE id = ?')
  for (const [at, document] of documents(db)
    .toSorted((a, b) => a.at - b.at)
    .entries()) {
    const { type, number, orderNr, amount, currency } = document
    const random = randomOf(`navision ${type} ${number}`)
    const { status, attempts, error } = standing(document, random)
    const sent = Math.min(
      document.at + (attempts * 900 - random.whole(1, 600)) * 1000,
      businessNow - random.whole(60, 900) * 1000,
    )
    insert.run(
      ...[at + 1, type, number, orderNr, amount, currency],
      moment(document.at).slice(0, 10),
      ...[status, attempts, error ?? null, error ? navisionErrors[error].text : null, moment(document.at)],
      attempts === 0 ? null : moment(sent),
      attempts === 0 ? null : attempts > defaultNavisionSettings.automaticAttempts ? 'finance' : automatic,
      1 + attempts,
    )
    if (type === 'writeOffJournal' && status !== 'booked')
      approved.run(placeOf(writeOffStatuses, 'approved'), writeOffOf(number))
  }
}

/**
 * Orders that were shipped, refunds that were sent and paid, cards that were charged, and write-offs that were approved. What
 * somebody had to approve first goes by the number of its pending invoice.
 */
function documents(db: DatabaseSync): Document[] {
  const from = moment(since)
  const read = (type: NavisionType, sql: string, ...values: (string | number)[]): Document[] =>
    rowsOf(db, sql, ...values).map(row => ({
      type,
      number: String(row.number),
      orderNr: String(row.order_nr),
      amount: Number(row.amount),
      currency: typeof row.currency === 'number' ? (currencies[row.currency] ?? '') : String(row.currency),
      at: Date.parse(`${String(row.at).replace(' ', 'T')}Z`),
    }))
  const numberOf = (type: NavisionType, key: string) => `'${navisionTypes[type].letter}-' || ${key} AS number`
  const invoices = (type: string, amount: string) =>
    `SELECT invoice_nr AS number, order_nr, ${amount} AS amount, currency, decided_at AS at FROM pending_invoices
     WHERE type = '${type}' AND status = 'approved' AND decided_at >= ? ORDER BY id`
  return [
    // An order that waits for its verification is not shipped, and one that is invalid will not be.
    ...read(
      'salesInvoice',
      `SELECT ${numberOf('salesInvoice', 'o.order_nr')}, o.order_nr, o.amount, o.currency,
         max(datetime(o.created_at, '+5 hours'), coalesce(v.changed_at, '')) AS at
       FROM orders o LEFT JOIN verifications v ON v.order_nr = o.order_nr
       WHERE o.created_at >= ? AND datetime(o.created_at, '+5 hours') < ? AND coalesce(v.status, 'verified') = 'verified'
         AND NOT EXISTS (SELECT 1 FROM pending_invoices p WHERE p.order_nr = o.order_nr AND p.type = 'invoice')
       ORDER BY o.order_nr`,
      from,
      moment(businessNow),
    ),
    ...read('salesInvoice', invoices('invoice', 'amount'), from),
    ...read(
      'creditMemo',
      `SELECT ${numberOf('creditMemo', 'rma_nr')}, order_nr, amount, currency,
         iif(status = 'paid', max(created_at, datetime(updated_at, '-1 day')), updated_at) AS at FROM refunds
       WHERE status IN ('sent', 'paid') AND updated_at >= ?
         AND NOT EXISTS (SELECT 1 FROM pending_invoices p WHERE p.refund_id = refunds.id) ORDER BY id`,
      from,
    ),
    ...read('creditMemo', invoices('creditNote', '-amount'), from),
    ...read(
      'paymentJournal',
      `SELECT ${numberOf('paymentJournal', 'p.reference')}, p.order_nr, p.amount, o.currency, p.paid_at AS at FROM card_payments p
       JOIN orders o ON o.order_nr = p.order_nr WHERE p.paid_at >= ? AND p.amount > 0 ORDER BY p.order_nr`,
      from,
    ),
    ...read(
      'paymentJournal',
      `SELECT ${numberOf('paymentJournal', 'rma_nr')}, order_nr, -amount AS amount, currency, updated_at AS at FROM refunds
       WHERE status = 'paid' AND updated_at >= ? ORDER BY id`,
      from,
    ),
    ...read(
      'writeOffJournal',
      `SELECT ${numberOf('writeOffJournal', 'id')}, order_nr, amount, currency, decided_at AS at FROM write_offs
       WHERE status = ? AND decided_at >= ? ORDER BY id`,
      placeOf(writeOffStatuses, 'booked'),
      from,
    ),
  ]
}

/** What has come since the last turn waits for the next one. */
const lastTurn = businessNow - defaultNavisionSettings.sendEveryMinutes * 60_000

/** How far it got. What is of last month and had to be sent again in this one fails for its date. */
function standing({ type, at }: Document, random: Random) {
  if (at >= lastTurn) return { status: 'waiting', attempts: 0 }
  if (!random.chance(0.045)) return { status: 'booked', attempts: random.chance(0.08) ? 2 : 1 }
  const error = failure(type, at, random)
  const least = navisionErrors[error].passes ? defaultNavisionSettings.automaticAttempts : 1
  return {
    status: random.chance(0.06) ? 'closed' : 'failed',
    attempts: random.whole(least, least + 3),
    error,
  }
}

function failure(type: NavisionType, at: number, random: Random): NavisionError {
  if (moment(at) < defaultNavisionSettings.postingFrom) return 'POSTING_DATE'
  if (random.chance(0.5)) return random.pick(['TIMEOUT', 'LOCKED'])
  return type === 'salesInvoice'
    ? random.pick(['CUSTOMER_BLOCKED', 'VAT_SETUP', 'DOCUMENT_EXISTS'])
    : random.pick(['CUSTOMER_BLOCKED', 'DOCUMENT_EXISTS'])
}
