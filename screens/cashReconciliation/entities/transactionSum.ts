import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'transactionSum',
  key: 'sums',
  label: 'Sum',
  fields: {
    sums: { type: 'list', label: 'Selected' },
    total: { type: 'money', label: 'Running total' },
    difference: { type: 'money', label: 'Difference' },
    fits: { type: 'text', label: 'Fits' },
    currency: { type: 'text', label: 'Currency', exact: true, example: 'GBP' },
  },
})
