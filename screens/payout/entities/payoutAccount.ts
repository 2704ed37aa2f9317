import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'payoutAccount',
  key: 'holder',
  label: 'Payout account',
  fields: {
    holder: { type: 'id', label: 'Account holder' },
    bankName: { type: 'text', label: 'Bank' },
    iban: { type: 'text', label: 'IBAN', copy: true },
    bic: { type: 'text', label: 'BIC', copy: true },
  },
})
