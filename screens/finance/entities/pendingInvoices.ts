import { defineEntities } from '../../../schemas/index.ts'

export default defineEntities({
  pendingInvoice: {
    include: {
      record: ['orderNr', 'amount', 'net', 'currency', 'decidedAt?', 'ageDays', 'reason?', 'dueAt'],
      contact: ['customerName'],
    },
    fields: {
      idInvoice: 'id',
      invoiceNr: { type: 'text', copy: true, size: 'l' },
      type: { type: 'status', options: ['invoice', 'creditNote'], tones: { info: 'creditNote' } },
      cause: { type: 'text', label: 'Hold reason' },
      vat: { type: 'money', size: 's' },
      status: {
        type: 'status',
        options: ['pending', 'approved', 'rejected'],
        tones: { warning: 'pending', success: 'approved', danger: 'rejected' },
      },
      createdAt: { as: 'record.createdAt', time: false },
      country: { as: 'contact.country', sortable: false, size: 'm' },
      decidedBy: { as: 'record.decidedBy?', size: 'm' },
      note: { as: 'record.note?', maxLength: 500 },
    },
  },
  /** What is billed or credited, beside what was ordered. */
  invoiceLine: {
    label: 'Line',
    include: { record: ['currency'] },
    fields: {
      idLine: 'id',
      invoiceNr: { as: 'pendingInvoice.invoiceNr', sortable: false },
      type: { as: 'pendingInvoice.type', sortable: false },
      status: { as: 'pendingInvoice.status', sortable: false },
      code: { type: 'text', size: 's', sortable: false },
      name: { as: 'product.name', sortable: false },
      quantity: { as: 'record.quantity', sortable: false },
      ordered: { type: 'money', sortable: false },
      net: { as: 'record.net', sortable: false },
      vat: { type: 'money', label: 'VAT', sortable: false },
      amount: { type: 'money', label: 'Invoiced', sortable: false },
      difference: { as: 'record.difference', sortable: false },
    },
  },
})
