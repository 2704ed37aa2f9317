import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'publicOrderItems',
  key: 'name',
  label: 'Public order items',
  fields: {
    name: { type: 'id', label: 'Item' },
    quantity: { type: 'integer', label: 'Quantity' },
    total: { type: 'money', label: 'Price' },
    currency: { type: 'text', label: 'Currency', exact: true, example: 'GBP' },
  },
})
