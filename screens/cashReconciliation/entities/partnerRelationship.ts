import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'partnerRelationship',
  key: 'id',
  label: 'Relationship',
  fields: {
    id: { type: 'id', label: 'Relationship' },
    fromPartner: { type: 'text', label: 'From' },
    toPartner: { type: 'text', label: 'To' },
    status: {
      type: 'status',
      label: 'Status',
      options: { active: { label: 'Active', tone: 'success' }, inactive: 'Inactive' },
    },
    changedAt: { type: 'moment', label: 'Changed', time: false },
    changedBy: { type: 'text', label: 'Changed by' },
    fromId: { type: 'id', label: 'From' },
    toId: { type: 'id', label: 'To' },
  },
})
