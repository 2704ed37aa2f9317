import { type GridTable } from './gridTable.ts'

/** POST /api/finance/refunds/grid */
export const refundsGrid: GridTable = {
  table: 'refunds',
  key: 'id',
  sort: ['createdAt', 'desc'],
  fields: {
    idRefund: { sql: 'id', type: 'number' },
    orderNr: { sql: 'order_nr', type: 'text' },
    rmaNr: { sql: 'rma_nr', type: 'text' },
    customerName: { sql: 'customer_name', type: 'text' },
    customerEmail: { sql: 'customer_email', type: 'text' },
    amount: { sql: 'amount', type: 'money' },
    currency: { sql: 'currency', type: 'text', few: true },
    method: { sql: 'method', type: 'text', few: true },
    methodLabel: { sql: 'method_label', type: 'text', few: true },
    status: { sql: 'status', type: 'text', few: true },
    createdAt: { sql: 'created_at', type: 'date' },
    dueAt: { sql: 'due_at', type: 'date' },
    ageDays: { sql: 'age_days', type: 'number' },
    updatedAt: { sql: 'updated_at', type: 'date' },
  },
}
