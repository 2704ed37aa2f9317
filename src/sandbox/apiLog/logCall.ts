import { type DatabaseSync } from 'node:sqlite'
import { run } from '../database/rows.ts'

/** The areas that have a log of their own. */
export type LogArea = 'cash' | 'finance' | 'payout'

/** One call between the systems. */
export interface LoggedCall {
  readonly at: string
  /** Of its entry; only of the seed, where every area counts from a number of its own. Default: the next one. */
  readonly id?: number
  /** The area whose log it belongs to. Default finance. */
  readonly area?: LogArea
  /** The other side: 'Navision', 'Payment provider', 'Bank', 'Address check', 'Payout bank', 'Seller portal'. */
  readonly system: string
  readonly direction: 'in' | 'out'
  /** Method and path: 'POST /SalesInvoices'. */
  readonly call: string
  /** Of HTTP; 0: no answer came. */
  readonly status: number
  /** Milliseconds. */
  readonly duration: number
  readonly orderNr?: string
  readonly documentNr?: string
  /** The message to the accounting system that it carried. */
  readonly message?: number
  /** What was sent and what came back, as JSON or text; empty: nothing. */
  readonly request: string
  readonly response: string
}

/** Writes a call down; for use inside the transaction of what it did. */
export function logCall(db: DatabaseSync, one: LoggedCall): void {
  run(
    db,
    `INSERT INTO api_calls (id, area, at, system, direction, call, status, duration, order_nr, document_nr, message_id, request, response)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[
      one.id ?? null,
      one.area ?? 'finance',
      one.at,
      one.system,
      one.direction,
      one.call,
      one.status,
      one.duration,
    ],
    ...[one.orderNr ?? null, one.documentNr ?? null, one.message ?? null, one.request, one.response],
  )
}
