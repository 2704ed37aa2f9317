import { defineCalls } from '../../../schemas/index.ts'

export default defineCalls({
  calls: {
    returnWindow: {
      get: '/api/oms/database-settings',
      reply: 'setting',
      at: 'data.data',
      query: { key: 'text' },
    },
  },
})
