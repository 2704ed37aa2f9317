import { defineScreen } from '../../schemas/index.ts'
import { waitingPaymentFilters } from './parts/documentFilters.ts'
import { paymentColumns } from './parts/documents.ts'
import { paymentFields } from './parts/forms.ts'
import { queueActions } from './parts/queue.ts'

export default defineScreen({
  name: 'cash-reconciliation-payments-queue',
  path: '/cash-reconciliation/payments-queue',
  title: 'Payments Approval Queue',
  access: { resource: 'reconciliation_payments_queue_access' },
  assumes:
    'The author of a payment cannot approve or reject it: a second person does. Pending payments can be corrected, rejected ones stay as history. Imported payments can be found by their external method.',
  loads: {
    partners: 'partnersOfPaymentsQueue',
    statuses: 'queuedPaymentStatuses',
    accounts: 'bankAccountsOfPaymentsQueue',
    methods: 'paymentMethods',
    externalMethods: 'externalPaymentMethods',
    reasons: 'rejectionReasons',
  },
  body: {
    kind: 'grid',
    id: 'grid-cash_reconciliation-payments_queue',
    call: 'queuedPayments',
    columns: paymentColumns('queue'),
    fields: ['version'],
    filters: waitingPaymentFilters,
    filterTabs: 'status',
    sort: 'datedAt',
    actions: [
      ...queueActions('Payment', 'payment'),
      {
        label: 'Edit…',
        visible: { status: 'pending' },
        title: 'Payment {id}',
        size: 'large',
        call: 'correctPayment',
        fields: paymentFields,
        lock: 2,
      },
    ],
    empty: { heading: 'Nothing waiting', text: 'Payments that need a second approval appear here.' },
  },
})
