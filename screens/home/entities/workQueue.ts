import { defineEntities } from '../../../schemas/index.ts'

export default defineEntities({
  workQueue: {
    include: { record: ['oldestHours?'] },
    fields: {
      queue: 'id',
      count: { type: 'integer', label: 'Waiting', min: 0 },
      overdue: { type: 'integer?', min: 0 },
    },
  },
})
