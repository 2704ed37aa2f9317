import { type DatabaseSync } from 'node:sqlite'
import { type DatabaseRow, rowOf } from '../database/rows.ts'
import { Refusal } from '../server/refusal.ts'

/** An order with its customer and its confirmation. Throws a Refusal (404) for an unknown number. */
export function findOrder(db: DatabaseSync, id: string): DatabaseRow {
  const row = rowOf(
    db,
    `SELECT o.*, c.first_name, c.last_name, c.email, c.phone, c.street, c.postcode, c.city, c.country,
       f.status AS confirmation, f.changed_at AS confirmation_at, f.reason AS confirmation_reason,
       f.decided_by AS confirmation_by, f.token AS confirmation_token, f.token_expires_at AS link_until
     FROM orders o JOIN customers c ON c.id = o.customer_id
     LEFT JOIN order_confirmations f ON f.order_nr = o.order_nr WHERE o.order_nr = ?`,
    id,
  )
  if (!row) throw new Refusal(404, `There is no order ${id.slice(0, 50)}.`)
  return row
}
