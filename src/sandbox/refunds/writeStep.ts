import { type DatabaseSync } from 'node:sqlite'
import { day, moment } from '../clock/moment.ts'
import { run } from '../database/rows.ts'
import { type SqlCondition, where } from '../grid/sqlCondition.ts'
import { instantOf } from '../timelines/events.ts'
import { bookStep } from './booking.ts'
import { sendMails } from './mails.ts'
import { paidFrom, payRefunds } from './payRefunds.ts'
import { type RefundChange } from './refundChange.ts'
import { type RefundStep } from './refundStatuses.ts'
import { refundSettings } from './settings.ts'

/**
 * Writes a step that may be taken, in the transaction of the caller, and returns of how many refunds: the history with what
 * each was before, what it means for bank, accounting system and customer, and last the refunds, which may not be found by
 * the same selection any more.
 */
export function writeStep(
  db: DatabaseSync,
  selected: SqlCondition,
  step: RefundStep,
  change: RefundChange,
): number {
  const { verb, by, at, reason, bankAccount } = change
  const { notifyCustomer, failureEmail, dueDays } = refundSettings(db)
  const mail = step.mail && (notifyCustomer || step.mail.always) ? step.mail : undefined
  run(
    db,
    `INSERT INTO refund_events (refund_id, verb, username, at, reason, mail, from_status, from_reason, from_updated_at)
     SELECT id, ?, ?, ?, ?, iif(?, customer_email, NULL), status, reason, updated_at FROM refunds${where(selected)} ORDER BY id`,
    verb,
    by,
    at,
    reason,
    mail ? 1 : 0,
    ...selected.values,
  )
  if (verb === 'send') payRefunds(db, selected, { at, bankAccount })
  bookStep(db, selected, { verb, by, at })
  if (mail) sendMails(db, selected, { template: mail.template, text: verb === 'ask' ? reason : null, at })
  if (verb === 'failed' && failureEmail)
    sendMails(db, selected, { template: 'payment-returned', to: failureEmail, text: reason, at })
  if (verb === 'ask') countQuestion(db, selected, at)
  return run(
    db,
    `UPDATE refunds SET status = ?, reason = ?, updated_at = ?, version = version + 1,
       due_at = iif(status = 'waiting' AND ? = 'ready', ?, due_at),
       bank_account_id = iif(? = 'send', ${paidFrom}, bank_account_id)${where(selected)}`,
    step.to,
    reason,
    at,
    step.to,
    moment(instantOf(at) + dueDays * day),
    verb,
    bankAccount ?? null,
    ...selected.values,
  )
}

/** The first question about what is missing now. */
function countQuestion(db: DatabaseSync, selected: SqlCondition, at: string): void {
  run(
    db,
    `INSERT INTO refund_questions SELECT id, 1, ? FROM refunds${where(selected)}${selected.sql === '' ? ' WHERE true' : ''}
     ON CONFLICT (refund_id) DO UPDATE SET times = 1, asked_at = excluded.asked_at`,
    at,
    ...selected.values,
  )
}
