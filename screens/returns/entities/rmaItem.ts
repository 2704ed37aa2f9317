import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'rmaItem',
  key: 'itemId',
  label: 'Item',
  fields: {
    itemId: { type: 'id', label: 'Item', sortable: false },
    code: { type: 'text', label: 'Code', copy: true, size: 's' },
    name: { type: 'text', label: 'Product' },
    quantity: { type: 'integer', label: 'Pieces' },
    total: { type: 'money', label: 'Worth' },
    reason: { type: 'text', label: 'Reason', size: 'm' },
    condition: { type: 'text', label: 'Condition', size: 'xs' },
    state: {
      type: 'status',
      label: 'State',
      options: {
        requested: 'Expected',
        received: { label: 'To inspect', tone: 'warning' },
        accepted: { label: 'Accepted', tone: 'success' },
        rejected: { label: 'Rejected', tone: 'danger' },
        cancelled: 'Cancelled',
      },
    },
    note: {
      type: 'text',
      label: 'Note',
      maxLength: 500,
      rows: 3,
      optional: true,
      sortable: false,
      size: 'm',
    },
    currency: { type: 'text', label: 'Currency', exact: true, example: 'GBP' },
  },
})
