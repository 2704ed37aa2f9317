import { defineScreen } from '../../schemas/index.ts'
import { paymentStep } from './parts/stepRecords.ts'
import { creationBody, creationLoads } from './parts/steps.ts'

export default defineScreen({
  name: 'cash-reconciliation-payment',
  path: '/cash-reconciliation/payments/{paymentId}',
  title: 'Transaction List Creation',
  heading: 'Payment {paymentId}',
  parent: 'cash-reconciliation-payments',
  access: { resource: 'reconciliation_payments_access' },
  params: { paymentId: { pattern: '^[0-9]{1,9}$', example: '1133' } },
  assumes:
    'Selected transactions become a list, and several lists can be confirmed at once. The row count is the number of selectable transactions: open ones of the partner in the currency of the payment.',
  loads: creationLoads(paymentStep),
  body: creationBody(paymentStep),
})
