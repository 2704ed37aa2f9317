import { type GridTable } from '../grid/gridTable.ts'

/** POST /api/finance/pending-invoices/grid */
export const pendingInvoicesGrid: GridTable = {
  table: 'pending_invoices',
  key: 'id',
  sort: ['createdAt', 'desc'],
  fields: {
    idInvoice: { label: 'Id', sql: 'id', type: 'number', carried: true },
    invoiceNr: { label: 'Invoice', sql: 'invoice_nr', type: 'text' },
    type: { label: 'Type', sql: 'type', type: 'text', carried: true },
    orderNr: { label: 'Order Nr', sql: 'order_nr', type: 'text' },
    idRefund: { label: 'Refund', sql: 'refund_id', type: 'number' },
    customerName: { label: 'Customer', sql: 'customer_name', type: 'text' },
    country: { label: 'Country', sql: 'country', type: 'text' },
    cause: { label: 'Hold reason', sql: 'cause', type: 'text', carried: true },
    net: { label: 'Net', sql: 'net', type: 'money' },
    vat: { label: 'VAT', sql: 'vat', type: 'money' },
    amount: { label: 'Amount', sql: 'amount', type: 'money' },
    currency: { label: 'Currency', sql: 'currency', type: 'text' },
    status: { label: 'Status', sql: 'status', type: 'text', carried: true },
    createdAt: { label: 'Created', sql: 'created_at', type: 'date' },
    dueAt: { label: 'Due', sql: 'due_at', type: 'date' },
    ageDays: { label: 'Age (Days)', sql: 'age_days', type: 'number' },
    decidedBy: { label: 'Decided By', sql: 'decided_by', type: 'text' },
    decidedAt: { label: 'Decided', sql: 'decided_at', type: 'date' },
    note: { label: 'Note', sql: 'note', type: 'text' },
  },
}
