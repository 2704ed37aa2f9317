import { defineScreen } from '../../schemas/index.ts'
import { reviewActions } from '../shared/payoutActions.ts'
import { selectedSums } from '../shared/payoutSums.ts'
import { payoutFilters, payoutPartnersLoad, payoutStatus, queueColumns } from '../shared/payouts.ts'

export default defineScreen({
  name: 'payout-payouts-automatic-queue-review',
  path: '/payout/payouts-automatic-queue/review',
  title: 'Payouts automatic queue: review',
  parent: 'payout',
  access: { resource: 'payout_automatic_queue_access' },
  assumes:
    'The specification names the screen alone, the first step of the automatic queue: what a new period brings is looked at, and approved or held. What the bank has refused comes back here.',
  loads: payoutPartnersLoad,
  body: [
    {
      kind: 'grid',
      grid: {
        id: 'grid-payout-automatic-queue-review',
        source: '/api/payout/payouts-automatic-queue/review/grid',
        request: 'bare',
        columns: [
          ...queueColumns('periodTo', 'methodLabel'),
          {
            field: 'status',
            label: 'Status',
            cell: payoutStatus,
            sortable: true,
            width: 112,
            tooltip: [{ field: 'reason', label: 'Reason' }],
          },
          { field: 'blocked', label: 'Blocked by', width: 188 },
        ],
        filters: [
          ...payoutFilters,
          {
            kind: 'multiSelect',
            field: 'status',
            label: 'Status',
            options: [
              { value: 'pending', label: 'To review' },
              { value: 'failed', label: 'Failed' },
            ],
          },
          { kind: 'number', field: 'net', label: 'Net from', condition: 'gteq', min: 0 },
        ],
        sort: { field: 'dueAt' },
        selection: true,
        selectionSummary: selectedSums('review'),
        actions: reviewActions,
        empty: {
          heading: 'Nothing to review',
          text: 'Payouts appear here when half of a month has ended.',
          links: [{ label: 'Execution', to: 'payout-payouts-automatic-queue-execution' }],
        },
      },
    },
  ],
})
