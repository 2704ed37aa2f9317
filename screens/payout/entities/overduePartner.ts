import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'overduePartner',
  key: 'partnerName',
  label: 'Overdue partner',
  fields: {
    partnerName: { type: 'id', label: 'Partner' },
    week: { type: 'text', label: '1–7 days' },
    fortnight: { type: 'text', label: '8–14 days' },
    month: { type: 'text', label: '15–30 days' },
    older: { type: 'text', label: 'Over 30 days' },
  },
})
