import { defineScreen } from '../../schemas/index.ts'
import { packageFilters } from './parts/packages.ts'

export default defineScreen({
  name: 'cash-reconciliation-troubleshooting',
  path: '/cash-reconciliation/investigate/troubleshooting',
  title: 'Packages Troubleshooting',
  access: { resource: 'reconciliation_troubleshooting_access' },
  assumes:
    'Packages with a difference: delivered but not collected, another amount, collected twice, no partner. Every correction is a transaction of the partner; a disputed package stays in the list, and a partly adjusted one until nothing remains.',
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
    columns: [
      { field: 'packageNr', show: 'always' },
      { field: 'trouble', size: 'm' },
      'orderNr',
      'partner',
      { field: 'adjusted', total: true },
      { field: 'waiting', total: true },
      {
        field: 'remaining',
        total: true,
        tooltip: ['toCollect', 'collected', 'adjusted', { field: 'waiting', label: 'Waiting for approval' }],
      },
      'daysOpen',
      'status',
      { field: 'comments', cell: { kind: 'comments', entity: 'package' } },
    ],
    hidden: [
      { field: 'difference', total: true },
      { field: 'toCollect', total: true },
      { field: 'collected', total: true },
      'adjustable',
      'deliveredAt',
      'lastMile',
      'idPackage',
    ],
    fields: ['version'],
    filters: [
      'trouble',
      ...packageFilters,
      { field: 'daysOpen', label: 'Open for days', condition: 'gteq', min: 0 },
    ],
    sort: '-daysOpen',
    actions: [
      {
        label: 'Assign partner…',
        visible: { partner: { present: false } },
        title: 'Assign a partner to package {packageNr}',
        call: 'assignPackagePartner',
        fields: [{ name: 'partnerId', label: 'Collection partner', options: 'partners' }],
        values: true,
      },
      {
        label: 'Adjust…',
        visible: { partner: { present: true } },
        enabled: { adjustable: 'yes' },
        disabledReason: 'The remaining amount is waiting for approval.',
        title: 'Adjust package {packageNr}: {open}',
        call: 'adjustPackage',
        fields: [{ name: 'amount', min: 0.01 }, { name: 'reason', options: 'reasons' }, 'note'],
        values: true,
      },
      {
        label: 'Mark as lost',
        call: 'reportPackageLost',
        tone: 'danger',
        visible: { partner: { present: true } },
        enabled: { waiting: 0 },
        disabledReason: 'An adjustment of this package is waiting for approval.',
        confirm: 'The partner owes the expected amount minus what was collected and adjusted.',
      },
      {
        label: 'Dispute',
        call: 'disputePackage',
        visible: { status: ['delivered', 'collected'] },
        confirm: 'The partner disagrees. The package stays in this list.',
      },
    ],
    export: { reportType: 'cash_reconciliation-troubleshooting' },
    empty: {
      heading: 'No packages to troubleshoot',
      text: 'Packages with missing, wrong or duplicate amounts appear here.',
    },
  },
})
