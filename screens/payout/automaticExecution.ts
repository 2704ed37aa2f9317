import { defineScreen } from '../../schemas/index.ts'
import { executionActions } from '../shared/payoutActions.ts'
import { selectedSums } from '../shared/payoutSums.ts'
import { payoutFilters, payoutPartnersLoad, payoutStatus, queueColumns } from '../shared/payouts.ts'

export default defineScreen({
  name: 'payout-payouts-automatic-queue-execution',
  path: '/payout/payouts-automatic-queue/execution',
  title: 'Payouts automatic queue: execution',
  parent: 'payout',
  access: { resource: 'payout_automatic_queue_access' },
  assumes:
    'The specification names the screen alone, the second step of the automatic queue: what was approved is selected and paid together. Above the limit of the global settings somebody else than who approved it executes it.',
  loads: payoutPartnersLoad,
  body: [
    {
      kind: 'grid',
      grid: {
        id: 'grid-payout-automatic-queue-execution',
        source: '/api/payout/payouts-automatic-queue/execution/grid',
        request: 'bare',
        columns: [
          ...queueColumns('periodTo', 'methodLabel'),
          { field: 'status', label: 'Status', cell: payoutStatus, sortable: true, width: 112 },
          { field: 'blocked', label: 'Blocked by', width: 188 },
          { field: 'approvedBy', label: 'Approved by', width: 136 },
        ],
        filters: [
          ...payoutFilters,
          {
            kind: 'select',
            field: 'currency',
            label: 'Currency',
            options: [
              { value: 'GBP', label: 'GBP' },
              { value: 'EUR', label: 'EUR' },
            ],
          },
        ],
        sort: { field: 'dueAt' },
        selection: true,
        selectionSummary: selectedSums('execution'),
        actions: executionActions,
        empty: {
          heading: 'Nothing to execute',
          text: 'What is approved in the review appears here.',
          links: [{ label: 'Review', to: 'payout-payouts-automatic-queue-review' }],
        },
      },
    },
  ],
})
