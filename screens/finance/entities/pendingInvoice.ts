import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'pendingInvoice',
  key: 'idInvoice',
  label: 'Pending invoice',
  fields: {
    idInvoice: { type: 'id', label: 'Pending invoice' },
    invoiceNr: { type: 'text', label: 'Invoice', copy: true, size: 'l' },
    type: {
      type: 'status',
      label: 'Type',
      options: { invoice: 'Invoice', creditNote: { label: 'Credit note', tone: 'info' } },
    },
    orderNr: { type: 'reference', label: 'Order Nr', entity: 'order', copy: true },
    customerName: { type: 'text', label: 'Customer', personal: true, size: 'm' },
    cause: { type: 'text', label: 'Why it waits' },
    net: { type: 'money', label: 'Net' },
    vat: { type: 'money', label: 'VAT', size: 's' },
    amount: { type: 'money', label: 'Amount' },
    status: {
      type: 'status',
      label: 'Status',
      options: {
        pending: { label: 'Pending', tone: 'warning' },
        approved: { label: 'Approved', tone: 'success' },
        rejected: { label: 'Rejected', tone: 'danger' },
      },
    },
    createdAt: { type: 'moment', label: 'Created', time: false },
    dueAt: { type: 'moment', label: 'Due', time: false },
    ageDays: { type: 'duration', label: 'Age' },
    country: { type: 'text', label: 'Country', sortable: false, size: 'm' },
    decidedBy: { type: 'text', label: 'Decided by', size: 'm', optional: true },
    decidedAt: { type: 'moment', label: 'Decided', optional: true },
    note: { type: 'text', label: 'Note', maxLength: 500, rows: 3, optional: true },
    reason: { type: 'text', label: 'Reason', optional: true },
    currency: { type: 'text', label: 'Currency', exact: true, example: 'GBP' },
  },
})
