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
})
