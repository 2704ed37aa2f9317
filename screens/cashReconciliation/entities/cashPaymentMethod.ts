import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'cashPaymentMethod',
  key: 'id',
  label: 'Payment method',
  title: '{name}',
  fields: {
    id: { type: 'id', label: 'Payment method' },
    name: { type: 'text', label: 'Name', maxLength: 60 },
    isExternal: { type: 'boolean', label: 'External' },
    needsReceipt: { type: 'boolean', label: 'Needs a receipt' },
    payments: { type: 'integer', label: 'Payments' },
    status: {
      type: 'status',
      label: 'Status',
      options: { active: { label: 'Active', tone: 'success' }, inactive: 'Inactive' },
    },
    changedAt: { type: 'moment', label: 'Changed', time: false },
    changedBy: { type: 'text', label: 'Changed by' },
    version: { type: 'integer', label: 'Version', sortable: false },
  },
})
