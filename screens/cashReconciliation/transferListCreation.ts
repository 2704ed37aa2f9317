import { defineScreen } from '../../schemas/index.ts'
import { transferStep } from './parts/stepRecords.ts'
import { creationBody, creationLoads } from './parts/steps.ts'

export default defineScreen({
  name: 'cash-reconciliation-transfer',
  path: '/cash-reconciliation/transfers/{transferId}',
  title: 'Transaction List Creation',
  heading: 'Transfer {transferId}',
  parent: 'cash-reconciliation-transfers',
  access: { resource: 'reconciliation_transfers_access' },
  params: { transferId: { pattern: '^[0-9]{1,9}$', example: '1182' } },
  assumes:
    'A transfer settles transactions of the paying partner; the receiving partner owes the amount from the approval on.',
  loads: creationLoads(transferStep),
  body: creationBody(transferStep),
})
