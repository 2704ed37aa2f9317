import { type Cell, defineScreen } from '../../schemas/index.ts'
import { waitingTransferFilters } from '../shared/cashDocumentFilters.ts'
import { moveColumns } from '../shared/cashDocuments.ts'
import { choicesOf } from '../shared/cashLoads.ts'
import { queueActions, queueSums } from '../shared/cashQueue.ts'
import { cash } from '../shared/cashWords.ts'

const link: Cell = { kind: 'link', to: 'cash-reconciliation-transfer', params: { transferId: 'id' } }
const queue = `${cash}/transfers-queue`

export default defineScreen({
  name: 'cash-reconciliation-transfers-queue',
  path: '/cash-reconciliation/transfers-queue',
  title: 'Transfers Approval Queue',
  access: { resource: 'reconciliation_transfers_queue_access' },
  assumes: 'Every transfer waits for a second person: both accounts change with its approval.',
  loads: {
    partners: choicesOf('collection-partner'),
    statuses: choicesOf('transfer-status/1'),
    relationships: choicesOf('collection-partner-relationship'),
    reasons: choicesOf('reasons/type/RejectionReason'),
  },
  body: [
    {
      kind: 'grid',
      grid: {
        id: 'grid-cash_reconciliation-transfers_queue',
        source: `${queue}/grid`,
        request: 'bare',
        columns: moveColumns('Transfer', link, 'queue'),
        filters: waitingTransferFilters,
        sort: { field: 'datedAt' },
        selection: true,
        selectionSummary: queueSums(queue),
        actions: queueActions(queue, 'transfer'),
        empty: { heading: 'Nothing waits', text: 'Transfers that need a second person appear here.' },
      },
    },
  ],
})
