import { defineScreen } from '../../schemas/index.ts'
import { executionActions } from './parts/payoutActions.ts'
import { overdueMark, payoutFilters, payoutPartnersLoad, queueColumns } from './parts/payouts.ts'

export default defineScreen({
  name: 'payout-payouts-automatic-queue-execution',
  path: '/payout/payouts-automatic-queue/execution',
  title: 'Payouts automatic queue: execution',
  parent: 'payout',
  access: { resource: 'payout_automatic_queue_access' },
  assumes:
    'The specification only names the screen, the second step of the automatic queue: approved payouts are selected and paid together. Above the limit of the global settings, somebody other than the approver must execute them. The list updates during an execution, and a second one cannot start meanwhile.',
  loads: payoutPartnersLoad,
  body: {
    kind: 'grid',
    id: 'grid-payout-automatic-queue-execution',
    call: 'payoutsInExecution',
    columns: [...queueColumns('periodTo', 'methodLabel'), 'status', 'blocked', 'approvedBy'],
    fields: ['version', 'queue'],
    filters: [...payoutFilters, { kind: 'select', field: 'currency' }],
    refreshDuring: ['payout'],
    sort: 'dueAt',
    rowMarks: [overdueMark],
    actions: executionActions,
    empty: {
      heading: 'Nothing to execute',
      text: 'Payouts approved in review appear here.',
      links: [{ label: 'Review', to: 'payout-payouts-automatic-queue-review' }],
    },
  },
})
