import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'partnerChangeValues',
  key: 'label',
  label: 'Partner change values',
  fields: {
    label: { type: 'id', label: 'What' },
    before: { type: 'text', label: 'Old' },
    after: { type: 'text', label: 'New', copy: true },
  },
})
