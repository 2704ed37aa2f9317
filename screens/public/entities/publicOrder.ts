import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'publicOrder',
  key: 'orderNr',
  label: 'Order',
  fields: {
    orderNr: { type: 'id', label: 'Order number' },
    phone: { type: 'text', label: 'Phone number', personal: true },
    address: { type: 'list', label: 'Shipping address' },
    items: { type: 'list', label: 'items', entity: 'publicOrderItems' },
  },
})
