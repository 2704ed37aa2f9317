import { type Calls, defineCalls } from '../../../schemas/index.ts'

/** What is said of several payouts at once. */
const explained = {
  selection: true,
  body: { reason: 'text', note: 'text' },
  optional: ['reason', 'note'],
} satisfies Calls['calls'][string]

export default defineCalls({
  base: '/api/payout',
  of: 'payout',
  calls: {
    payoutsInExecution: { grid: '/payouts-automatic-queue/execution/grid', many: 'payout' },
    executionBankFile: {
      post: '/payouts-automatic-queue/execution/bank-file',
      selection: true,
      reply: 'file',
      errors: [400, 404, 409],
    },
    executePayouts: { post: '/payouts-automatic-queue/execution/execute', selection: true },
    returnPayouts: { post: '/payouts-automatic-queue/execution/return', selection: true, body: ['reason'] },
    returnPayout: {
      post: '/payouts-automatic-queue/execution/{idPayout}/return',
      version: true,
      body: ['reason'],
    },
    holdPayout: { post: '/payouts/{idPayout}/hold', version: true, body: ['reason', 'note?'] },
    payoutsInReview: { grid: '/payouts-automatic-queue/review/grid', many: 'payout' },
    approvePayout: { post: '/payouts-automatic-queue/review/{idPayout}/approve', version: true },
    adjustPayout: { post: '/payouts/{idPayout}/adjust', version: true, body: ['amount', 'description'] },
    payByHand: { post: '/payouts-automatic-queue/review/{idPayout}/manual', version: true },
    cancelPayout: { post: '/payouts/{idPayout}/cancel', version: true, body: ['reason', 'note?'] },
    approvePayouts: { post: '/payouts-automatic-queue/review/approve', selection: true },
    holdPayouts: { post: '/payouts/hold', selection: true, body: ['reason', 'note?'] },
    payoutSettings: { get: '/settings/global-settings', one: 'payoutSettings' },
    savePayoutSettings: {
      put: '/settings/global-settings',
      version: true,
      of: 'payoutSettings',
      body: [
        'automatic',
        'mostPerRun?',
        'approvalLimit',
        'secondPersonForManual',
        'bankDataDays',
        'notifyPartner',
        'failureEmail?',
      ],
    },
    payoutMethods: { get: '/payout-methods/list', many: 'payoutMethod' },
    payoutsByHand: { grid: '/payouts-manual-queue/grid', many: 'payout' },
    addPayout: {
      post: '/payouts-manual-queue',
      body: ['idPartner', 'amount', 'method', 'dueAt', 'description', 'note?'],
    },
    approveManualPayout: { post: '/payouts-manual-queue/{idPayout}/approve', version: true },
    payManualPayout: {
      post: '/payouts-manual-queue/{idPayout}/pay',
      version: true,
      body: ['reference', 'paidAt?', 'note?'],
    },
    returnManualPayout: { post: '/payouts-manual-queue/{idPayout}/return', version: true, body: ['reason'] },
    approveManualPayouts: { post: '/payouts-manual-queue/approve', selection: true },
    overduePayouts: {
      get: '/payout/dashboard/chart',
      many: 'overduePartner',
      at: 'data.EUR',
      query: { partnerName: 'text', partnerType: 'text' },
    },
    overdueFigures: {
      get: '/payout/dashboard/figures',
      one: 'overdueFigures',
      query: { currency: 'text' },
    },
    payout: { get: '/payouts/{idPayout}', one: 'payout' },
    releasePayout: { post: '/payouts/{idPayout}/release', version: true },
    payoutLines: { grid: '/payouts/{idPayout}/lines/grid', many: 'payoutLine' },
    payoutMethodSettings: { grid: '/settings/payout-methods/grid', many: 'payoutMethod' },
    changePayoutMethod: {
      put: '/settings/payout-methods/{idPayoutMethod}',
      version: true,
      of: 'payoutMethod',
      body: ['displayName', 'automatic', 'minimum', 'workingDays'],
    },
    deactivatePayoutMethod: { post: '/settings/payout-methods/{idPayoutMethod}/inactive' },
    activatePayoutMethod: { post: '/settings/payout-methods/{idPayoutMethod}/active' },
    // No screen takes these steps yet.
    payoutTotals: {
      get: '/payouts-automatic-queue/totals',
      many: 'payoutQueueTotal',
      resource: 'payout_automatic_queue_access',
    },
    releasePayouts: { post: '/payouts/release', selection: true, resource: 'payout_payouts_access' },
    cancelPayouts: {
      post: '/payouts/cancel',
      ...explained,
      resource: 'payout_payouts_access',
    },
    returnManualPayouts: {
      post: '/payouts-manual-queue/return',
      ...explained,
      resource: 'payout_manual_queue_access',
    },
    payManualPayouts: {
      post: '/payouts-manual-queue/pay',
      selection: true,
      body: { reference: 'text', paidAt: 'date' },
      optional: ['paidAt'],
      resource: 'payout_manual_queue_access',
    },
    reviewPayoutsByHand: {
      post: '/payouts-automatic-queue/review/manual',
      selection: true,
      resource: 'payout_automatic_queue_access',
    },
    payouts: { grid: '/payouts/grid', many: 'payout' },
    payoutBankFile: {
      post: '/payouts/bank-file',
      selection: true,
      reply: 'file',
      errors: [400, 404, 409],
    },
    remittanceAdvice: {
      post: '/payouts/{idPayout}/remittance-advice',
      reply: 'file',
      errors: [400, 404, 409],
    },
  },
})
