import { defineScreen } from '../../schemas/index.ts'
import { transferFilters } from './parts/documentFilters.ts'
import { moveColumns } from './parts/documents.ts'
import { exportLimit, exportNote } from './parts/export.ts'
import { transferFields } from './parts/forms.ts'

export default defineScreen({
  name: 'cash-reconciliation-transfers',
  path: '/cash-reconciliation/transfers',
  title: 'Transfers',
  access: { resource: 'reconciliation_transfers_access' },
  assumes: 'Money that one partner has given to another, which the relationships of partners allow.',
  loads: {
    partners: 'partners',
    statuses: 'transferStatuses',
    relationships: 'relationshipsOfTransfers',
    navisionRelationships: 'navisionPartnersOfTransfers',
    exportLimit,
  },
  body: [
    {
      kind: 'grid',
      id: 'grid-cash_reconciliation-transfers',
      call: 'transfers',
      columns: moveColumns('list'),
      filters: transferFilters,
      filterTabs: 'status',
      sort: '-datedAt',
      actions: [
        {
          label: 'Create transfer…',
          scope: 'screen',
          title: 'New transfer',
          size: 'large',
          call: 'createTransfer',
          onSuccess: { link: { label: 'Show approval queue', to: 'cash-reconciliation-transfers-queue' } },
          fields: transferFields,
          lock: 2,
        },
        {
          label: 'Reconcile',
          to: 'cash-reconciliation-transfer',
          params: { transferId: 'id' },
          visible: { status: ['approved', 'partial'] },
        },
      ],
      export: { reportType: 'cash_reconciliation-transfers' },
      empty: { heading: 'No transfers', text: 'Transfers between partners appear here.' },
    },
    exportNote,
  ],
})
