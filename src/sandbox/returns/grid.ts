import { type GridTable } from '../grid/gridTable.ts'
import { refundMethods } from '../refundMethods/builtInMethods.ts'
import { countryCodes } from './newRma.ts'
import { returnMethods } from './rmaStatuses.ts'

const labels = (column: string, words: Readonly<Record<string, string>>) =>
  `CASE ${column} ${Object.entries(words)
    .map(([word, label]) => `WHEN '${word}' THEN '${label}'`)
    .join(' ')} ELSE ${column} END`

/** Where another return of the order is made, as in GET /api/oms/order/{id}. */
const returnsAt = `(SELECT iif(max(s.value) = '1', 'external', 'internal') FROM database_settings s
  WHERE s.key = 'cs_return_migration_enabled')`
const countryCode = `(SELECT ${labels('c.country', countryCodes)} FROM orders o JOIN customers c ON c.id = o.customer_id
  WHERE o.order_nr = found_rmas.order_nr)`

/** POST /api/rma/grid: the returns, closed as soon as their refund is paid. */
export const rmasGrid: GridTable = {
  table: `(SELECT m.id, m.rma_nr, m.order_nr, m.customer_name, m.return_method, m.refund_method, m.amount, m.currency,
    m.tracking_nr, m.created_by, m.created_at, m.updated_at, m.refund_id, m.version, r.status AS refund_status,
    iif(m.status = 'refunded' AND r.status = 'paid', 'closed', m.status) AS status,
    ${labels('m.return_method', returnMethods)} AS return_label,
    ${labels('m.refund_method', Object.fromEntries(refundMethods.map(({ alias, displayName }) => [alias, displayName])))} AS refund_label,
    (SELECT sum(i.quantity) FROM rma_items i WHERE i.rma_id = m.id AND i.state <> 'cancelled') AS pieces
    FROM rmas m LEFT JOIN refunds r ON r.id = m.refund_id) AS found_rmas`,
  reads: ['rmas', 'refunds', 'rma_items', 'orders', 'customers', 'database_settings'],
  key: 'id',
  sort: ['createdAt', 'desc'],
  fields: {
    idRma: { label: 'Id', sql: 'id', type: 'number' },
    rmaNr: { label: 'RMA', sql: 'rma_nr', type: 'text' },
    orderNr: { label: 'Order Nr', sql: 'order_nr', type: 'text' },
    customerName: { label: 'Customer', sql: 'customer_name', type: 'text' },
    status: { label: 'Status', sql: 'status', type: 'text' },
    pieces: { label: 'Pieces', sql: 'pieces', type: 'number' },
    amount: { label: 'Amount', sql: 'amount', type: 'money' },
    currency: { label: 'Currency', sql: 'currency', type: 'text' },
    returnMethod: { label: 'Return Method Code', sql: 'return_method', type: 'text' },
    returnMethodLabel: { label: 'Return Method', sql: 'return_label', type: 'text' },
    refundMethod: { label: 'Refund Method Code', sql: 'refund_method', type: 'text' },
    refundMethodLabel: { label: 'Refund Method', sql: 'refund_label', type: 'text' },
    trackingNr: { label: 'Tracking', sql: 'tracking_nr', type: 'text' },
    idRefund: { label: 'Refund', sql: 'refund_id', type: 'number' },
    refundStatus: { label: 'Refund Status', sql: 'refund_status', type: 'text' },
    returnsAt: { label: 'Returns At', sql: returnsAt, type: 'text' },
    countryCode: { label: 'Country Code', sql: countryCode, type: 'text' },
    createdBy: { label: 'Created By', sql: 'created_by', type: 'text' },
    createdAt: { label: 'Created', sql: 'created_at', type: 'date' },
    updatedAt: { label: 'Last Change', sql: 'updated_at', type: 'date' },
  },
}
