import { defineCalls } from '../../../schemas/index.ts'
import { counting } from '../../shared/counting.ts'
import { totalling } from '../../shared/totalling.ts'

/** What selected payouts come to. */
const summed = { one: 'payoutSum', selection: true } as const

/** Counts of tabs, sums of selections and totals of all rows. */
export default defineCalls({
  base: '/api/payout',
  of: 'payout',
  calls: {
    totalPayoutsInExecution: {
      post: '/payouts-automatic-queue/execution/totals',
      ...totalling,
      totalOf: 'payoutsInExecution',
    },
    sumExecution: {
      post: '/payouts-automatic-queue/execution/summary',
      ...summed,
      sumOf: 'payoutsInExecution',
    },
    totalPayoutsInReview: {
      post: '/payouts-automatic-queue/review/totals',
      ...totalling,
      totalOf: 'payoutsInReview',
    },
    countReview: { post: '/payouts-automatic-queue/review/counts', ...counting, countOf: 'payoutsInReview' },
    sumReview: { post: '/payouts-automatic-queue/review/summary', ...summed, sumOf: 'payoutsInReview' },
    totalPayoutsByHand: { post: '/payouts-manual-queue/totals', ...totalling, totalOf: 'payoutsByHand' },
    countByHand: { post: '/payouts-manual-queue/counts', ...counting, countOf: 'payoutsByHand' },
    sumByHand: { post: '/payouts-manual-queue/summary', ...summed, sumOf: 'payoutsByHand' },
    totalPayoutLines: { post: '/payouts/{idPayout}/lines/totals', ...totalling, totalOf: 'payoutLines' },
    totalPayouts: { post: '/payouts/totals', ...totalling, totalOf: 'payouts' },
    sumPayouts: { post: '/payouts/summary', ...summed, sumOf: 'payouts' },
    countPayouts: { post: '/payouts/counts', ...counting, countOf: 'payouts' },
  },
})
