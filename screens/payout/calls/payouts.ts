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
    payoutsInExecution: {
      grid: '/payouts-automatic-queue/execution/grid',
      many: 'payout',
      totals: true,
      sums: 'payoutSum',
    },
    executionBankFile: {
      post: '/payouts-automatic-queue/execution/bank-file',
      selection: true,
      reply: 'file',
      errors: [400, 404, 409],
    },
    executePayouts: { post: '/payouts-automatic-queue/execution/execute', selection: true },
    returnPayout: {
      post: '/payouts-automatic-queue/execution/{idPayout}/return',
      version: true,
      body: ['reason'],
      selected: 'returnPayouts',
    },
    holdPayout: {
      post: '/payouts/{idPayout}/hold',
      version: true,
      body: ['reason', 'note?'],
      selected: 'holdPayouts',
    },
    payoutsInReview: {
      grid: '/payouts-automatic-queue/review/grid',
      many: 'payout',
      totals: true,
      counts: true,
      sums: 'payoutSum',
    },
    approvePayout: {
      post: '/payouts-automatic-queue/review/{idPayout}/approve',
      version: true,
      selected: 'approvePayouts',
    },
    adjustPayout: { post: '/payouts/{idPayout}/adjust', version: true, body: ['amount', 'description'] },
    payByHand: {
      post: '/payouts-automatic-queue/review/{idPayout}/manual',
      version: true,
      selected: 'reviewPayoutsByHand',
    },
    cancelPayout: {
      post: '/payouts/{idPayout}/cancel',
      version: true,
      body: ['reason', 'note?'],
      selected: 'cancelPayouts',
    },
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
    payoutsByHand: {
      grid: '/payouts-manual-queue/grid',
      many: 'payout',
      totals: true,
      counts: true,
      sums: 'payoutSum',
    },
    addPayout: {
      post: '/payouts-manual-queue',
      body: ['idPartner', 'amount', 'method', 'dueAt', 'description', 'note?'],
    },
    approveManualPayout: {
      post: '/payouts-manual-queue/{idPayout}/approve',
      version: true,
      selected: 'approveManualPayouts',
    },
    payManualPayout: {
      post: '/payouts-manual-queue/{idPayout}/pay',
      version: true,
      body: ['reference', 'paidAt?', 'note?'],
    },
    returnManualPayout: { post: '/payouts-manual-queue/{idPayout}/return', version: true, body: ['reason'] },
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
    releasePayout: { post: '/payouts/{idPayout}/release', version: true, selected: 'releasePayouts' },
    payoutLines: { grid: '/payouts/{idPayout}/lines/grid', many: 'payoutLine', totals: true },
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
    payouts: { grid: '/payouts/grid', many: 'payout', totals: true, sums: 'payoutSum', counts: true },
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
