import { defineEntities } from '../../../schemas/index.ts'

export default defineEntities({
  workQueue: {
    fields: {
      queue: 'id',
      count: { type: 'integer', label: 'Waiting', min: 0 },
      oldestHours: { type: 'duration?', label: 'Age of oldest', unit: 'h' },
      overdue: { type: 'integer?', min: 0 },
    },
  },
})
