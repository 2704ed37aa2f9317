import { type DatabaseSync } from 'node:sqlite'
import { run } from '../database/rows.ts'
import { type SqlCondition, where } from '../grid/sqlCondition.ts'

/** One mail about each of several refunds. */
export interface RefundMail {
  readonly template: string
  /** Default: each goes to the customer of its refund. */
  readonly to?: string
  /** What it quotes: the question, or why a payment has failed. */
  readonly text: string | null
  readonly at: string
}

/** Hands mails over to the mail service: the API log has one entry for each. For use inside the transaction of the step. */
export function sendMails(db: DatabaseSync, selected: SqlCondition, mail: RefundMail): void {
  run(
    db,
    `INSERT INTO api_calls (area, at, system, direction, call, status, duration, order_nr, document_nr, request, response)
     SELECT 'finance', ?, 'Mail', 'out', 'POST /messages', 202, 20 + id % 60, order_nr, rma_nr,
       json_object('to', coalesce(?, customer_email), 'template', ?, 'refund', id, 'amount', amount / 100.0, 'currency', currency, 'text', ?),
       '{"queued":true}' FROM refunds${where(selected)} ORDER BY id`,
    mail.at,
    mail.to ?? null,
    mail.template,
    mail.text,
    ...selected.values,
  )
}
