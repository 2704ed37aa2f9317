import { defineScreen } from '../../schemas/index.ts'
import { manualActions } from './parts/payoutActions.ts'
import {
  overdueMark,
  payoutFilters,
  payoutMethodsLoad,
  payoutPartnersLoad,
  queueColumns,
} from './parts/payouts.ts'

export default defineScreen({
  name: 'payout-payouts-manual-queue',
  path: '/payout/payouts-manual-queue',
  title: 'Payouts manual queue',
  parent: 'payout',
  access: { resource: 'payout_manual_queue_access' },
  assumes:
    'The specification only names the screen: payouts outside the bank file are created, reviewed by somebody else, paid manually and marked as paid with the reference of the payment.',
  loads: {
    ...payoutPartnersLoad,
    activePartners: { call: 'payoutPartnerList', query: { active: '1' } },
    ...payoutMethodsLoad,
  },
  body: {
    kind: 'grid',
    id: 'grid-payout-manual-queue',
    call: 'payoutsByHand',
    fields: ['version'],
    columns: [
      ...queueColumns('periodTo'),
      {
        field: 'status',
        // Not in a column from the start: the grid would scroll sideways beside the menu.
        tooltip: ['approvedBy', { field: 'reason', cell: { kind: 'text' } }],
      },
      'blocked',
    ],
    hidden: ['approvedBy'],
    filters: [
      ...payoutFilters,
      { kind: 'multiSelect', field: 'status', options: ['pending', 'approved', 'failed'] },
    ],
    filterTabs: 'status',
    sort: 'dueAt',
    rowMarks: [overdueMark],
    actions: [
      {
        label: 'Create payout…',
        scope: 'screen',
        title: 'New payout',
        call: 'addPayout',
        fields: [
          { name: 'idPartner', options: { load: 'activePartners', value: 'idPartner', label: 'label' } },
          { name: 'amount', currency: 'idPartner.currency', min: 0.01 },
          { name: 'method', options: { load: 'methods', value: 'alias', label: 'displayName' } },
          'dueAt',
          { name: 'description', help: "Shown on the partner's statement." },
          'note',
        ],
        lock: 2,
      },
      ...manualActions,
    ],
    empty: { heading: 'The queue is empty', text: 'Payouts to pay by hand appear here.' },
  },
})
