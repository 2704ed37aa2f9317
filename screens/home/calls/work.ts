import { defineCalls } from '../../../schemas/index.ts'

export default defineCalls({
  calls: { workQueue: { get: '/api/navigation/work/{queue}', one: 'workQueue' } },
})
