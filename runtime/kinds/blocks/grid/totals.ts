import { late } from '../../../shell/calls/late.ts'

/** The sums below columns that have a total. */
export const gridTotals = {
  words: ['total'],
  part: late(() => import('../../../core/grid/totals.ts')),
}
