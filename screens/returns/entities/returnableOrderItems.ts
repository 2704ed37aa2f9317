import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'returnableOrderItems',
  key: 'itemId',
  label: 'Returnable order items',
  fields: {
    itemId: { type: 'id', label: 'Item' },
    quantity: { type: 'integer', label: 'Pieces', min: 1, optional: true },
    reason: { type: 'text', label: 'Reason', optional: true },
    condition: { type: 'text', label: 'Condition', optional: true },
  },
})
