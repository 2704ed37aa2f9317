import { defineEntities } from '../../../schemas/index.ts'

export default defineEntities({
  verification: {
    label: 'Order to verify',
    plural: 'Order to verifies',
    include: {
      contact: ['customerName', 'address?', 'postcode?', 'country?'],
      record: ['ageHours', 'owned?', 'may?', 'amount', 'currency', 'reason?'],
    },
    fields: {
      orderNr: { type: 'id', label: 'Order Nr', copy: true },
      phone: { type: 'text', copy: true, personal: true, sortable: false, size: 'l' },
      payment: { type: 'status', options: [{ CashOnDelivery: 'Cash on delivery' }, 'Card'], sortable: false },
      source: {
        type: 'status?',
        label: 'Invalidated by',
        options: ['customer-service', 'customer', 'finance'],
        tones: { info: 'customer' },
      },
      decidedBy: { type: 'text?', label: 'Who', size: 'm' },
      changedAt: { type: 'moment?', label: 'When' },
      enteredAt: { type: 'moment', label: 'Ordered', size: 's' },
      city: { type: 'text', size: 'm' },
      status: {
        type: 'status',
        options: [
          { waiting: 'To call', calling: 'Being called', callback: 'Call again' },
          'confirmed',
          { invalid: 'Given up' },
        ],
        tones: { warning: ['waiting', 'callback'], info: 'calling', success: 'confirmed' },
      },
      attempts: { type: 'integer', label: 'Calls' },
      callAt: { type: 'moment?', label: 'Call again', help: 'Leave blank to use the hours in the settings.' },
      takenBy: { type: 'text?', label: 'Called by', exact: true, size: 'm' },
      finance: {
        type: 'status?',
        options: [{ open: 'Waiting', taken: 'In progress' }, 'escalated', 'verified', 'invalid'],
        tones: { warning: 'open', info: 'taken', danger: 'escalated', success: 'verified' },
        sortable: false,
      },
      linkUntil: { type: 'moment?', label: 'Link valid until', sortable: false },
      note: { type: 'text?', maxLength: 1000, rows: 3 },
      email: { type: 'text?', copy: true, personal: true },
      items: { type: 'list?', entity: 'verificationItems' },
    },
  },
  verificationItems: {
    include: { record: ['price', 'quantity', 'total', 'currency'] },
    fields: {
      name: { type: 'id', label: 'Item' },
    },
  },
})
