import { type LimitedSettings } from '../database/limitedSettings.ts'
import { type GridTable } from '../grid/gridTable.ts'
import { sendingBlockedSql } from './preconditions.ts'

/** POST /api/finance/refunds/grid */
export const refundsGrid: GridTable = {
  table: 'refunds',
  key: 'id',
  sort: ['createdAt', 'desc'],
  fields: {
    idRefund: { label: 'Refund', sql: 'id', type: 'number', carried: true },
    orderNr: { label: 'Order Nr', sql: 'order_nr', type: 'text' },
    rmaNr: { label: 'RMA', sql: 'rma_nr', type: 'text' },
    customerName: { label: 'Customer', sql: 'customer_name', type: 'text' },
    customerEmail: { label: 'Customer Email', sql: 'customer_email', type: 'text' },
    amount: { label: 'Amount', sql: 'amount', type: 'money', carried: true },
    currency: { label: 'Currency', sql: 'currency', type: 'text', carried: true },
    method: { label: 'Method Alias', sql: 'method', type: 'text', carried: true },
    methodLabel: { label: 'Method', sql: 'method_label', type: 'text' },
    status: { label: 'Status', sql: 'status', type: 'text', carried: true },
    createdAt: { label: 'Created', sql: 'created_at', type: 'date', carried: true },
    dueAt: { label: 'Due', sql: 'due_at', type: 'date' },
    ageDays: { label: 'Age (Days)', sql: 'age_days', type: 'number' },
    updatedAt: { label: 'Updated', sql: 'updated_at', type: 'date' },
    reason: { label: 'Reason', sql: 'reason', type: 'text' },
  },
}

/** The refunds as a user sees them: `blocked` says why somebody else has to send one to the bank. */
export function refundsGridOf(user: string, settings: LimitedSettings): GridTable {
  const blocked = { label: 'Blocked by', sql: sendingBlockedSql(user, settings), type: 'text' } as const
  return { ...refundsGrid, fields: { ...refundsGrid.fields, blocked } }
}
