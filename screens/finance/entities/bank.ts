import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'bank',
  key: 'bankName',
  label: 'Bank',
  fields: { bankName: { type: 'id', label: 'Bank' } },
})
