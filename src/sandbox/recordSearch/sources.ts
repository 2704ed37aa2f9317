import { type DatabaseRow } from '../database/rows.ts'
import { orderAccess } from '../orders/calls.ts'
import { type Call } from '../server/call.ts'
import { money } from '../values/figures.ts'

/** One kind of record that the search finds. */
export interface RecordSource {
  /** What is found, in the plural. */
  readonly group: string
  /** What the screen of such a record asks for. */
  readonly access: Call['access']
  readonly screen: string
  /**
   * The first of them in a good order. `:text` is what was typed, `:end` the end of the range of texts that begin with it,
   * and `:number` the whole number that it is, or null; each comparison can use an index.
   */
  readonly sql: string
  readonly title: (row: DatabaseRow) => string
  /** What distinguishes it from others, e.g. its customer and amount. */
  readonly note: (row: DatabaseRow) => string
  readonly params: (row: DatabaseRow) => Readonly<Record<string, string>>
}

const startsWith = (column: string) => `${column} >= :text AND ${column} < :end`

const amountNote = (name: string) => (row: DatabaseRow) =>
  [row[name], money(row.amount, row.currency), row.created_at]
    .map(part => String(part ?? ''))
    .map((part, at) => (at === 2 ? part.slice(0, 10) : part))
    .filter(part => part !== '')
    .join(' · ')

export const recordSources: readonly RecordSource[] = [
  {
    group: 'Orders',
    access: orderAccess,
    screen: 'order',
    sql: `SELECT order_nr, first_name || ' ' || last_name AS customer, amount, orders.currency, created_at
      FROM orders JOIN customers ON customers.id = orders.customer_id
      WHERE ${startsWith('order_nr')} ORDER BY order_nr`,
    title: row => `Order ${row.order_nr}`,
    note: amountNote('customer'),
    params: row => ({ id: String(row.order_nr) }),
  },
  {
    group: 'Customers',
    access: orderAccess,
    screen: 'cs-search',
    sql: `SELECT first_name || ' ' || last_name AS customer, email FROM customers
      WHERE (${startsWith('first_name')}) OR (${startsWith('last_name')}) OR (${startsWith('email')})
        OR (first_name = :first COLLATE NOCASE AND last_name >= :rest AND last_name < :restEnd)
      ORDER BY last_name, first_name, id`,
    title: row => String(row.customer),
    note: row => String(row.email),
    params: row => ({ fieldName: 'customerEmail', fieldValue: String(row.email) }),
  },
  {
    group: 'Refunds',
    access: ['finance_refund_index'],
    screen: 'finance-refund-details',
    sql: `SELECT id, customer_name, amount, currency, created_at FROM refunds
      WHERE id = :number OR order_nr = :text OR (${startsWith('customer_name')})
      ORDER BY id = :number DESC, created_at DESC`,
    title: row => `Refund ${row.id}`,
    note: amountNote('customer_name'),
    params: row => ({ idrefund: String(row.id) }),
  },
  {
    group: 'Returns',
    access: ['return_index_csr'],
    screen: 'rma-detail',
    sql: `SELECT id, rma_nr, customer_name, amount, currency, created_at FROM rmas
      WHERE (rma_nr >= upper(:text) AND rma_nr < upper(:text) || char(0x10FFFF)) OR order_nr = :text
        OR (${startsWith('customer_name')})
      ORDER BY created_at DESC`,
    title: row => `Return ${row.rma_nr}`,
    note: amountNote('customer_name'),
    params: row => ({ id: String(row.id) }),
  },
  ...documents('payment', 'Payments', 'cash-reconciliation-payment', 'paymentId', 'payments'),
  ...documents('transfer', 'Transfers', 'cash-reconciliation-transfer', 'transferId', 'transfers'),
  {
    group: 'Payouts',
    access: ['payout_payouts_access'],
    screen: 'payout-payout-details',
    sql: `SELECT id, partner_name, net AS amount, currency, created_at FROM payouts
      WHERE id = :number OR (${startsWith('partner_name')}) ORDER BY id = :number DESC, created_at DESC`,
    title: row => `Payout ${row.id}`,
    note: amountNote('partner_name'),
    params: row => ({ idpayout: String(row.id) }),
  },
  {
    group: 'Partners',
    access: ['payout_partners_access'],
    screen: 'payout-partner-details',
    sql: `SELECT id, name, type, country FROM payout_partners WHERE ${startsWith('name')} ORDER BY name, id`,
    title: row => String(row.name),
    note: row => `Partner ${row.id} · ${row.country}`,
    params: row => ({ idpartner: String(row.id) }),
  },
]

function documents(
  kind: 'payment' | 'transfer',
  group: string,
  screen: string,
  param: string,
  area: string,
): RecordSource[] {
  return [
    {
      group,
      access: [`reconciliation_${area}_access`],
      screen,
      sql: `SELECT cash_documents.id, reference, name, amount, currency, dated_at AS created_at
        FROM cash_documents JOIN cash_partners ON cash_partners.id = partner_id
        WHERE kind = '${kind}' AND cash_documents.status IN ('approved', 'partial', 'reconciled')
          AND (cash_documents.id = :number OR (${startsWith('reference')}) OR (${startsWith('name')}))
        ORDER BY cash_documents.id = :number DESC, dated_at DESC`,
      title: row => `${kind === 'payment' ? 'Payment' : 'Transfer'} ${row.reference}`,
      note: amountNote('name'),
      params: row => ({ [param]: String(row.id) }),
    },
  ]
}
