import { defineScreen } from '../../schemas/index.ts'
import { exportLimit, exportNote } from '../shared/cashExport.ts'
import { choicesOf } from '../shared/cashLoads.ts'
import { packageColumns, packageFilters } from '../shared/cashPackages.ts'
import { cash } from '../shared/cashWords.ts'

export default defineScreen({
  name: 'cash-reconciliation-package',
  path: '/cash-reconciliation/package',
  title: 'Packages',
  access: { resource: 'reconciliation_package_access' },
  assumes: 'Every package that was shipped, those without cash to collect too.',
  loads: {
    partners: choicesOf('collection-partner/packages'),
    statuses: choicesOf('package-status'),
    lastMiles: choicesOf('last-mile'),
    exportLimit,
  },
  body: [
    {
      kind: 'grid',
      grid: {
        id: 'grid-cash_reconciliation-packages',
        source: `${cash}/packages/grid`,
        request: 'bare',
        columns: packageColumns,
        filters: packageFilters,
        sort: { field: 'shippedAt', order: 'desc' },
        export: { reportType: 'cash_reconciliation-packages' },
        empty: { heading: 'No package', text: 'Packages appear here when they are shipped.' },
      },
    },
    exportNote,
  ],
})
