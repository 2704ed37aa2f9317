import { type DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { run } from '../database/rows.ts'
import { type NavisionType } from './navisionTypes.ts'

/** Documents as a query selects them: `document_nr`, `order_nr`, `amount` in cents and `currency`. */
export interface Documents {
  readonly type: NavisionType
  readonly sql: string
  readonly values: readonly SQLInputValue[]
}

/**
 * Queues documents for the accounting system, in the transaction of what makes them; a document that was queued before is
 * left as it is, so that each is booked once. Gives their number.
 */
export function queueDocuments(db: DatabaseSync, { type, sql, values }: Documents, at: string): number {
  return run(
    db,
    `INSERT INTO navision_messages (type, document_nr, order_nr, amount, currency, posting_date, status, attempts, created_at, version)
     SELECT ?, d.document_nr, d.order_nr, d.amount, d.currency, ?, 'waiting', 0, ?, 1 FROM (${sql}) d WHERE true
     ON CONFLICT (document_nr) DO NOTHING`,
    type,
    at.slice(0, 10),
    at,
    ...values,
  )
}
