import { defineScreen } from '../../schemas/index.ts'
import { choicesOf } from '../shared/cashLoads.ts'
import { queueSums } from '../shared/cashQueue.ts'
import {
  rejectionReasons,
  requestActions,
  requestColumns,
  requestFilters,
  requests,
} from '../shared/cashRequests.ts'

export default defineScreen({
  name: 'cash-reconciliation-transactions-queue',
  path: '/cash-reconciliation/transactions-queue',
  title: 'Transactions Approval Queue',
  access: { resource: 'reconciliation_transactions_queue_access' },
  assumes:
    'Beyond the specification: adjustments and transactions above the limit of their type, and reversals of a reconciliation, are booked when somebody else than who has asked for them approves.',
  loads: { partners: choicesOf('collection-partner'), reasons: rejectionReasons },
  body: [
    {
      kind: 'grid',
      grid: {
        id: 'grid-cash_reconciliation-transactions_queue',
        source: `${requests}/grid`,
        request: 'bare',
        columns: requestColumns,
        filters: requestFilters,
        sort: { field: 'id' },
        selection: true,
        selectionSummary: queueSums(requests),
        actions: requestActions,
        empty: { heading: 'Nothing waits', text: 'What needs a second person appears here.' },
      },
    },
  ],
})
