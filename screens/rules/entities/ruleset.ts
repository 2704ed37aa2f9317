import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'ruleset',
  key: 'ruleset',
  label: 'Ruleset',
  title: '{label}',
  fields: {
    ruleset: { type: 'id', label: 'Ruleset' },
    label: { type: 'text', label: 'Ruleset', size: 'l' },
    decides: { type: 'text', label: 'Decides', sortable: false },
    entities: { type: 'text', label: 'Looks at', size: 'l' },
    rules: { type: 'integer', label: 'Rules' },
    active: { type: 'integer', label: 'Active' },
    tags: {
      type: 'status',
      label: 'Tags',
      options: {
        none: 'None',
        fixed: { label: 'Fixed', tone: 'info' },
        custom: { label: 'Custom', tone: 'success' },
      },
    },
    changedAt: { type: 'moment', label: 'Last change', time: false },
    right: {
      type: 'status',
      label: 'You may',
      options: {
        none: 'Neither',
        view: { label: 'View', tone: 'info' },
        admin: { label: 'Change', tone: 'success' },
      },
    },
    changedBy: { type: 'text', label: 'Changed by' },
  },
})
