import { type Cell, defineScreen } from '../../schemas/index.ts'
import { transferFilters } from '../shared/cashDocumentFilters.ts'
import { moveColumns } from '../shared/cashDocuments.ts'
import { exportLimit, exportNote } from '../shared/cashExport.ts'
import { transferForm } from '../shared/cashForms.ts'
import { choicesOf } from '../shared/cashLoads.ts'
import { cash } from '../shared/cashWords.ts'

const link: Cell = { kind: 'link', to: 'cash-reconciliation-transfer', params: { transferId: 'id' } }

export default defineScreen({
  name: 'cash-reconciliation-transfers',
  path: '/cash-reconciliation/transfers',
  title: 'Transfers',
  access: { resource: 'reconciliation_transfers_access' },
  assumes: 'Money that one partner has given to another, which the relationships of partners allow.',
  loads: {
    partners: choicesOf('collection-partner'),
    statuses: choicesOf('transfer-status/0'),
    relationships: choicesOf('collection-partner-relationship/transfers'),
    navisionRelationships: choicesOf('collection-partner-transfers-navision/transfers'),
    exportLimit,
  },
  body: [
    {
      kind: 'grid',
      grid: {
        id: 'grid-cash_reconciliation-transfers',
        source: `${cash}/transfers/grid`,
        request: 'bare',
        columns: moveColumns('Transfer', link),
        filters: transferFilters,
        sort: { field: 'datedAt', order: 'desc' },
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
