import { defineEntities } from '../../../schemas/index.ts'

export default defineEntities({
  pendingInvoice: {
    include: {
      record: ['orderNr', 'amount', 'net', 'currency', 'decidedAt?', 'ageDays', 'reason?'],
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
      createdAt: { type: 'moment', time: false },
      dueAt: { type: 'moment', time: false },
      country: { type: 'text', sortable: false, size: 'm' },
      decidedBy: { type: 'text?', size: 'm' },
      note: { type: 'text?', maxLength: 500, rows: 3 },
    },
  },
  /** What is billed or credited, beside what was ordered. */
  invoiceLine: {
    label: 'Line',
    include: { record: ['currency'] },
    fields: {
      idLine: 'id',
      invoiceNr: { type: 'text', label: 'Invoice', copy: true, size: 'l', sortable: false },
      type: {
        type: 'status',
        options: ['invoice', 'creditNote'],
        tones: { info: 'creditNote' },
        sortable: false,
      },
      status: {
        type: 'status',
        options: ['pending', 'approved', 'rejected'],
        tones: { warning: 'pending', success: 'approved', danger: 'rejected' },
        sortable: false,
      },
      code: { type: 'text', size: 's', sortable: false },
      name: { type: 'text', label: 'Product', sortable: false },
      quantity: { type: 'integer', sortable: false },
      ordered: { type: 'money', sortable: false },
      net: { type: 'money', sortable: false },
      vat: { type: 'money', label: 'VAT', sortable: false },
      amount: { type: 'money', label: 'Invoiced', sortable: false },
      difference: { type: 'money', sortable: false },
    },
  },
})
