import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'verificationItems',
  key: 'name',
  label: 'Verification items',
  fields: {
    name: { type: 'id', label: 'Item' },
    quantity: { type: 'integer', label: 'Quantity' },
    price: { type: 'money', label: 'Price' },
    total: { type: 'money', label: 'Total' },
    currency: { type: 'text', label: 'Currency', exact: true, example: 'GBP' },
  },
})
