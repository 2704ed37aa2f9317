import { defineScreen } from '../../schemas/index.ts'
import { packageFilters, troubleColumns } from './parts/packages.ts'
import { troubleActions } from './parts/troubleActions.ts'

export default defineScreen({
  name: 'cash-reconciliation-troubleshooting',
  path: '/cash-reconciliation/investigate/troubleshooting',
  title: 'Packages Troubleshooting',
  access: { resource: 'reconciliation_troubleshooting_access' },
  assumes:
    'Packages that do not add up: delivered and not collected, another amount, collected twice, no partner. Whatever is done about one is a transaction of its partner; a disputed one stays in the list, and one that is adjusted in parts until nothing remains.',
  loads: {
    partners: 'partnersOfPackages',
    statuses: 'packageStatuses',
    lastMiles: 'lastMiles',
    reasons: 'adjustmentReasons',
  },
  body: {
    kind: 'grid',
    id: 'grid-cash_reconciliation-troubleshooting',
    call: 'packagesInTrouble',
    columns: troubleColumns,
    filters: [
      'trouble',
      ...packageFilters,
      { field: 'daysOpen', label: 'Open for days', condition: 'gteq', min: 0 },
    ],
    sort: '-daysOpen',
    actions: troubleActions,
    export: { reportType: 'cash_reconciliation-troubleshooting' },
    empty: {
      heading: 'No packages to troubleshoot',
      text: 'Packages with missing, wrong or duplicate amounts appear here.',
    },
  },
})
