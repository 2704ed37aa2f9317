import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'partnerAccount',
  key: 'partner',
  label: 'Account',
  fields: {
    partner: { type: 'id', label: 'Account of' },
    balances: { type: 'list', label: 'Balance' },
    lastPaidAt: { type: 'moment', label: 'Last payment' },
    dueDays: { type: 'integer', label: 'To be paid within', unit: 'days' },
  },
})
