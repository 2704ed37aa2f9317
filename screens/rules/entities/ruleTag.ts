import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'ruleTag',
  key: 'name',
  label: 'Tag',
  fields: { name: { type: 'id', label: 'Tag' } },
})
