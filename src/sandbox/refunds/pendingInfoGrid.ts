import { type GridTable } from '../grid/gridTable.ts'
import { refundsGrid } from './grid.ts'

/** POST /api/csr/refunds-pending-info/grid: the refunds that wait for what their customers have to say. */
export const pendingInfoGrid: GridTable = {
  ...refundsGrid,
  scope: "status = 'waiting'",
  sort: ['updatedAt', 'asc'],
  fields: {
    ...refundsGrid.fields,
    questions: {
      label: 'Times Asked',
      sql: '(SELECT q.times FROM refund_questions q WHERE q.refund_id = refunds.id)',
      type: 'number',
    },
    customerPhone: {
      label: 'Customer Phone',
      sql: '(SELECT c.phone FROM customers c WHERE c.id = customer_id)',
      type: 'text',
    },
  },
}
