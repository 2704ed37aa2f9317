import { defineCalls } from '../../../schemas/index.ts'

export default defineCalls({
  base: '/api/cash-reconciliation/api-log',
  calls: {
    cashApiSystems: { get: '/systems', many: 'choice' },
    cashApiCalls: { grid: '/grid', many: 'apiCall' },
    cashApiCall: { get: '/{idCall}', one: 'apiCall' },
  },
})
