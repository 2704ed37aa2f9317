import { type GridTable } from '../grid/gridTable.ts'

const fields = {
  orderNr: { label: 'Order Nr', sql: 'order_nr', type: 'text' },
  customerName: { label: 'Customer', sql: 'customer_name', type: 'text' },
  phone: { label: 'Phone', sql: 'phone', type: 'text' },
  city: { label: 'City', sql: 'city', type: 'text' },
  amount: { label: 'Amount', sql: 'amount', type: 'money' },
  currency: { label: 'Currency', sql: 'currency', type: 'text' },
  payment: { label: 'Payment', sql: 'payment', type: 'text' },
  status: { label: 'Status', sql: 'status', type: 'text', carried: true },
  attempts: { label: 'Calls', sql: 'attempts', type: 'number' },
  callAt: { label: 'Call Again', sql: 'call_at', type: 'date' },
  takenBy: { label: 'Called By', sql: 'taken_by', type: 'text', carried: true },
  enteredAt: { label: 'Entered', sql: 'entered_at', type: 'date', carried: true },
  ageHours: { label: 'Age (Hours)', sql: 'age_hours', type: 'number' },
  changedAt: { label: 'Last Change', sql: 'changed_at', type: 'date', carried: true },
  decidedBy: { label: 'Decided By', sql: 'decided_by', type: 'text' },
  way: { label: 'Way', sql: 'way', type: 'text' },
  source: { label: 'Source', sql: 'source', type: 'text', carried: true },
  reason: { label: 'Reason', sql: 'reason', type: 'text' },
} as const satisfies GridTable['fields']

/** POST /api/cs/verification/grid: what customers confirm; what finance alone has given up was never here. */
export const confirmationGrid: GridTable = {
  table: 'order_confirmations',
  scope: 'token IS NOT NULL',
  key: 'id',
  sort: ['enteredAt', 'asc'],
  fields: {
    ...fields,
    linkUntil: { label: 'Link Valid Until', sql: 'token_expires_at', type: 'date' },
    finance: {
      label: 'Finance',
      sql: '(SELECT v.status FROM verifications v WHERE v.order_nr = order_confirmations.order_nr)',
      type: 'text',
    },
  },
}

/** POST /api/cs/invalid/grid: every order that was given up, by staff or by the system. */
export const invalidOrdersGrid: GridTable = {
  table: 'order_confirmations',
  scope: "status = 'invalid'",
  key: 'id',
  sort: ['changedAt', 'desc'],
  fields,
}
