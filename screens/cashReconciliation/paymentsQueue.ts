import { defineScreen } from '../../schemas/index.ts'
import { waitingPaymentFilters } from '../shared/cashDocumentFilters.ts'
import { paymentColumns } from '../shared/cashDocuments.ts'
import { paymentForm } from '../shared/cashForms.ts'
import { choicesOf } from '../shared/cashLoads.ts'
import { queueActions, queueSums } from '../shared/cashQueue.ts'
import { cash } from '../shared/cashWords.ts'

const queue = `${cash}/payments-queue`

export default defineScreen({
  name: 'cash-reconciliation-payments-queue',
  path: '/cash-reconciliation/payments-queue',
  title: 'Payments Approval Queue',
  access: { resource: 'reconciliation_payments_queue_access' },
  assumes:
    'Who has made a payment cannot approve or reject it: a second person does. What waits can still be corrected, what was rejected stays as history. What a bank file has brought can be looked for by its external method.',
  loads: {
    partners: choicesOf('collection-partner/paymentsQueue'),
    statuses: choicesOf('payment-status/1'),
    accounts: choicesOf('bank-account-list/paymentsQueue'),
    methods: choicesOf('payment-method'),
    externalMethods: choicesOf('payment-method/external'),
    reasons: choicesOf('reasons/type/RejectionReason'),
  },
  body: [
    {
      kind: 'grid',
      grid: {
        id: 'grid-cash_reconciliation-payments_queue',
        source: `${queue}/grid`,
        request: 'bare',
        columns: paymentColumns('queue'),
        filters: waitingPaymentFilters,
        sort: { field: 'datedAt' },
        selection: true,
        selectionSummary: queueSums(queue),
        actions: [
          ...queueActions(queue, 'payment'),
          {
            kind: 'open',
            label: 'Edit…',
            visible: { field: 'status', is: 'pending' },
            panel: {
              title: 'Payment {id}',
              form: paymentForm({ call: `${queue}/{id}`, method: 'PUT', version: 'version', lock: 2 }),
            },
          },
        ],
        empty: { heading: 'Nothing waits', text: 'Payments that need a second person appear here.' },
      },
    },
  ],
})
