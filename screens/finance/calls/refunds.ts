import { defineCalls } from '../../../schemas/index.ts'

export default defineCalls({
  resource: 'finance_refund_index',
  calls: {
    refunds: { grid: '/api/finance/refunds/grid', many: 'refund' },
    refundDefaultFilters: { get: '/api/finance/refunds/filters/default', reply: 'any' },
    refundMethods: { get: '/api/finance/refunds/methods/list', many: 'refundMethod' },
  },
})
