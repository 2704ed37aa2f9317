import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'refundMethodAvailableFields',
  key: 'attribute',
  label: 'Refund method available fields',
  fields: {
    attribute: { type: 'id', label: 'Field' },
    label: { type: 'text', label: 'Label', maxLength: 60 },
    required: { type: 'boolean', label: 'Required' },
    maxLength: { type: 'integer', label: 'Max length', min: 1, max: 500, optional: true },
    fixedLength: { type: 'integer', label: 'Fixed length', min: 1, max: 34, optional: true },
    language: {
      type: 'status',
      label: 'Language',
      options: { english: 'English', arabic: 'Arabic' },
      optional: true,
    },
    dropdown: { type: 'boolean', label: 'Dropdown' },
  },
})
