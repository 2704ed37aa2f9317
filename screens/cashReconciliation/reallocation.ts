import { defineScreen } from '../../schemas/index.ts'
import { moveFilters } from './parts/documentFilters.ts'
import { moveColumns } from './parts/documents.ts'
import { exportLimit, exportNote } from './parts/export.ts'
import { reallocationForm } from './parts/forms.ts'

export default defineScreen({
  name: 'cash-reconciliation-reallocation',
  path: '/cash-reconciliation/reallocation',
  title: 'Reallocations',
  access: { resource: 'reconciliation_reallocation_access' },
  assumes:
    'Transactions that were booked to the wrong partner move to another one. No money moves, so no second person is asked; it can be changed until a list was made for it.',
  loads: { partners: 'partnersOfTransactionList', statuses: 'reallocationStatuses', exportLimit },
  body: [
    {
      kind: 'grid',
      grid: {
        id: 'grid-cash_reconciliation-reallocations',
        call: 'reallocations',
        columns: moveColumns('list'),
        filters: moveFilters,
        sort: '-datedAt',
        actions: [
          {
            kind: 'open',
            label: 'Create reallocation…',
            scope: 'screen',
            panel: {
              title: 'New reallocation',
              form: reallocationForm({ label: 'Create reallocation', call: 'createReallocation', lock: 2 }),
            },
          },
          {
            kind: 'navigate',
            label: 'Reconcile',
            to: 'cash-reconciliation-reallocation-list',
            params: { reallocationId: 'id' },
            visible: { field: 'status', in: ['approved', 'partial'] },
          },
          {
            kind: 'open',
            label: 'Edit…',
            visible: { field: 'status', is: 'approved' },
            panel: {
              title: 'Reallocation {id}',
              form: reallocationForm({ call: 'changeReallocation', lock: 2 }),
            },
          },
        ],
        export: { reportType: 'cash_reconciliation-reallocations' },
        empty: { heading: 'No reallocation', text: 'Transactions that move to another partner appear here.' },
      },
    },
    exportNote,
  ],
})
