import { defineScreen } from '../../schemas/index.ts'
import { paidActions } from './parts/payoutActions.ts'
import { payoutColumns, payoutFilters, payoutPartnersLoad } from './parts/payouts.ts'

export default defineScreen({
  name: 'payout-payouts',
  path: '/payout/payouts',
  title: 'Payouts',
  parent: 'payout',
  access: { resource: 'payout_payouts_access' },
  assumes:
    'The specification only names the screen: it lists one payout per partner and half month, and manually created payouts.',
  loads: payoutPartnersLoad,
  body: {
    kind: 'grid',
    call: 'payouts',
    columns: [
      ...payoutColumns,
      { field: 'status', tooltip: [{ field: 'reason', cell: { kind: 'text' } }, 'updatedAt'] },
      'paidAt',
    ],
    hidden: ['queue', 'reference', 'partnerType', 'createdAt'],
    filters: [
      ...payoutFilters,
      'status',
      { kind: 'select', field: 'queue' },
      { kind: 'select', field: 'currency' },
      'dueAt',
    ],
    filterTabs: 'status',
    sort: '-dueAt',
    actions: paidActions,
    savedFilters: true,
    export: { reportType: 'payout-payouts' },
    empty: { heading: 'No payouts yet', text: 'Payouts appear here at the end of each half month.' },
  },
})
