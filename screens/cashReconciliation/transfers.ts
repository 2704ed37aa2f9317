import { defineScreen } from '../../schemas/index.ts'
import { transferFilters } from './parts/documentFilters.ts'
import { moveColumns } from './parts/documents.ts'
import { exportLimit, exportNote } from './parts/export.ts'
import { transferForm } from './parts/forms.ts'

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
      grid: {
        id: 'grid-cash_reconciliation-transfers',
        call: 'transfers',
        columns: moveColumns('list'),
        filters: transferFilters,
        sort: '-datedAt',
        actions: [
          {
            kind: 'open',
            label: 'Create transfer…',
            scope: 'screen',
            panel: { title: 'New transfer', form: transferForm },
          },
          {
            kind: 'navigate',
            label: 'Reconcile',
            to: 'cash-reconciliation-transfer',
            params: { transferId: 'id' },
            visible: { field: 'status', in: ['approved', 'partial'] },
          },
        ],
        export: { reportType: 'cash_reconciliation-transfers' },
        empty: { heading: 'No transfer', text: 'Money that moves between partners appears here.' },
      },
    },
    exportNote,
  ],
})
