import { defineEntities } from '../../../schemas/index.ts'

export default defineEntities({
  returnFields: { abstract: true, fields: { returnMethod: 'text', refundMethod: 'text' } },
  returnableOrder: {
    label: 'Order',
    include: {
      order: ['customerName'],
      contact: ['customerPhone', 'address'],
      record: ['amount', 'currency'],
      returnFields: ['returnMethod?', 'refundMethod?'],
    },
    fields: {
      orderNr: { type: 'id', label: 'Order Nr', copy: true },
      createdAt: { type: 'moment', label: 'Ordered', time: false },
      returns: { type: 'list', label: 'Returns so far' },
      items: { type: 'list', entity: 'returnableOrderItems' },
      pickupAt: { type: 'date?', label: 'Picked up on' },
      note: { as: 'record.note?', maxLength: 1000 },
    },
  },
  foundOrder: { include: { returnableOrder: ['orderNr'] } },
  returnableOrderItems: {
    include: { record: ['reason?'] },
    fields: {
      itemId: { type: 'id', label: 'Item' },
      quantity: { as: 'rmaItem.quantity?', min: 1 },
      condition: 'text?',
      left: 'integer?',
    },
  },
  returnableItem: {
    label: 'Item',
    include: { product: ['code', 'name'], record: ['price', 'currency'] },
    fields: {
      itemId: { as: 'returnableOrderItems.itemId', sortable: false },
      quantity: { type: 'integer', label: 'Ordered' },
      left: { type: 'integer', label: 'Returnable' },
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
        label: 'Reason',
        maxLength: 200,
        rows: 3,
        help: 'Saved on the return with your name.',
      },
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
    include: { returnFilters: ['refundMethods'] },
    fields: {
      windowDays: 'integer',
      reasons: { type: 'list', entity: 'choice' },
      conditions: { type: 'list', entity: 'choice' },
      pickupCountries: 'list',
    },
  },
})
