import { type BlockDefinitionOf, defineScreen } from '../../schemas/index.ts'

/** What is overdue in one currency, by partner and age. */
const overdueIn = (currency: 'GBP' | 'EUR'): BlockDefinitionOf<'chart'> => ({
  kind: 'chart',
  heading: `Overdue in ${currency}, by partner and age`,
  label: 'partnerName',
  call: 'overduePayouts',
  follows: ['partnerName', 'partnerType'],
  select: `data.${currency}`,
  series: ['week', 'fortnight', 'month', 'older'].map(age => ({
    field: age,
    query: { overdue: { value: age } },
  })),
  cell: { kind: 'money', currency: 'currency' },
  horizontal: true,
  to: 'payout-payouts',
  query: { idPartner: 'idPartner', currency: 'currency' },
  empty: `Nothing is overdue in ${currency}.`,
})

export default defineScreen({
  name: 'payout-payouts-overdue-dashboard',
  path: '/payout/payouts-overdue-dashboard',
  title: 'Overdue dashboard',
  parent: 'payout',
  access: { resource: 'payout_overdue_dashboard_access' },
  assumes:
    'The specification names the chart of the dashboard and no resource of the payout screens: each requires its own, named {area}_{screen}_access, because amounts and bank data are confidential. Amounts of different currencies are never added: each has its own chart. Both follow the filters above them. The figures show the current state, regardless of the filters; their change covers 30 days.',
  loads: {
    gbp: { call: 'overdueFigures', query: { currency: 'GBP' } },
    eur: { call: 'overdueFigures', query: { currency: 'EUR' } },
  },
  body: [
    figuresIn('GBP'),
    figuresIn('EUR'),
    {
      kind: 'filters',
      entity: 'payout',
      filters: [
        'partnerName',
        {
          kind: 'select',
          field: 'partnerType',
          options: [
            { value: 'seller', label: 'Seller' },
            { value: 'carrier', label: 'Carrier' },
            { value: 'hub', label: 'Hub' },
            { value: 'station', label: 'Pick-up station' },
          ],
        },
      ],
    },
    {
      kind: 'tabs',
      tabs: [
        { id: 'gbp', label: 'GBP', body: overdueIn('GBP') },
        { id: 'eur', label: 'EUR', body: overdueIn('EUR') },
      ],
    },
  ],
})

/** What is overdue in one currency, whatever the filters say. */
function figuresIn(currency: 'GBP' | 'EUR'): BlockDefinitionOf<'details'> {
  return {
    kind: 'details',
    look: 'figures',
    heading: currency,
    load: currency === 'GBP' ? 'gbp' : 'eur',
    empty: `The figures in ${currency} could not be loaded.`,
    fields: [
      'overdue',
      { field: 'overdueChange', cell: { kind: 'number', unit: '%', signed: true } },
      'payouts',
      'partners',
      'oldestDays',
      'soon',
    ],
  }
}
