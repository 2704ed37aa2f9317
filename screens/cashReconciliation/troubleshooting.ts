import { defineScreen } from '../../schemas/index.ts'
import { choicesOf } from '../shared/cashLoads.ts'
import { packageFilters, troubleColumns } from '../shared/cashPackages.ts'
import { troubleActions } from '../shared/cashTroubleActions.ts'
import { cash, optionsOf, packageTrouble } from '../shared/cashWords.ts'

export default defineScreen({
  name: 'cash-reconciliation-troubleshooting',
  path: '/cash-reconciliation/investigate/troubleshooting',
  title: 'Packages Troubleshooting',
  access: { resource: 'reconciliation_troubleshooting_access' },
  assumes:
    'Packages that do not add up: delivered and not collected, another amount, collected twice, no partner. Whatever is done about one is a transaction of its partner; a disputed one stays in the list, and one that is adjusted in parts until nothing remains.',
  loads: {
    partners: choicesOf('collection-partner/packages'),
    statuses: choicesOf('package-status'),
    lastMiles: choicesOf('last-mile'),
    reasons: choicesOf('reasons/type/AdjustmentReason'),
  },
  body: [
    {
      kind: 'grid',
      grid: {
        id: 'grid-cash_reconciliation-troubleshooting',
        source: `${cash}/troubleshooting/grid`,
        request: 'bare',
        columns: troubleColumns,
        filters: [
          { kind: 'multiSelect', field: 'trouble', label: 'Trouble', options: optionsOf(packageTrouble) },
          ...packageFilters,
          { kind: 'number', field: 'daysOpen', label: 'Open for days', condition: 'gteq', min: 0 },
        ],
        sort: { field: 'daysOpen', order: 'desc' },
        actions: troubleActions(`${cash}/troubleshooting/{idPackage}`),
        export: { reportType: 'cash_reconciliation-troubleshooting' },
        empty: { heading: 'Everything adds up', text: 'Packages that do not add up appear here.' },
      },
    },
  ],
})
