import { defineCalls } from '../../../schemas/index.ts'

export default defineCalls({
  base: '/api/payout/settings/apilog',
  calls: {
    payoutApiSystems: { get: '/systems', many: 'choice' },
    payoutApiCalls: { grid: '/grid', many: 'apiCall' },
    payoutApiCall: { get: '/{idCall}', one: 'apiCall' },
  },
})
