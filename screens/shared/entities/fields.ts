import { defineEntities } from '../../../schemas/index.ts'

/** Fields that records of several areas have. */
export default defineEntities({
  record: {
    abstract: true,
    fields: {
      orderNr: { type: 'reference', label: 'Order Nr', entity: 'order', copy: true },
      status: { type: 'status', options: ['active', 'inactive'], tones: { success: 'active' } },
      label: 'text',
      message: 'text',
      method: 'text',
      oldestHours: { type: 'duration', label: 'Age of oldest', unit: 'h' },
      ageHours: { type: 'duration', unit: 'h' },
      owned: {
        type: 'status',
        label: 'Mine',
        options: { me: 'Mine', other: "Somebody else's", nobody: "Nobody's" },
        tones: { info: 'me' },
        sortable: false,
      },
      may: { type: 'object', entity: 'allowedSteps' },
      amount: 'money',
      net: 'money',
      gross: 'money',
      fees: 'money',
      price: 'money',
      quantity: 'integer',
      total: 'money',
      overdue: 'money',
      difference: 'money',
      currency: { type: 'text', exact: true, example: 'GBP' },
      createdAt: 'moment',
      createdBy: 'text',
      changedAt: 'moment',
      changedBy: 'text',
      updatedAt: { type: 'moment', label: 'Last change' },
      updatedBy: { type: 'text', label: 'Last changed by' },
      decidedAt: 'moment',
      decidedBy: 'text',
      ageDays: 'duration',
      blocked: { type: 'text', label: 'Blocked by', sortable: false, size: 'l' },
      reason: 'text',
      version: { type: 'integer', sortable: false },
    },
  },
  /** Of the customer, in the words of the order. */
  contact: {
    abstract: true,
    fields: {
      customerName: { type: 'text', personal: true, size: 'm' },
      customerPhone: { type: 'text', label: 'Phone', copy: true, personal: true },
      customerEmail: { type: 'text', label: 'Email', copy: true, personal: true },
      address: { type: 'text', personal: true },
      postcode: 'text',
      city: 'text',
      country: 'text',
    },
  },
  product: {
    abstract: true,
    fields: {
      code: { type: 'text', copy: true, size: 's' },
      name: { type: 'text', label: 'Product' },
    },
  },
})
