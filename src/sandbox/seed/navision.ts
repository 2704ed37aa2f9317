import { type DatabaseSync } from 'node:sqlite'
import { businessNow, day, moment } from '../moment.ts'
import { defaultNavisionSettings } from '../navision/settings.ts'
import { type NavisionError, type NavisionType, navisionErrors, navisionTypes } from '../navision/words.ts'
import { placeOf } from '../placeOf.ts'
import { rowsOf } from '../rows.ts'
import { currencies, writeOffStatuses } from '../writeOffWords.ts'
import { type Random, randomOf } from './random.ts'

const since = businessNow - 14 * day

/** Something that has to be booked. */
interface Document {
  readonly type: NavisionType
  readonly key: string
  readonly orderNr: string
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
  for (const [at, document] of documents(db)
    .toSorted((a, b) => a.at - b.at)
    .entries()) {
    const { type, key, orderNr, amount, currency } = document
    const random = randomOf(`navision ${type} ${key}`)
    const { status, attempts, error } = standing(document, random)
    const sent = Math.min(
      document.at + (attempts * 900 - random.whole(1, 600)) * 1000,
      businessNow - random.whole(60, 900) * 1000,
    )
    insert.run(
      ...[at + 1, type, `${navisionTypes[type].letter}-${key}`, orderNr, amount, currency],
      moment(document.at).slice(0, 10),
      ...[status, attempts, error ?? null, error ? navisionErrors[error].text : null, moment(document.at)],
      attempts === 0 ? null : moment(sent),
      attempts === 0 ? null : attempts > 3 ? 'finance' : 'night run',
      1 + attempts,
    )
  }
}

/** Orders that were shipped, refunds that were paid, cards that were charged, and write-offs that were booked. */
function documents(db: DatabaseSync): Document[] {
  const from = moment(since)
  const read = (type: NavisionType, sql: string, ...values: (string | number)[]): Document[] =>
    rowsOf(db, sql, ...values).map(row => ({
      type,
      key: String(row.key),
      orderNr: String(row.order_nr),
      amount: Number(row.amount),
      currency: typeof row.currency === 'number' ? (currencies[row.currency] ?? '') : String(row.currency),
      at: Date.parse(`${String(row.at).replace(' ', 'T')}Z`),
    }))
  return [
    // An order that waits for its verification is not shipped, and one that is invalid will not be.
    ...read(
      'salesInvoice',
      `SELECT order_nr AS key, order_nr, amount, currency, datetime(created_at, '+5 hours') AS at FROM orders o
       WHERE created_at >= ? AND datetime(created_at, '+5 hours') < ? AND NOT EXISTS (
         SELECT 1 FROM verifications v WHERE v.order_nr = o.order_nr AND v.status <> 'verified') ORDER BY order_nr`,
      from,
      moment(businessNow),
    ),
    ...read(
      'creditMemo',
      `SELECT rma_nr AS key, order_nr, amount, currency, updated_at AS at FROM refunds
       WHERE status IN ('sent', 'paid') AND updated_at >= ? ORDER BY id`,
      from,
    ),
    ...read(
      'paymentJournal',
      `SELECT p.reference AS key, p.order_nr, p.amount, o.currency, p.paid_at AS at FROM card_payments p
       JOIN orders o ON o.order_nr = p.order_nr WHERE p.paid_at >= ? AND p.amount > 0 ORDER BY p.order_nr`,
      from,
    ),
    ...read(
      'writeOffJournal',
      `SELECT id AS key, order_nr, amount, currency, decided_at AS at FROM write_offs
       WHERE status = ? AND decided_at >= ? ORDER BY id`,
      placeOf(writeOffStatuses, 'booked'),
      from,
    ),
  ]
}

/** How far it got. What is of last month and had to be sent again in this one fails for its date. */
function standing({ type, at }: Document, random: Random) {
  if (businessNow - at < 3 * 3_600_000) return { status: 'waiting', attempts: 0 }
  if (!random.chance(0.045)) return { status: 'booked', attempts: random.chance(0.08) ? 2 : 1 }
  const error = failure(type, at, random)
  return { status: random.chance(0.06) ? 'closed' : 'failed', attempts: random.whole(1, 6), error }
}

function failure(type: NavisionType, at: number, random: Random): NavisionError {
  if (moment(at) < defaultNavisionSettings.postingFrom) return 'POSTING_DATE'
  if (random.chance(0.5)) return random.pick(['TIMEOUT', 'LOCKED'])
  return type === 'salesInvoice'
    ? random.pick(['CUSTOMER_BLOCKED', 'VAT_SETUP', 'DOCUMENT_EXISTS'])
    : random.pick(['CUSTOMER_BLOCKED', 'DOCUMENT_EXISTS'])
}
