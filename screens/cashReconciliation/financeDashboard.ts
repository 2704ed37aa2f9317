import { type Column, defineScreen } from '../../schemas/index.ts'
import { choicesOf } from '../shared/cashLoads.ts'
import { partnerFilter } from '../shared/cashTransactions.ts'
import { amount, cash, currencies } from '../shared/cashWords.ts'

export default defineScreen({
  name: 'cash-reconciliation-finance-dashboard',
  path: '/cash-reconciliation/finance-dashboard',
  title: 'Dashboard - Finance',
  access: { resource: 'reconciliation_finance_dashboard_access' },
  assumes:
    'One row per partner and currency for a period, by default for all time: opening balance and movements come to the closing balance. What is open is overdue after a week, by its age on the business day.',
  loads: { partners: choicesOf('collection-partner/financeDashboard') },
  body: [
    {
      kind: 'grid',
      grid: {
        id: 'grid-cash_reconciliation-finance_dashboard',
        source: `${cash}/finance-dashboard/grid`,
        request: 'bare',
        rowKey: 'key',
        columns: [
          { field: 'partner', label: 'Partner', sortable: true, width: 184, show: 'always', pin: 'start' },
          sum('opening', 'Opening balance'),
          sum('collected', 'Collected'),
          sum('paid', 'Paid'),
          sum('fees', 'Fees'),
          sum('adjusted', 'Adjusted'),
          sum('moved', 'Moved'),
          sum('closing', 'Closing balance'),
          sum('week', 'Open up to 7 d'),
          sum('month', 'Open 8 to 30 d'),
          sum('older', 'Open over 30 d'),
          sum('overdue', 'Overdue'),
        ],
        filters: [
          ...partnerFilter,
          { kind: 'select', field: 'currency', label: 'Currency', options: currencies },
          { kind: 'dateRange', field: 'at', label: 'Period' },
        ],
        sort: { field: 'overdue', order: 'desc' },
        empty: { heading: 'No account', text: 'Partners appear here with their first transaction.' },
      },
    },
  ],
})

/** A column of amounts with their sum. */
function sum(field: string, label: string): Column {
  return { field, label, cell: amount, sortable: true, width: 152, total: true }
}
