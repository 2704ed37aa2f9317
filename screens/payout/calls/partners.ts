import { defineCalls } from '../../../schemas/index.ts'

export default defineCalls({
  base: '/api/payout',
  of: 'payoutPartner',
  calls: {
    payoutPartnerList: { get: '/partners/list', many: 'payoutPartner', query: { active: 'text' } },
    partnerChange: { get: '/partners-queue/{idChange}', one: 'partnerChange' },
    approvePartnerChange: { post: '/partners-queue/{idChange}/approve', selected: 'approvePartnerChanges' },
    rejectPartnerChange: {
      post: '/partners-queue/{idChange}/reject',
      body: ['note'],
      selected: 'rejectPartnerChanges',
    },
    withdrawPartnerChange: {
      post: '/partners-queue/{idChange}/withdraw',
      selected: 'withdrawPartnerChanges',
    },
    payoutPartner: { get: '/partners/{idPartner}', one: 'payoutPartner' },
    proposePartnerChange: {
      post: '/partners/{idPartner}/change',
      version: true,
      body: ['holder', 'bankName?', 'iban?', 'bic?', 'method', 'termDays', 'commission', 'why'],
    },
    deactivatePartner: { post: '/partners/{idPartner}/inactive', version: true, body: ['note'] },
    activatePartner: { post: '/partners/{idPartner}/active' },
    payoutsOfPartner: { grid: '/partners/{idPartner}/payouts/grid', many: 'payout' },
    changesOfPartner: { grid: '/partners/{idPartner}/changes/grid', many: 'partnerChange' },
    payoutPartnerTypes: { get: '/partner-type', many: 'choice' },
    payoutPartners: { grid: '/partners/grid' },
    partnerChanges: { grid: '/partners-queue/grid', many: 'partnerChange', counts: true },
  },
})
