import { defineScreen } from '../../schemas/index.ts'
import { exportLimit, exportNote } from './parts/export.ts'
import { packageFilters } from './parts/packages.ts'

export default defineScreen({
  name: 'cash-reconciliation-package',
  path: '/cash-reconciliation/package',
  title: 'Packages',
  access: { resource: 'reconciliation_package_access' },
  assumes: 'Every shipped package, including those without cash to collect.',
  loads: { partners: 'partnersOfPackages', statuses: 'packageStatuses', lastMiles: 'lastMiles', exportLimit },
  body: [
    {
      kind: 'grid',
      id: 'grid-cash_reconciliation-packages',
      call: 'packages',
      columns: [
        { field: 'packageNr', show: 'always' },
        'orderNr',
        'lastMile',
        'partner',
        { field: 'toCollect', total: true },
        { field: 'collected', total: true },
        'status',
        'shippedAt',
        'deliveredAt',
      ],
      hidden: [{ field: 'adjusted', total: true }, { field: 'remaining', total: true }, 'trouble'],
      filters: packageFilters,
      sort: '-shippedAt',
      export: { reportType: 'cash_reconciliation-packages' },
      empty: { heading: 'No packages', text: 'Packages appear here when they are shipped.' },
    },
    exportNote,
  ],
})
