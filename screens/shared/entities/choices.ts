import { defineEntities } from '../../../schemas/index.ts'

export default defineEntities({
  choice: { title: '{label}', fields: { value: { type: 'id', label: 'Value' }, label: 'text' } },
})
