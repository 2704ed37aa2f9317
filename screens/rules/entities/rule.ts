import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'rule',
  key: 'idRule',
  label: 'Rule',
  title: '{name}',
  fields: {
    idRule: { type: 'id', label: 'Id' },
    priority: {
      type: 'integer',
      label: 'Priority',
      min: 1,
      max: 10000,
      help: '1 is looked at first; the rules behind it make room. Without one the rule keeps its place, a new one is the last.',
      optional: true,
    },
    name: { type: 'text', label: 'Name', maxLength: 100, size: 'l' },
    rule: { type: 'text', label: 'Rule', copy: true, sortable: false },
    tagNames: { type: 'text', label: 'Tags', sortable: false, size: 'm' },
    status: {
      type: 'status',
      label: 'Status',
      options: { active: { label: 'Active', tone: 'success' }, inactive: 'Inactive' },
    },
    changedAt: { type: 'moment', label: 'Last change' },
    changedBy: { type: 'text', label: 'Changed by', size: 'm' },
    createdBy: { type: 'text', label: 'Created by' },
    createdAt: { type: 'moment', label: 'Created' },
    tags: { type: 'list', label: 'Tags', entity: 'ruleTag', optional: true },
    active: { type: 'boolean', label: 'Active' },
    version: { type: 'integer', label: 'Version', sortable: false },
  },
})
