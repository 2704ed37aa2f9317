import { type Cell, defineScreen } from '../../schemas/index.ts'
import { moveFilters } from '../shared/cashDocumentFilters.ts'
import { moveColumns } from '../shared/cashDocuments.ts'
import { exportLimit, exportNote } from '../shared/cashExport.ts'
import { reallocationForm } from '../shared/cashForms.ts'
import { choicesOf } from '../shared/cashLoads.ts'
import { cash } from '../shared/cashWords.ts'

const reallocations = `${cash}/reallocations`
const link: Cell = {
  kind: 'link',
  to: 'cash-reconciliation-reallocation-list',
  params: { reallocationId: 'id' },
}

export default defineScreen({
  name: 'cash-reconciliation-reallocation',
  path: '/cash-reconciliation/reallocation',
  title: 'Reallocations',
  access: { resource: 'reconciliation_reallocation_access' },
  assumes:
    'Transactions that were booked to the wrong partner move to another one. No money moves, so no second person is asked; it can be changed until a list was made for it.',
  loads: {
    partners: choicesOf('collection-partner/transactionList'),
    statuses: choicesOf('reallocation-status'),
    exportLimit,
  },
  body: [
    {
      kind: 'grid',
      grid: {
        id: 'grid-cash_reconciliation-reallocations',
        source: `${reallocations}/grid`,
        request: 'bare',
        columns: moveColumns('Reallocation', link),
        filters: moveFilters,
        sort: { field: 'datedAt', order: 'desc' },
        actions: [
          {
            kind: 'open',
            label: 'Create reallocation…',
            scope: 'screen',
            panel: {
              title: 'New reallocation',
              form: reallocationForm({ call: reallocations, label: 'Create reallocation', lock: 2 }),
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
              form: reallocationForm({
                call: `${reallocations}/{id}`,
                method: 'PUT',
                version: 'version',
                lock: 2,
              }),
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
