import { defineEntities } from '../../../schemas/index.ts'

export default defineEntities({
  verification: {
    label: 'Order to verify',
    plural: 'Orders to verify',
    include: {
      contact: ['customerName', 'address?', 'postcode?', 'country?'],
      record: ['ageHours', 'owned?', 'may?', 'amount', 'currency', 'reason?'],
    },
    fields: {
      orderNr: { type: 'id', label: 'Order Nr', copy: true },
      phone: { as: 'contact.phone', copy: true, sortable: false, size: 'l' },
      payment: { as: 'order.payment', sortable: false },
      source: {
        type: 'status?',
        label: 'Invalidated by',
        options: ['customer-service', 'customer', 'finance'],
        tones: { info: 'customer' },
      },
      decidedBy: { type: 'text?', label: 'User', size: 'm' },
      changedAt: { type: 'moment?', label: 'Invalidated' },
      enteredAt: { type: 'moment', label: 'Ordered', size: 's' },
      city: { as: 'contact.city', size: 'm' },
      status: {
        type: 'status',
        options: [
          { waiting: 'To call', calling: 'Being called', callback: 'Call again' },
          'confirmed',
          { invalid: 'Invalidated' },
        ],
        tones: { warning: ['waiting', 'callback'], info: 'calling', success: 'confirmed' },
      },
      attempts: { type: 'integer', label: 'Calls' },
      callAt: { type: 'moment?', label: 'Call again', help: 'Leave blank to use the hours in the settings.' },
      takenBy: { type: 'text?', label: 'Called by', exact: true, size: 'm' },
      finance: { as: 'queuedOrder.status?', sortable: false },
      linkUntil: { type: 'moment?', label: 'Link valid until', sortable: false },
      note: { as: 'record.note?', maxLength: 1000 },
      email: { as: 'contact.email?', copy: true },
      items: { type: 'list?', entity: 'verificationItems' },
    },
  },
  takenOrder: { include: { verification: ['orderNr'] } },
  verificationItems: {
    include: { record: ['price', 'quantity', 'total', 'currency'] },
    fields: { name: { type: 'id', label: 'Item' } },
  },
})
