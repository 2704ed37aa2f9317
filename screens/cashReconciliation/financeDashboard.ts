import { type BlockDefinitionOf, defineScreen } from '../../schemas/index.ts'
import { partnerFilter } from './parts/filters.ts'

/** In percent, of the 30 days before. */
const change = { kind: 'number', unit: '%', signed: true } as const

export default defineScreen({
  name: 'cash-reconciliation-finance-dashboard',
  path: '/cash-reconciliation/finance-dashboard',
  title: 'Dashboard - Finance',
  access: { resource: 'reconciliation_finance_dashboard_access' },
  assumes:
    'One row per partner and currency for a period, by default for all time: opening balance plus movements is the closing balance. Open amounts are overdue after a week, by their age on the business day. The figures compare the last 30 days with the 30 days before, regardless of the filters; the charts show the selected partners, one per currency, because amounts of different currencies are never added.',
  loads: {
    partners: 'partnersOfFinanceDashboard',
    gbp: { call: 'cashFigures', query: { currency: 'GBP' } },
    eur: { call: 'cashFigures', query: { currency: 'EUR' } },
  },
  body: [
    figuresIn('GBP'),
    figuresIn('EUR'),
    {
      kind: 'filters',
      entity: 'partnerBalance',
      filters: [partnerFilter, { kind: 'select', field: 'currency' }, 'at'],
    },
    {
      kind: 'tabs',
      tabs: [
        { id: 'gbp', label: 'GBP', body: openIn('GBP') },
        { id: 'eur', label: 'EUR', body: openIn('EUR') },
      ],
    },
    {
      kind: 'grid',
      heading: 'Balances',
      id: 'grid-cash_reconciliation-finance_dashboard',
      call: 'monthBalances',
      columns: [
        { field: 'partner', show: 'always', pin: 'start' },
        { field: 'opening', total: true, show: 'off' },
        { field: 'collected', total: true },
        { field: 'paid', total: true },
        { field: 'fees', total: true, show: 'off' },
        { field: 'adjusted', total: true, show: 'off' },
        { field: 'moved', total: true, show: 'off' },
        {
          field: 'closing',
          total: true,
          tooltip: ['opening', 'collected', 'paid', 'fees', 'adjusted', 'moved', 'closing'],
        },
        { field: 'overdue', total: true },
        { field: 'week', total: true },
        { field: 'month', total: true },
        { field: 'older', total: true },
      ],
      follows: ['partnerId', 'currency', 'at'],
      sort: '-closing',
      empty: { heading: 'No accounts', text: 'Partners appear here after their first transaction.' },
    },
  ],
})

/** What is open in one currency, by partner and age; it leads to the transactions of the partner. */
function openIn(currency: 'GBP' | 'EUR'): BlockDefinitionOf<'chart'> {
  return {
    kind: 'chart',
    heading: `Open in ${currency}, by partner and age`,
    label: 'partner',
    call: 'overdueChart',
    follows: ['partnerId'],
    select: `data.${currency}`,
    series: [
      { field: 'week', label: 'Up to 7 days' },
      { field: 'month', label: '8–30 days' },
      { field: 'older', label: 'Over 30 days' },
    ],
    cell: { kind: 'money', currency: 'currency' },
    horizontal: true,
    to: 'cash-reconciliation-transactions',
    query: { partnerId: 'partnerId' },
    empty: `Nothing is open in ${currency}.`,
  }
}

/** What all partners owe in one currency, and what has moved lately, whatever the filters say. */
function figuresIn(currency: 'GBP' | 'EUR'): BlockDefinitionOf<'details'> {
  return {
    kind: 'details',
    look: 'figures',
    heading: currency,
    load: currency === 'GBP' ? 'gbp' : 'eur',
    empty: `The figures in ${currency} could not be loaded.`,
    fields: [
      'balance',
      'overdue',
      'collected',
      { field: 'collectedChange', cell: change },
      'paid',
      { field: 'paidChange', cell: change },
    ],
  }
}
