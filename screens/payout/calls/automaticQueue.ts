import { defineCalls } from '../../../schemas/index.ts'

export default defineCalls({
  base: '/api/payout/payouts-automatic-queue',
  of: 'payout',
  calls: {
    payoutsInExecution: { grid: '/execution/grid', totals: true, sums: 'payoutSum' },
    executionBankFile: {
      post: '/execution/bank-file',
      selection: true,
      reply: 'file',
      errors: [400, 404, 409],
    },
    executePayouts: { post: '/execution/execute', selection: true },
    returnPayout: {
      post: '/execution/{idPayout}/return',
      version: true,
      body: ['reason'],
      selected: 'returnPayouts',
    },
    payoutsInReview: { grid: '/review/grid', totals: true, counts: true, sums: 'payoutSum' },
    approvePayout: { post: '/review/{idPayout}/approve', version: true, selected: 'approvePayouts' },
    payByHand: { post: '/review/{idPayout}/manual', version: true, selected: 'reviewPayoutsByHand' },
    payoutTotals: { get: '/totals', many: 'payoutQueueTotal', resource: 'payout_automatic_queue_access' },
  },
})
