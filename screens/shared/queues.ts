import { type BlockDefinitionOf } from '../../schemas/index.ts'

/** Documents that Navision has refused: work of finance and of administration. */
export const failedDocuments = {
  label: 'Failed Navision documents',
  to: 'finance-navision',
  query: { status: 'failed' },
  path: { queue: 'navision-failed' },
} as const

/** What waits in payout, on the home page and on that of the area. */
export const payoutQueues = {
  kind: 'tiles',
  call: 'workQueue',
  tiles: [
    {
      label: 'Payouts to review',
      to: 'payout-payouts-automatic-queue-review',
      path: { queue: 'payouts-to-review' },
    },
    {
      label: 'Payouts to execute',
      to: 'payout-payouts-automatic-queue-execution',
      path: { queue: 'payouts-to-execute' },
    },
    {
      label: 'Manual payouts to review',
      to: 'payout-payouts-manual-queue',
      query: { status: 'pending' },
      path: { queue: 'payouts-by-hand' },
    },
    {
      label: 'Manual payouts to pay',
      to: 'payout-payouts-manual-queue',
      query: { status: 'approved' },
      path: { queue: 'payouts-to-pay-by-hand' },
    },
    { label: 'Partner changes to approve', to: 'payout-partners-queue', path: { queue: 'partner-changes' } },
  ],
} as const satisfies BlockDefinitionOf<'tiles'>
