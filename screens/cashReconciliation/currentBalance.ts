import { defineScreen } from '../../schemas/index.ts'
import { accountHead } from '../shared/cashAccount.ts'
import { staffColumn, staffPartnerFilter } from '../shared/cashFilters.ts'
import { choicesOf } from '../shared/cashLoads.ts'
import { movementDay, movementFilters, openColumns } from '../shared/cashTransactions.ts'
import { amount, cash, moment } from '../shared/cashWords.ts'

export default defineScreen({
  name: 'cash-reconciliation-current-balance-dashboard',
  path: '/cash-reconciliation/current-balance-dashboard',
  title: 'Dashboard - My Current Balance',
  access: { resource: 'reconciliation_current_balance_dashboard_access' },
  assumes:
    'Who holds reconciliation_current_balance_dashboard_access_hmt is a partner: the server shows the own account alone, and the search is hidden. Staff with the resource of the screen see all accounts.',
  loads: {
    partners: choicesOf('collection-partner/currentBalanceDashboard'),
    types: choicesOf('transaction-types'),
    account: { ...choicesOf('current-balance-dashboard'), onError: { toast: 'server' } },
  },
  body: [
    accountHead,
    {
      kind: 'grid',
      heading: 'Balance',
      grid: {
        id: 'grid-cash_reconciliation-current_balance_dashboard',
        source: `${cash}/current-balance-dashboard/grid`,
        request: 'bare',
        rowKey: 'key',
        columns: [
          staffColumn({ field: 'partner', label: 'Partner', sortable: true, show: 'always' }),
          { field: 'balance', label: 'Balance', cell: amount, sortable: true, width: 144, total: true },
          { field: 'open', label: 'Not reconciled', cell: amount, sortable: true, width: 144, total: true },
          { field: 'overdue', label: 'Overdue', cell: amount, sortable: true, width: 144, total: true },
          { field: 'lastPaid', label: 'Last payment', cell: amount, sortable: true, width: 144 },
          { field: 'lastPaidAt', label: 'Last paid', cell: moment, sortable: true, width: 168 },
        ],
        filters: [staffPartnerFilter],
        sort: { field: 'partner' },
        empty: {
          heading: 'No account',
          text: 'The account begins with the first package that is collected.',
        },
      },
    },
    {
      kind: 'grid',
      heading: 'Still to be paid',
      grid: {
        id: 'grid-cash_reconciliation-current_balance_open',
        source: `${cash}/current-balance-dashboard/open/grid`,
        request: 'bare',
        columns: openColumns,
        filters: [staffPartnerFilter, ...movementFilters, movementDay],
        sort: { field: 'at' },
        empty: { heading: 'Everything is paid', text: 'What was collected and is not paid appears here.' },
      },
    },
  ],
})
