import { defineScreen } from '../../schemas/index.ts'
import { transferFields, transferStep } from '../shared/cashStepRecords.ts'
import { creationBody, creationLoads } from '../shared/cashSteps.ts'

export default defineScreen({
  name: 'cash-reconciliation-transfer',
  path: '/cash-reconciliation/transfers/{transferId}',
  title: 'Transaction List Creation',
  parent: 'cash-reconciliation-transfers',
  access: { resource: 'reconciliation_transfers_access' },
  params: { transferId: { pattern: '^[0-9]{1,9}$', example: '1148' } },
  assumes:
    'A transfer settles transactions of the partner that has given the money; the other one owes it from its approval on.',
  loads: creationLoads(transferStep),
  body: creationBody(transferStep, transferFields),
})
