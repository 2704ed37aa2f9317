import { type DatabaseSync } from 'node:sqlite'
import { rowOf, run } from '../database/rows.ts'

/** One movement of a partner's account; cents, positive: the partner owes more. */
export interface Movement {
  readonly partner: number
  /** Code of a transaction type. */
  readonly type: string
  readonly amount: number
  readonly currency: string
  readonly at: string
  readonly by: string
  readonly status: 'open' | 'reconciled'
  /** True: the movement of a document itself, which no list can hold. */
  readonly counter?: boolean
  readonly packageNr?: string | null
  readonly orderNr?: string | null
  readonly list?: number | null
  readonly document?: number | null
  readonly reason?: string | null
  readonly note?: string | null
  /** The second person, where one was needed. */
  readonly approvedBy?: string | null
  /** The confirmation that books it. */
  readonly confirmation?: number | null
  /** The transaction that it takes back. */
  readonly reverses?: number | null
}

/**
 * Books a movement and the balance that follows from it, and gives its id; for use inside a transaction of the database.
 * It is the only way into an account, so that the sum of a partner's transactions is its balance at every moment.
 */
export function book(db: DatabaseSync, one: Movement): number {
  run(
    db,
    `INSERT INTO cash_transactions (partner_id, type, package_nr, order_nr, amount, currency, at, status, counter, list_id,
       document_id, reason, note, created_by, approved_by, confirmation_id, reverses)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[one.partner, one.type, one.packageNr ?? null, one.orderNr ?? null, one.amount, one.currency, one.at],
    ...[one.status, one.counter ? 1 : 0, one.list ?? null, one.document ?? null],
    ...[one.reason ?? null, one.note ?? null, one.by, one.approvedBy ?? null, one.confirmation ?? null],
    one.reverses ?? null,
  )
  const id = Number(rowOf(db, 'SELECT last_insert_rowid() AS id')?.id)
  run(
    db,
    `INSERT INTO cash_balances VALUES (?, ?, ?)
     ON CONFLICT (partner_id, currency) DO UPDATE SET balance = balance + excluded.balance`,
    ...[one.partner, one.currency, one.amount],
  )
  return id
}
