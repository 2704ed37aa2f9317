import { defineEntities } from '../../../schemas/index.ts'

export default defineEntities({
  publicOrder: {
    label: 'Order',
    include: { order: ['customerName?'] },
    fields: {
      orderNr: { type: 'id', label: 'Order number' },
      phone: { type: 'text?', label: 'Phone number', personal: true },
      address: { type: 'list?', label: 'Shipping address' },
      items: { type: 'list?', entity: 'publicOrderItems' },
      state: 'text?',
    },
  },
  publicOrderItems: {
    include: { record: ['quantity', 'currency'] },
    fields: { name: { type: 'id', label: 'Item' }, total: { type: 'money', label: 'Price' } },
  },
})
