import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'cashReason',
  key: 'id',
  label: 'Reason',
  title: '{name}',
  fields: {
    id: { type: 'id', label: 'Reason' },
    name: { type: 'text', label: 'Reason', maxLength: 60 },
    type: {
      type: 'status',
      label: 'Type',
      options: {
        AdjustmentReason: { label: 'Adjustment', tone: 'info' },
        RejectionReason: { label: 'Rejection', tone: 'danger' },
      },
      size: 'm',
    },
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
