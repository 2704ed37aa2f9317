import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'orderItem',
  key: 'itemId',
  label: 'Item',
  fields: {
    itemId: { type: 'id', label: 'Comments', sortable: false },
    code: { type: 'text', label: 'Code', copy: true, size: 's' },
    name: { type: 'text', label: 'Product' },
    quantity: { type: 'integer', label: 'Quantity' },
    price: { type: 'money', label: 'Price' },
    total: { type: 'money', label: 'Total' },
    currency: { type: 'text', label: 'Currency', exact: true, example: 'GBP' },
  },
})
