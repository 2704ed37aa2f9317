import { defineScreen } from '../../schemas/index.ts'
import { moveFilters } from './parts/documentFilters.ts'
import { moveColumns } from './parts/documents.ts'
import { exportLimit, exportNote } from './parts/export.ts'
import { reallocationFields } from './parts/forms.ts'

export default defineScreen({
  name: 'cash-reconciliation-reallocation',
  path: '/cash-reconciliation/reallocation',
  title: 'Reallocations',
  access: { resource: 'reconciliation_reallocation_access' },
  assumes:
    'Moves transactions that were booked to the wrong partner to another one. No money moves, so no second person is needed; a reallocation can be changed until it has a list.',
  loads: { partners: 'partnersOfTransactionList', statuses: 'reallocationStatuses', exportLimit },
  body: [
    {
      kind: 'grid',
      id: 'grid-cash_reconciliation-reallocations',
      call: 'reallocations',
      columns: moveColumns('list'),
      fields: ['version'],
      filters: moveFilters,
      filterTabs: 'status',
      sort: '-datedAt',
      actions: [
        {
          label: 'Create reallocation…',
          scope: 'screen',
          title: 'New reallocation',
          size: 'large',
          call: 'createReallocation',
          fields: reallocationFields,
          lock: 2,
        },
        {
          label: 'Reconcile',
          to: 'cash-reconciliation-reallocation-list',
          params: { reallocationId: 'id' },
          visible: { status: ['approved', 'partial'] },
        },
        {
          label: 'Edit…',
          visible: { status: 'approved' },
          title: 'Reallocation {id}',
          size: 'large',
          call: 'changeReallocation',
          fields: reallocationFields,
          lock: 2,
        },
      ],
      export: { reportType: 'cash_reconciliation-reallocations' },
      empty: { heading: 'No reallocations', text: 'Transactions moved to another partner appear here.' },
    },
    exportNote,
  ],
})
