import { defineScreen } from '../../schemas/index.ts'
import { accountHead } from './parts/account.ts'
import { exportLimit, exportNote } from './parts/export.ts'
import { staff, staffPartnerFilter } from './parts/filters.ts'
import { movementFilters, typeColumn } from './parts/transactions.ts'

export default defineScreen({
  name: 'cash-reconciliation-account-statement',
  path: '/cash-reconciliation/account-statement',
  title: 'Dashboard - My Account Statement',
  access: { resource: 'reconciliation_account_statement_access' },
  assumes:
    'Partners see their own account, staff can choose any partner. The balance of a line is what the partner owed in that currency after it, regardless of the filters.',
  loads: {
    partners: 'partnersOfAccountStatement',
    types: 'transactionTypes',
    account: 'accountStatement',
    exportLimit,
  },
  body: [
    accountHead,
    {
      kind: 'grid',
      id: 'grid-cash_reconciliation-account_statement',
      call: 'statementLines',
      columns: [
        { field: 'at', cell: { kind: 'date', time: true }, size: 'l', show: 'always' },
        { field: 'partner', access: staff },
        typeColumn,
        'packageNr',
        // The number of a package begins with that of its order.
        { field: 'orderNr', show: 'off' },
        { field: 'amount', total: true },
        'balance',
        'status',
        'reference',
      ],
      hidden: ['idTransaction'],
      filters: [
        staffPartnerFilter,
        { kind: 'select', field: 'currency' },
        'reference',
        ...movementFilters,
        { field: 'at', time: true },
      ],
      sort: '-at',
      export: { reportType: 'cash_reconciliation-account_statement' },
      empty: { heading: 'No transactions', text: 'Your collections and payments appear here.' },
    },
    exportNote,
  ],
})
