import { type GridTable } from '../grid/gridTable.ts'

/** POST /api/finance/settings/navision/grid */
export const navisionGrid: GridTable = {
  table: 'navision_messages',
  key: 'id',
  sort: ['createdAt', 'desc'],
  fields: {
    idMessage: { label: 'Message', sql: 'id', type: 'number', carried: true },
    type: { label: 'Type Code', sql: 'type', type: 'text', carried: true },
    typeLabel: { label: 'Type', sql: 'type_label', type: 'text' },
    documentNr: { label: 'Document', sql: 'document_nr', type: 'text' },
    orderNr: { label: 'Order Nr', sql: 'order_nr', type: 'text' },
    amount: { label: 'Amount', sql: 'amount', type: 'money' },
    currency: { label: 'Currency', sql: 'currency', type: 'text' },
    postingDate: { label: 'Posting Date', sql: 'posting_date', type: 'text' },
    status: { label: 'Status', sql: 'status', type: 'text', carried: true },
    attempts: { label: 'Attempts', sql: 'attempts', type: 'number' },
    errorCode: { label: 'Error Code', sql: 'error_code', type: 'text', carried: true },
    error: { label: 'Error', sql: 'error', type: 'text' },
    createdAt: { label: 'Created', sql: 'created_at', type: 'date', carried: true },
    sentAt: { label: 'Last Attempt', sql: 'sent_at', type: 'date' },
    sentBy: { label: 'Sent By', sql: 'sent_by', type: 'text' },
    version: { label: 'Version', sql: 'version', type: 'number' },
  },
}
