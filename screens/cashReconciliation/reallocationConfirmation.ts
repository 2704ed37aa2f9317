import { defineScreen } from '../../schemas/index.ts'
import { confirmationBody, confirmationLoads } from './parts/confirmation.ts'
import { reallocationStep } from './parts/stepRecords.ts'

export default defineScreen({
  name: 'cash-reconciliation-reallocation-confirmation',
  path: '/cash-reconciliation/reallocations/{reallocationId}/reconcile/{transactionListId}',
  title: 'Confirm Reconciliation',
  heading: 'Reallocation {reallocationId}, list {transactionListId}',
  parent: 'cash-reconciliation-reallocation-list',
  access: { resource: 'reconciliation_reallocation_access' },
  params: {
    reallocationId: { pattern: '^[0-9]{1,9}$', example: '1149' },
    transactionListId: { pattern: '^[0-9]{1,9}$', example: '1105' },
  },
  assumes:
    'The info of the lists takes their ids, joined by &, in the query. A reallocation moves no money: the unlisted rest stays open, and lists above its amount are rejected.',
  loads: confirmationLoads(reallocationStep),
  body: confirmationBody(reallocationStep, 'cash-reconciliation-reallocation-list'),
})
