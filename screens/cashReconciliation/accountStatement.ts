import { defineScreen } from '../../schemas/index.ts'
import { accountHead } from '../shared/cashAccount.ts'
import { exportLimit, exportNote } from '../shared/cashExport.ts'
import { staffPartnerFilter } from '../shared/cashFilters.ts'
import { choicesOf } from '../shared/cashLoads.ts'
import { movementFilters, statementColumns } from '../shared/cashTransactions.ts'
import { cash, currencies } from '../shared/cashWords.ts'

export default defineScreen({
  name: 'cash-reconciliation-account-statement',
  path: '/cash-reconciliation/account-statement',
  title: 'Dashboard - My Account Statement',
  access: { resource: 'reconciliation_account_statement_access' },
  assumes:
    'Partners see their own account, staff those of all partners and choose among them. The balance of a line is what the partner owed in that currency after it, whatever the filters leave out.',
  loads: {
    partners: choicesOf('collection-partner/accountStatement'),
    types: choicesOf('transaction-types'),
    account: { ...choicesOf('account-statement'), onError: { toast: 'server' } },
    exportLimit,
  },
  body: [
    accountHead,
    {
      kind: 'grid',
      grid: {
        id: 'grid-cash_reconciliation-account_statement',
        source: `${cash}/account-statement/grid`,
        request: 'bare',
        rowKey: 'idTransaction',
        columns: statementColumns,
        filters: [
          staffPartnerFilter,
          { kind: 'select', field: 'currency', label: 'Currency', options: currencies },
          { kind: 'text', field: 'reference', label: 'Reference', condition: 'like' },
          ...movementFilters,
          { kind: 'dateRange', field: 'at', label: 'Date', time: true },
        ],
        sort: { field: 'at', order: 'desc' },
        export: { reportType: 'cash_reconciliation-account_statement' },
        empty: { heading: 'No movement', text: 'What you collect and pay appears here.' },
      },
    },
    exportNote,
  ],
})
