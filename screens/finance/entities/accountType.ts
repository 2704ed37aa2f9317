import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'accountType',
  key: 'type',
  label: 'Account type',
  fields: { type: { type: 'id', label: 'Account type' } },
})
