import { defineScreen } from '../../schemas/index.ts'
import { accountHead } from './parts/account.ts'
import { staff, staffPartnerFilter } from './parts/filters.ts'
import { movementColumns, movementFilters } from './parts/transactions.ts'

export default defineScreen({
  name: 'cash-reconciliation-current-balance-dashboard',
  path: '/cash-reconciliation/current-balance-dashboard',
  title: 'Dashboard - My Current Balance',
  access: { resource: 'reconciliation_current_balance_dashboard_access' },
  assumes:
    'Holders of reconciliation_current_balance_dashboard_access_hmt are partners: the server shows only their own account, and the search is hidden. Staff with the resource of the screen see all accounts.',
  loads: {
    partners: 'partnersOfCurrentBalanceDashboard',
    types: 'transactionTypes',
    account: 'currentBalance',
  },
  body: [
    accountHead,
    {
      kind: 'grid',
      heading: 'Balance',
      id: 'grid-cash_reconciliation-current_balance_dashboard',
      call: 'partnerBalances',
      columns: [
        { field: 'partner', access: staff, show: 'always', size: 'fill' },
        { field: 'balance', total: true },
        { field: 'open', total: true },
        { field: 'overdue', total: true },
        'lastPaid',
        'lastPaidAt',
      ],
      filters: [staffPartnerFilter],
      sort: 'partner',
      empty: { heading: 'No accounts', text: 'The account starts with the first collected package.' },
    },
    {
      kind: 'grid',
      heading: 'Still to be paid',
      id: 'grid-cash_reconciliation-current_balance_open',
      call: 'openTransactions',
      columns: [
        { field: 'idTransaction', show: 'always' },
        { field: 'partner', access: staff },
        ...movementColumns,
        'status',
      ],
      hidden: ['idList'],
      filters: [staffPartnerFilter, ...movementFilters, 'at'],
      sort: 'at',
      empty: { heading: 'Everything is paid', text: 'Collected amounts that are not paid yet appear here.' },
    },
  ],
})
