import { type DatabaseSync } from 'node:sqlite'
import { day, moment } from '../clock/moment.ts'
import { type DatabaseRow, rowOf, run } from '../database/rows.ts'
import { type Store } from '../database/store.ts'
import { methodByAlias } from '../refundMethods/methods.ts'
import { refundSettings } from '../refunds/settings.ts'
import { instantOf } from '../timelines/events.ts'

/** Whether a method needs something of the customer before it can pay. */
export function asksCustomer(db: DatabaseSync, method: string): boolean {
  return methodByAlias(db, method)?.availableFields.some(({ required }) => required) === true
}

/**
 * Makes the refund of a return, in the transaction of the caller, and gives its id. A method that asks the customer for
 * something makes it wait for that.
 */
export function makeRefund({ db, moment: now }: Store, rma: DatabaseRow, amount: number): number {
  const at = now()
  const method = String(rma.refund_method)
  const asks = asksCustomer(db, method)
  const customer = rowOf(db, 'SELECT email FROM customers WHERE id = ?', Number(rma.customer_id))
  run(
    db,
    `INSERT INTO refunds (order_nr, rma_nr, customer_id, customer_name, customer_email, amount, currency, method, status,
       created_at, due_at, updated_at, age_days, reason, version) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?, 1)`,
    ...[String(rma.order_nr), String(rma.rma_nr), Number(rma.customer_id), String(rma.customer_name)],
    ...[String(customer?.email), amount, String(rma.currency), method, asks ? 'waiting' : 'pending', at],
    ...[moment(instantOf(at) + refundSettings(db).dueDays * day), at],
    asks ? 'The customer has not given any account details yet.' : null,
  )
  const id = Number(rowOf(db, 'SELECT last_insert_rowid() AS id')?.id)
  if (asks) run(db, 'INSERT INTO refund_questions VALUES (?, 1, ?)', id, at)
  return id
}
