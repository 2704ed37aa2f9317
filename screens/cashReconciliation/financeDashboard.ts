import { type BlockOf, type Column, defineScreen } from '../../schemas/index.ts'
import { partnerFilter } from '../shared/cashFilters.ts'
import { choicesOf } from '../shared/cashLoads.ts'
import { amount, cash, currencies } from '../shared/cashWords.ts'

export default defineScreen({
  name: 'cash-reconciliation-finance-dashboard',
  path: '/cash-reconciliation/finance-dashboard',
  title: 'Dashboard - Finance',
  access: { resource: 'reconciliation_finance_dashboard_access' },
  assumes:
    'One row per partner and currency for a period, by default for all time: opening balance and movements come to the closing balance. What is open is overdue after a week, by its age on the business day. The charts show that at this moment, whatever the filters say: one per currency, because amounts of different currencies are never added.',
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
          { field: 'partner', label: 'Partner', sortable: true, width: 168, show: 'always', pin: 'start' },
          sum('opening', 'Opening balance', 140),
          sum('collected', 'Collected', 140),
          sum('paid', 'Paid', 148),
          sum('fees', 'Fees', 128),
          sum('adjusted', 'Adjusted'),
          sum('moved', 'Moved'),
          sum('closing', 'Closing balance', 152),
          sum('overdue', 'Overdue'),
          sum('week', 'Open up to 7 d'),
          sum('month', 'Open 8 to 30 d'),
          sum('older', 'Open over 30 d', 136),
        ],
        filters: [
          partnerFilter,
          { kind: 'select', field: 'currency', label: 'Currency', options: currencies },
          { kind: 'dateRange', field: 'at', label: 'Period' },
        ],
        sort: { field: 'closing', order: 'desc' },
        empty: { heading: 'No account', text: 'Partners appear here with their first transaction.' },
      },
    },
    {
      kind: 'tabs',
      tabs: [
        { id: 'gbp', label: 'GBP', body: [openIn('GBP')] },
        { id: 'eur', label: 'EUR', body: [openIn('EUR')] },
      ],
    },
  ],
})

/** What is open in one currency, by partner and age; it leads to the transactions of the partner. */
function openIn(currency: 'GBP' | 'EUR'): BlockOf<'chart'> {
  return {
    kind: 'chart',
    heading: `Open in ${currency}, by partner and age`,
    get: `${cash}/finance-dashboard/chart`,
    select: `data.${currency}`,
    label: { field: 'partner', label: 'Partner' },
    series: [
      { field: 'week', label: 'Up to 7 d' },
      { field: 'month', label: '8 to 30 d' },
      { field: 'older', label: 'Over 30 d' },
    ],
    cell: amount,
    horizontal: true,
    to: 'cash-reconciliation-transactions',
    query: { partnerId: 'partnerId' },
    empty: `Nothing is open in ${currency}.`,
  }
}

/** A column of amounts with their sum. */
function sum(field: string, label: string, width = 132): Column {
  return { field, label, cell: amount, sortable: true, width, total: true }
}
