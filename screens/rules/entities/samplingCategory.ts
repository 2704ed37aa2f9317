import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'samplingCategory',
  key: 'idCategory',
  label: 'Category',
  plural: 'Categories',
  title: '{name}',
  fields: {
    idCategory: { type: 'id', label: 'Id' },
    name: { type: 'text', label: 'Category', size: 'l' },
    share: {
      type: 'decimal',
      label: 'Share',
      unit: '%',
      decimals: 2,
      min: 0,
      max: 100,
      help: 'Of the packages of this category, so many are opened and checked. Counters go on.',
    },
    reached: { type: 'decimal', label: 'Reached', unit: '%', decimals: 2 },
    seen: { type: 'integer', label: 'Packages' },
    sampled: { type: 'integer', label: 'Sampled' },
    since: { type: 'date', label: 'Counted since' },
    status: {
      type: 'status',
      label: 'Status',
      options: { active: { label: 'Active', tone: 'success' }, inactive: 'Inactive' },
    },
    changedAt: { type: 'moment', label: 'Last change', time: false },
    changedBy: { type: 'text', label: 'Changed by' },
    active: { type: 'boolean', label: 'Sample this category' },
    version: { type: 'integer', label: 'Version', sortable: false },
  },
})
