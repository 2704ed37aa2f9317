import { defineScreen } from '../../schemas/index.ts'
import { confirmationBody, confirmationLoads } from './parts/confirmation.ts'
import { transferStep } from './parts/stepRecords.ts'

export default defineScreen({
  name: 'cash-reconciliation-transfer-confirmation',
  path: '/cash-reconciliation/transfers/{transferId}/reconcile/{transactionListId}',
  title: 'Confirm Reconciliation',
  heading: 'Transfer {transferId}, {lists.listsName}',
  parent: 'cash-reconciliation-transfer',
  access: { resource: 'reconciliation_transfers_access' },
  params: {
    transferId: { pattern: '^[0-9]{1,9}$', example: '1148' },
    transactionListId: { pattern: '^(?!.*[0-9]{10})(?!.*&&)(?!&)[0-9&]*[0-9]$', example: '1104' },
  },
  assumes:
    'The info of the lists takes their ids, joined by &, in the query. The difference between the lists and the amount stays open or is adjusted with a reason; no amount is lost.',
  loads: { ...confirmationLoads(transferStep), adjustments: 'transferAdjustments' },
  body: confirmationBody(transferStep, 'cash-reconciliation-transfer'),
})
