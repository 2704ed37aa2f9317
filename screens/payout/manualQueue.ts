import { defineScreen } from '../../schemas/index.ts'
import { manualActions } from '../shared/payoutActions.ts'
import { newPayoutForm } from '../shared/payoutForms.ts'
import { payoutMethodsLoad } from '../shared/payoutPartners.ts'
import { payoutFilters, payoutPartnersLoad, payoutStatus, queueColumns } from '../shared/payouts.ts'

export default defineScreen({
  name: 'payout-payouts-manual-queue',
  path: '/payout/payouts-manual-queue',
  title: 'Payouts manual queue',
  parent: 'payout',
  access: { resource: 'payout_manual_queue_access' },
  assumes:
    'The specification names the screen alone: payouts that no bank file pays are created, reviewed by somebody else, paid by hand and marked as paid with the reference of the payment.',
  loads: {
    ...payoutPartnersLoad,
    activePartners: {
      get: '/api/payout/partners/list',
      query: { active: '1' },
      select: 'data',
      onError: { toast: 'server', value: [] },
    },
    ...payoutMethodsLoad,
  },
  body: [
    {
      kind: 'grid',
      grid: {
        id: 'grid-payout-manual-queue',
        source: '/api/payout/payouts-manual-queue/grid',
        request: 'bare',
        columns: [
          ...queueColumns('periodTo'),
          {
            field: 'status',
            label: 'Status',
            cell: payoutStatus,
            sortable: true,
            width: 112,
            // Not in a column from the start: the grid would scroll sideways beside the menu.
            tooltip: [
              { field: 'approvedBy', label: 'Approved by' },
              { field: 'reason', label: 'Reason' },
            ],
          },
          { field: 'blocked', label: 'Blocked by', width: 188 },
          { field: 'approvedBy', label: 'Approved by', width: 136, show: 'off' },
        ],
        filters: [
          ...payoutFilters,
          {
            kind: 'multiSelect',
            field: 'status',
            label: 'Status',
            options: [
              { value: 'pending', label: 'To review' },
              { value: 'approved', label: 'Approved' },
              { value: 'failed', label: 'Failed' },
            ],
          },
        ],
        sort: { field: 'dueAt' },
        selection: true,
        actions: [
          {
            kind: 'open',
            label: 'Create payout…',
            scope: 'screen',
            panel: { title: 'New payout', size: 'medium', form: newPayoutForm },
          },
          ...manualActions,
        ],
        empty: { heading: 'The queue is empty', text: 'Payouts that are paid by hand appear here.' },
      },
    },
  ],
})
