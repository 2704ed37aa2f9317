import { defineScreen } from '../../schemas/index.ts'
import { reviewActions } from './parts/payoutActions.ts'
import { overdueMark, payoutFilters, payoutPartnersLoad, queueColumns } from './parts/payouts.ts'

export default defineScreen({
  name: 'payout-payouts-automatic-queue-review',
  path: '/payout/payouts-automatic-queue/review',
  title: 'Payouts automatic queue: review',
  parent: 'payout',
  access: { resource: 'payout_automatic_queue_access' },
  assumes:
    'The specification only names the screen, the first step of the automatic queue: the payouts of a new period are reviewed, and approved or held. Payouts that the bank has rejected return here.',
  loads: payoutPartnersLoad,
  body: {
    kind: 'grid',
    id: 'grid-payout-automatic-queue-review',
    call: 'payoutsInReview',
    fields: ['version'],
    columns: [
      ...queueColumns('periodTo', 'methodLabel'),
      { field: 'status', tooltip: [{ field: 'reason', cell: { kind: 'text' } }] },
      'blocked',
    ],
    filters: [
      ...payoutFilters,
      { kind: 'multiSelect', field: 'status', options: ['pending', 'failed'] },
      { kind: 'numberRange', field: 'net', min: 0 },
    ],
    filterTabs: 'status',
    sort: 'dueAt',
    rowMarks: [overdueMark],
    actions: reviewActions,
    empty: {
      heading: 'Nothing to review',
      text: 'Payouts appear here at the end of each half month.',
      links: [{ label: 'Execution', to: 'payout-payouts-automatic-queue-execution' }],
    },
  },
})
