import { isDescribedRecord, noEntity } from '../contract/describedRecord.ts'
import { rowOf } from '../database/rows.ts'
import { type Store } from '../database/store.ts'
import { Refusal } from '../server/refusal.ts'
import { type SignedIn } from '../session/session.ts'

/** What can be commented (spec 1 §1), and how its id leads to a row that must exist. */
interface Entity {
  /** Resources of which one must be held: those of the screens that show them. */
  readonly resources: readonly string[]
  /** The id, with the parts that the query asks for. */
  readonly id: RegExp
  readonly sql: string
}

const ofOrder = 'SELECT 1 FROM orders WHERE order_nr = ?'
const onOrder = ['oms_search_access'] as const
/** Users who decide about an order read and write its comments. */
const onAnyOrder = [...onOrder, 'oms_verification_access', 'finance_queue_verification'] as const

/**
 * The specification shows no ids. An item is `{order}-{line}`; purchase orders and issues have no table of their own and are
 * known by their order: `PO{order}`, `IS{order}`.
 */
const entities: ReadonlyMap<string, Entity> = new Map([
  ['order', { resources: onAnyOrder, id: /^(\d{1,20})$/, sql: ofOrder }],
  [
    'item',
    {
      resources: onOrder,
      id: /^(\d{1,20})-(\d{1,3})$/,
      sql: 'SELECT 1 FROM order_items WHERE order_nr = ? AND line = CAST(? AS INTEGER)',
    },
  ],
  ['po', { resources: onOrder, id: /^PO(\d{1,20})$/, sql: ofOrder }],
  ['issue', { resources: onOrder, id: /^IS(\d{1,20})$/, sql: ofOrder }],
  [
    'payout',
    {
      resources: ['payout_payouts_access'],
      id: /^(\d{1,9})$/,
      sql: 'SELECT 1 FROM payouts WHERE id = CAST(? AS INTEGER)',
    },
  ],
  [
    'refund',
    {
      resources: ['finance_refund_index', 'return_index_csr'],
      id: /^(\d{1,9})$/,
      sql: 'SELECT 1 FROM refunds WHERE id = CAST(? AS INTEGER)',
    },
  ],
  [
    'rma',
    {
      resources: ['return_index_csr'],
      id: /^(\d{1,9})$/,
      sql: 'SELECT 1 FROM rmas WHERE id = CAST(? AS INTEGER)',
    },
  ],
  [
    'package',
    {
      resources: ['reconciliation_package_access', 'reconciliation_troubleshooting_access'],
      id: /^(\d{1,20}-\d{1,3})$/,
      sql: 'SELECT 1 FROM cash_packages WHERE package_nr = ?',
    },
  ],
])

/** Rejects with a Refusal when that cannot be commented: 400 for an unknown type, 403 without the resource, 404 for what is not there. */
export async function expectEntity(store: Store, type: string, id: string, user: SignedIn): Promise<void> {
  const entity = entities.get(type)
  if (!entity) {
    if (await isDescribedRecord(store, type, user)) return
    throw new Refusal(400, `There are no comments on '${type.slice(0, 50)}', ${noEntity}`)
  }
  if (!entity.resources.some(resource => user.resources.has(resource)))
    throw new Refusal(403, "You don't have permission for these comments.")
  const [, ...parts] = entity.id.exec(id) ?? []
  if (parts.length === 0 || !rowOf(store.db, entity.sql, ...parts))
    throw new Refusal(404, `There is no ${type} ${id.slice(0, 50)}.`)
}
