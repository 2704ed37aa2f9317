import { type Grid } from '../../schemas/index.ts'

/** What the selected payouts of a step of the automatic queue come to; amounts of different currencies are never added. */
export const selectedSums = (step: 'review' | 'execution'): NonNullable<Grid['selectionSummary']> => ({
  call: `/api/payout/payouts-automatic-queue/${step}/summary`,
  fields: [
    { field: 'gbp', label: 'GBP', cell: { kind: 'number', decimals: 2 } },
    { field: 'eur', label: 'EUR', cell: { kind: 'number', decimals: 2 } },
    { field: 'partners', label: 'Partners', cell: { kind: 'number' } },
    { field: 'blocked', label: 'Blocked', cell: { kind: 'number' } },
  ],
})
