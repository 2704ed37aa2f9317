import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'writeOffSum',
  key: 'sums',
  label: 'Sum of write-offs',
  plural: 'Sums of write-offs',
  fields: { sums: { type: 'list', label: 'Amount' } },
})
