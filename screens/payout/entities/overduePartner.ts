import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'overduePartner',
  key: 'partnerName',
  label: 'Overdue partner',
  fields: {
    partnerName: { type: 'id', label: 'Partner' },
    week: { type: 'money', label: '1–7 days', optional: true },
    fortnight: { type: 'money', label: '8–14 days', optional: true },
    month: { type: 'money', label: '15–30 days', optional: true },
    older: { type: 'money', label: 'Over 30 days', optional: true },
    currency: { type: 'text', label: 'Currency', exact: true, example: 'GBP' },
  },
})
