import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'payoutSum',
  key: 'gbp',
  label: 'Sum',
  fields: {
    gbp: { type: 'decimal', label: 'GBP', decimals: 2 },
    eur: { type: 'decimal', label: 'EUR', decimals: 2 },
    partners: { type: 'integer', label: 'Partners' },
    blocked: { type: 'integer', label: 'Blocked' },
  },
})
