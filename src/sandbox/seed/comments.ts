import { type DatabaseSync } from 'node:sqlite'
import { rowsOf } from '../rows.ts'
import { randomOf } from './random.ts'

/** A few words of the staff beside about one refund in four. */
export function fillComments(db: DatabaseSync): void {
  const insert = db.prepare(
    'INSERT INTO comments (parent_id, entity_type, entity_id, username, content, is_issue, created_at) VALUES (NULL, ?, ?, ?, ?, ?, ?)',
  )
  for (const { id, updated_at } of rowsOf(db, 'SELECT id, updated_at FROM refunds ORDER BY id')) {
    const random = randomOf(`comment ${String(id)}`)
    if (!random.chance(0.25)) continue
    const [content, username, issue] = random.pick(remarks)
    insert.run('refund', String(id), username, content, issue ? 1 : 0, updated_at ?? '')
  }
}

const remarks = [
  ['Customer called, bank details confirmed by phone.', 'customer-service', false],
  ['Account number does not match the name. Please ask again.', 'finance', true],
  ['Parcel is back in the warehouse, all pieces complete.', 'returns', false],
  ['Bank returned the payment, reason AC04.', 'finance', true],
  ['Customer prefers a voucher.', 'customer-service', false],
  ['Approved with the weekly list.', 'finance-manager', false],
] as const
