import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'returnableItem',
  key: 'itemId',
  label: 'Item',
  fields: {
    itemId: { type: 'id', label: 'Item', sortable: false },
    name: { type: 'text', label: 'Product' },
    code: { type: 'text', label: 'Code', copy: true, size: 's' },
    quantity: { type: 'integer', label: 'Ordered' },
    left: { type: 'integer', label: 'Can come back' },
    price: { type: 'money', label: 'Price' },
    eligibility: {
      type: 'status',
      label: 'Return',
      options: {
        eligible: { label: 'Eligible', tone: 'success' },
        overridden: { label: 'Overridden', tone: 'warning' },
        refused: { label: 'Not eligible', tone: 'danger' },
      },
    },
    why: { type: 'text', label: 'Why', sortable: false, size: 'xl', optional: true },
    overridable: { type: 'boolean', label: 'Can be overridden', sortable: false },
    reason: {
      type: 'text',
      label: 'Why',
      maxLength: 200,
      rows: 3,
      help: 'It stays on the return, under your name.',
      optional: true,
    },
    currency: { type: 'text', label: 'Currency', exact: true, example: 'GBP' },
  },
})
