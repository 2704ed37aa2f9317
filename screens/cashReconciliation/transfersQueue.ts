import { defineScreen } from '../../schemas/index.ts'
import { waitingTransferFilters } from './parts/documentFilters.ts'
import { moveColumns } from './parts/documents.ts'
import { queueActions } from './parts/queue.ts'

export default defineScreen({
  name: 'cash-reconciliation-transfers-queue',
  path: '/cash-reconciliation/transfers-queue',
  title: 'Transfers Approval Queue',
  access: { resource: 'reconciliation_transfers_queue_access' },
  assumes: 'Every transfer waits for a second person: both accounts change with its approval.',
  loads: {
    partners: 'partners',
    statuses: 'queuedTransferStatuses',
    relationships: 'relationships',
    reasons: 'rejectionReasons',
  },
  body: {
    kind: 'grid',
    id: 'grid-cash_reconciliation-transfers_queue',
    call: 'queuedTransfers',
    columns: moveColumns('queue'),
    fields: ['version'],
    filters: waitingTransferFilters,
    filterTabs: 'status',
    sort: 'datedAt',
    actions: queueActions('Transfer', 'transfer'),
    empty: { heading: 'Nothing waiting', text: 'Transfers that need a second approval appear here.' },
  },
})
