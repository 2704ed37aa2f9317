import { isDescribedRecord, noEntity } from '../contract/describedRecord.ts'
import { rowOf } from '../database/rows.ts'
import { type Store } from '../database/store.ts'
import { Refusal } from '../server/refusal.ts'
import { type SignedIn } from '../session/session.ts'

interface Entity {
  /** Resources of which one must be held: those of the screens that show it. */
  readonly resources: readonly string[]
  readonly sql: string
}

const document = (kind: string) => `SELECT 1 FROM cash_documents WHERE id = ? AND kind = '${kind}'`

/** What has attachments, and how its id leads to a row that must exist. */
const entities: ReadonlyMap<string, Entity> = new Map([
  [
    'payment',
    {
      resources: ['reconciliation_payments_access', 'reconciliation_payments_queue_access'],
      sql: document('payment'),
    },
  ],
  [
    'transfer',
    {
      resources: ['reconciliation_transfers_access', 'reconciliation_transfers_queue_access'],
      sql: document('transfer'),
    },
  ],
  ['payout', { resources: ['payout_payouts_access'], sql: 'SELECT 1 FROM payouts WHERE id = ?' }],
  ['rma', { resources: ['return_index_csr'], sql: 'SELECT 1 FROM rmas WHERE id = ?' }],
])

/** The id of a record that has attachments. Rejects with a Refusal: 400 for an unknown type, 403 without its resource, 404. */
export async function attachedTo(
  store: Store,
  type: string,
  id: string,
  user: SignedIn,
): Promise<number | string> {
  const entity = entities.get(type)
  if (!entity) {
    if (await isDescribedRecord(store, type, user)) return id
    throw new Refusal(400, `There are no attachments of '${type.slice(0, 50)}', ${noEntity}`)
  }
  if (!entity.resources.some(resource => user.resources.has(resource)))
    throw new Refusal(403, "You don't have permission for these attachments.")
  if (!/^\d{1,9}$/.test(id) || !rowOf(store.db, entity.sql, Number(id)))
    throw new Refusal(404, `There is no ${type} ${id.slice(0, 50)}.`)
  return Number(id)
}
