import { type DatabaseSync } from 'node:sqlite'
import { run } from '../database/rows.ts'
import { ruleSql } from './rules.ts'
import { type VerificationRule } from './verificationRules.ts'

/**
 * Puts the orders since that moment that the rule of the queue finds and that are in no queue yet into it, and gives their
 * number. `at`: when they enter; absent, each some minutes after it was placed, as on a usual day.
 */
export function collectOrders(
  db: DatabaseSync,
  queue: { readonly id: number; readonly rule: VerificationRule; readonly threshold: number },
  { since, at }: { readonly since: string; readonly at?: string },
): number {
  const { join = '', where, finding } = ruleSql[queue.rule]
  const entered = `coalesce(?3, datetime(o.created_at, '+' || (CAST(o.order_nr AS INTEGER) % 23 + 2) || ' minutes'))`
  const found = run(
    db,
    `INSERT INTO verifications (id, queue_id, order_nr, customer_id, customer_name, phone, amount, currency, payment, finding,
       status, entered_at, changed_at, version)
     SELECT CAST(o.order_nr AS INTEGER), ?1, o.order_nr, c.id, c.first_name || ' ' || c.last_name, c.phone, o.amount, o.currency, o.payment, ${finding},
       'open', ${entered}, ${entered}, 1
     FROM orders o JOIN customers c ON c.id = o.customer_id ${join}
     WHERE o.created_at >= ?4 AND NOT EXISTS (SELECT 1 FROM verifications v WHERE v.order_nr = o.order_nr) AND ${where}
     ORDER BY o.created_at, o.order_nr`,
    queue.id,
    queue.threshold,
    at ?? null,
    since,
  )
  sumQueue(db, queue.id)
  return found
}

/** Brings the sums that a queue carries in line with its orders. */
export function sumQueue(db: DatabaseSync, queue: number): void {
  const of = (what: string, status: string) =>
    `(SELECT ${what} FROM verifications v WHERE v.queue_id = ?1 AND v.status ${status})`
  const waiting = "IN ('open', 'taken', 'escalated')"
  run(
    db,
    `UPDATE verification_queues SET waiting = ${of('count(*)', waiting)}, taken = ${of('count(*)', "= 'taken'")},
       escalated = ${of('count(*)', "= 'escalated'")}, oldest_at = ${of('min(entered_at)', waiting)} WHERE id = ?1`,
    queue,
  )
}
