import { defineEntities } from '../../../schemas/index.ts'

export default defineEntities({
  pendingInvoice: {
    fields: {
      idInvoice: 'id',
      invoiceNr: { type: 'text', copy: true, size: 'l' },
      type: { type: 'status', options: ['invoice', 'creditNote'], tones: { info: 'creditNote' } },
      orderNr: { type: 'reference', label: 'Order Nr', entity: 'order', copy: true },
      customerName: { type: 'text', personal: true, size: 'm' },
      cause: { type: 'text', label: 'Hold reason' },
      net: 'money',
      vat: { type: 'money', size: 's' },
      amount: 'money',
      status: {
        type: 'status',
        options: ['pending', 'approved', 'rejected'],
        tones: { warning: 'pending', success: 'approved', danger: 'rejected' },
      },
      createdAt: { type: 'moment', time: false },
      dueAt: { type: 'moment', time: false },
      ageDays: 'duration',
      country: { type: 'text', sortable: false, size: 'm' },
      decidedBy: { type: 'text?', size: 'm' },
      decidedAt: 'moment?',
      note: { type: 'text?', maxLength: 500, rows: 3 },
      reason: 'text?',
      currency: { type: 'text', exact: true, example: 'GBP' },
    },
  },
  /** What is billed or credited, beside what was ordered. */
  invoiceLine: {
    label: 'Line',
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
      currency: { type: 'text', exact: true, example: 'GBP' },
    },
  },
})
