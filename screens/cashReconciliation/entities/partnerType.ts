import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'partnerType',
  key: 'partnerType',
  label: 'Type of partners',
  title: '{label}',
  fields: { partnerType: { type: 'id', label: 'Type of partners' } },
})
