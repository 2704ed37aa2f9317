import { defineCalls } from '../../../schemas/index.ts'

export default defineCalls({
  base: '/api/payout/payouts',
  of: 'payout',
  calls: {
    holdPayout: {
      post: '/{idPayout}/hold',
      version: true,
      body: ['reason', 'note?'],
      selected: 'holdPayouts',
    },
    adjustPayout: { post: '/{idPayout}/adjust', version: true, body: ['amount', 'description'] },
    cancelPayout: {
      post: '/{idPayout}/cancel',
      version: true,
      body: ['reason', 'note?'],
      selected: 'cancelPayouts',
    },
    payout: { get: '/{idPayout}', one: 'payout' },
    releasePayout: { post: '/{idPayout}/release', version: true, selected: 'releasePayouts' },
    payoutLines: { grid: '/{idPayout}/lines/grid', many: 'payoutLine', totals: true },
    payouts: {
      grid: '/grid',
      totals: true,
      sums: 'payoutSum',
      counts: true,
      savedFilters: { module: 'payout', functionality: 'payout' },
    },
    payoutBankFile: { post: '/bank-file', selection: true, reply: 'file', errors: [400, 404, 409] },
    remittanceAdvice: { post: '/{idPayout}/remittance-advice', reply: 'file', errors: [400, 404, 409] },
  },
})
