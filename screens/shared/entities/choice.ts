import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'choice',
  key: 'value',
  label: 'Choice',
  title: '{label}',
  fields: { value: { type: 'id', label: 'Value' }, label: { type: 'text', label: 'Label' } },
})
