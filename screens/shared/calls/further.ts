import { defineCalls } from '../../../schemas/index.ts'

/** Steps that the server offers and that no screen takes. */
export default defineCalls({
  calls: {
    askCustomers: {
      post: '/api/finance/refunds/ask',
      selection: true,
      body: { note: 'text' },
      resource: 'finance_refund_index',
    },
    markRefundsFailed: {
      post: '/api/finance/refunds/failed',
      selection: true,
      body: { reason: 'text', note: 'text' },
      optional: ['note'],
      resource: 'finance_refund_index',
    },
    retryRefunds: {
      post: '/api/finance/refunds/retry',
      selection: true,
      resource: 'finance_refund_index',
    },
    refundMethod: {
      get: '/api/finance/refunds/methods/{idRefundMethod}',
      one: 'refundMethod',
      resource: 'finance_refund_admin',
    },
    writeOffStatuses: {
      get: '/api/finance/write-off/filters/status',
      many: 'choice',
      resource: 'finance_write_off',
    },
    takeOverQueuedOrders: {
      post: '/api/finance/order-verification/{queueId}/take-over',
      selection: true,
      resource: 'finance_queue_administration',
    },
    changeRelationship: {
      put: '/api/cash-reconciliation/collection-partner-relationships/{id}',
      version: true,
      of: 'partnerRelationship',
      body: ['fromId', 'toId'],
      resource: 'reconciliation_collection_partners_access',
    },
    approvePartnerChanges: {
      post: '/api/payout/partners-queue/approve',
      selection: true,
      resource: 'payout_partners_queue_access',
    },
    rejectPartnerChanges: {
      post: '/api/payout/partners-queue/reject',
      selection: true,
      body: { note: 'text' },
      resource: 'payout_partners_queue_access',
    },
    withdrawPartnerChanges: {
      post: '/api/payout/partners-queue/withdraw',
      selection: true,
      resource: 'payout_partners_queue_access',
    },
    payoutTotals: {
      get: '/api/payout/payouts-automatic-queue/totals',
      reply: 'any',
      resource: 'payout_automatic_queue_access',
    },
    releasePayouts: {
      post: '/api/payout/payouts/release',
      selection: true,
      resource: 'payout_payouts_access',
    },
    cancelPayouts: {
      post: '/api/payout/payouts/cancel',
      selection: true,
      body: { reason: 'text', note: 'text' },
      optional: ['reason', 'note'],
      resource: 'payout_payouts_access',
    },
    returnManualPayouts: {
      post: '/api/payout/payouts-manual-queue/return',
      selection: true,
      body: { reason: 'text', note: 'text' },
      optional: ['reason', 'note'],
      resource: 'payout_manual_queue_access',
    },
    payManualPayouts: {
      post: '/api/payout/payouts-manual-queue/pay',
      selection: true,
      body: { reference: 'text', paidAt: 'date' },
      optional: ['paidAt'],
      resource: 'payout_manual_queue_access',
    },
    reviewPayoutsByHand: {
      post: '/api/payout/payouts-automatic-queue/review/manual',
      selection: true,
      resource: 'payout_automatic_queue_access',
    },
  },
})
