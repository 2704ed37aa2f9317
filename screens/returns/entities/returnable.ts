import { defineEntities } from '../../../schemas/index.ts'

export default defineEntities({
  returnableOrder: {
    label: 'Order',
    fields: {
      orderNr: { type: 'id', label: 'Order Nr', copy: true },
      customerName: { type: 'text', personal: true },
      customerPhone: { type: 'text', label: 'Phone', copy: true, personal: true },
      address: { type: 'text', personal: true },
      createdAt: { type: 'moment', label: 'Ordered', time: false },
      amount: 'money',
      returns: { type: 'list', label: 'Returns so far' },
      items: { type: 'list', entity: 'returnableOrderItems' },
      returnMethod: 'text?',
      pickupAt: { type: 'date?', label: 'Picked up on' },
      refundMethod: 'text?',
      note: { type: 'text?', maxLength: 1000, rows: 3 },
      currency: { type: 'text', exact: true, example: 'GBP' },
    },
  },
  returnableOrderItems: {
    fields: {
      itemId: { type: 'id', label: 'Item' },
      quantity: { type: 'integer?', label: 'Pieces', min: 1 },
      reason: 'text?',
      condition: 'text?',
    },
  },
  returnableItem: {
    label: 'Item',
    fields: {
      itemId: { type: 'id', sortable: false },
      name: { type: 'text', label: 'Product' },
      code: { type: 'text', copy: true, size: 's' },
      quantity: { type: 'integer', label: 'Ordered' },
      left: { type: 'integer', label: 'Returnable' },
      price: 'money',
      eligibility: {
        type: 'status',
        label: 'Return',
        options: ['eligible', 'overridden', { refused: 'Not eligible' }],
        tones: { success: 'eligible', warning: 'overridden', danger: 'refused' },
      },
      why: { type: 'text?', sortable: false, size: 'xl' },
      overridable: { type: 'boolean', label: 'Can be overridden', sortable: false },
      reason: {
        type: 'text?',
        label: 'Why',
        maxLength: 200,
        rows: 3,
        help: 'Saved on the return with your name.',
      },
      currency: { type: 'text', exact: true, example: 'GBP' },
    },
  },
  returnFilters: {
    fields: {
      statuses: { type: 'list', entity: 'choice' },
      returnMethods: { type: 'list', entity: 'choice' },
      refundMethods: { type: 'list', entity: 'choice' },
    },
  },
  returnChoices: {
    fields: {
      windowDays: 'integer',
      reasons: { type: 'list', entity: 'choice' },
      conditions: { type: 'list', entity: 'choice' },
      refundMethods: { type: 'list', entity: 'choice' },
      pickupCountries: 'list',
    },
  },
})
