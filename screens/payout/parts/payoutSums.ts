import { type GridDefinition } from '../../../schemas/index.ts'

/** What the selected payouts of a step of the automatic queue come to; amounts of different currencies are never added. */
export const selectedSums = (
  call: 'sumReview' | 'sumExecution',
): NonNullable<GridDefinition['selectionSummary']> => ({
  call,
  fields: ['gbp', 'eur', 'partners', 'blocked'],
})
