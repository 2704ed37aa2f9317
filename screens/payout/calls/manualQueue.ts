import { defineCalls } from '../../../schemas/index.ts'

export default defineCalls({
  base: '/api/payout/payouts-manual-queue',
  of: 'payout',
  calls: {
    payoutsByHand: { grid: '/grid', totals: true, counts: true, sums: 'payoutSum' },
    approveManualPayout: { post: '/{idPayout}/approve', version: true, selected: 'approveManualPayouts' },
    payManualPayout: { post: '/{idPayout}/pay', version: true, body: ['reference', 'paidAt?', 'note?'] },
    returnManualPayout: { post: '/{idPayout}/return', version: true, body: ['reason'] },
    // No screen takes these steps yet.
    returnManualPayouts: {
      post: '/return',
      selection: true,
      body: { reason: 'text', note: 'text' },
      optional: ['reason', 'note'],
      resource: 'payout_manual_queue_access',
    },
    payManualPayouts: {
      post: '/pay',
      selection: true,
      body: { reference: 'text', paidAt: 'date' },
      optional: ['paidAt'],
      resource: 'payout_manual_queue_access',
    },
  },
})
