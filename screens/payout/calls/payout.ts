import { defineCalls } from '../../../schemas/index.ts'

export default defineCalls({
  base: '/api/payout',
  of: 'payoutMethod',
  calls: {
    addPayout: {
      post: '/payouts-manual-queue',
      of: 'payout',
      body: ['idPartner', 'amount', 'method', 'dueAt', 'description', 'note?'],
    },
    payoutSettings: { get: '/settings/global-settings', one: 'payoutSettings' },
    savePayoutSettings: {
      put: '/settings/global-settings',
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
    overduePayouts: {
      get: '/payout/dashboard/chart',
      many: 'overduePartner',
      at: 'data.EUR',
      query: { partnerName: 'text', partnerType: 'text' },
    },
    overdueFigures: { get: '/payout/dashboard/figures', one: 'overdueFigures', query: { currency: 'text' } },
    payoutMethodSettings: { grid: '/settings/payout-methods/grid' },
    changePayoutMethod: {
      put: '/settings/payout-methods/{idPayoutMethod}',
      body: ['displayName', 'automatic', 'minimum', 'workingDays'],
    },
    deactivatePayoutMethod: { post: '/settings/payout-methods/{idPayoutMethod}/inactive' },
    activatePayoutMethod: { post: '/settings/payout-methods/{idPayoutMethod}/active' },
  },
})
