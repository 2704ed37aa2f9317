import { defineScreen } from '../../schemas/index.ts'
import { requestActions, requestColumns, requestFilters } from './parts/requests.ts'

export default defineScreen({
  name: 'cash-reconciliation-transactions-queue',
  path: '/cash-reconciliation/transactions-queue',
  title: 'Transactions Approval Queue',
  access: { resource: 'reconciliation_transactions_queue_access' },
  assumes:
    'Beyond the specification: adjustments and transactions above the limit of their type, and reversals of a reconciliation, are booked after the approval of a person other than their author.',
  loads: { partners: 'partners', reasons: 'rejectionReasons' },
  body: {
    kind: 'grid',
    id: 'grid-cash_reconciliation-transactions_queue',
    call: 'queuedTransactions',
    columns: requestColumns,
    hidden: ['createdAt', 'typeName', 'blocked'],
    fields: ['own', 'version'],
    filters: requestFilters,
    filterTabs: 'status',
    sort: 'id',
    actions: requestActions,
    empty: { heading: 'Nothing waiting', text: 'Requests that need a second approval appear here.' },
  },
})
