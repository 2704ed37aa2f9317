import { defineCalls } from '../../../schemas/index.ts'

export default defineCalls({
  base: '/api/finance/settings/api-log',
  calls: {
    financeApiSystems: { get: '/systems', many: 'choice' },
    financeApiCalls: { grid: '/grid', many: 'apiCall' },
    financeApiCall: { get: '/{idCall}', one: 'apiCall' },
  },
})
