import { type DatabaseSync } from 'node:sqlite'
import { run } from '../database/rows.ts'
import { type SqlCondition, where } from '../grid/sqlCondition.ts'
import { navisionTypes } from '../navision/navisionTypes.ts'
import { queueDocuments } from '../navision/queueDocuments.ts'
import { type RefundVerb } from './refundStatuses.ts'

/** The number of its credit memo: that of its credit note, where somebody had to approve one first. */
const creditMemo = `coalesce((SELECT p.invoice_nr FROM pending_invoices p WHERE p.refund_id = refunds.id),
  '${navisionTypes.creditMemo.letter}-' || rma_nr)`

/**
 * What a step of refunds means for the accounting system, in the transaction of the step and before it: a refund that is sent
 * is credited, unless its credit note waits for approval, one that is paid is a payment, and of one that is cancelled after
 * all the credit is taken back.
 */
export function bookStep(
  db: DatabaseSync,
  selected: SqlCondition,
  { verb, by, at }: { readonly verb: RefundVerb; readonly by: string; readonly at: string },
): void {
  const from = `FROM refunds${where(selected)} ${selected.sql === '' ? 'WHERE' : 'AND'}`
  const queue = (type: 'creditMemo' | 'paymentJournal', number: string, amount: string, which: string) =>
    queueDocuments(
      db,
      {
        type,
        sql: `SELECT ${number} AS document_nr, order_nr, ${amount} AS amount, currency ${from} ${which} ORDER BY id`,
        values: selected.values,
      },
      at,
    )
  if (verb === 'send')
    queue(
      'creditMemo',
      creditMemo,
      'amount',
      'NOT EXISTS (SELECT 1 FROM pending_invoices p WHERE p.refund_id = refunds.id)',
    )
  // Money that goes out.
  if (verb === 'paid') queue('paymentJournal', `'PJ-' || rma_nr`, '-amount', 'true')
  if (verb !== 'cancel') return
  const memo = (states: string) =>
    `EXISTS (SELECT 1 FROM navision_messages m WHERE m.document_nr = ${creditMemo} AND m.status IN (${states}))`
  queue('creditMemo', `${creditMemo} || '-R'`, '-amount', memo(`'booked', 'sending'`))
  run(
    db,
    `UPDATE navision_messages SET status = 'closed', sent_by = ?, sent_at = ?, version = version + 1
     WHERE status IN ('waiting', 'failed') AND type = 'creditMemo' AND document_nr IN (SELECT ${creditMemo} ${from} true)`,
    by,
    at,
    ...selected.values,
  )
  run(
    db,
    `UPDATE pending_invoices SET status = 'rejected', decided_by = ?, decided_at = ?, note = 'The refund was cancelled'
     WHERE status = 'pending' AND refund_id IN (SELECT id ${from} true)`,
    by,
    at,
    ...selected.values,
  )
}
