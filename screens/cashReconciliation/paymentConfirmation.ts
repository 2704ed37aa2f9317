import { defineScreen } from '../../schemas/index.ts'
import { confirmationBody, confirmationLoads } from './parts/confirmation.ts'
import { paymentStep } from './parts/stepRecords.ts'

export default defineScreen({
  name: 'cash-reconciliation-payment-confirmation',
  path: '/cash-reconciliation/payments/{paymentId}/reconcile/{transactionListId}',
  title: 'Confirm Reconciliation',
  heading: 'Payment {paymentId}, {lists.listsName}',
  parent: 'cash-reconciliation-payment',
  access: { resource: 'reconciliation_payments_access' },
  params: {
    paymentId: { pattern: '^[0-9]{1,9}$', example: '1132' },
    transactionListId: { pattern: '^(?!.*[0-9]{10})(?!.*&&)(?!&)[0-9&]*[0-9]$', example: '1096' },
  },
  assumes:
    'The info of the lists takes their ids, joined by &, in the query. The difference between the lists and the amount stays open or is adjusted with a reason; no amount is lost.',
  loads: { ...confirmationLoads(paymentStep), adjustments: 'paymentAdjustments' },
  body: confirmationBody(paymentStep, 'cash-reconciliation-payment'),
})
