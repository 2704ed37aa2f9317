import { defineScreen } from '../../schemas/index.ts'
import { reallocationStep } from './parts/stepRecords.ts'
import { creationBody, creationLoads } from './parts/steps.ts'

export default defineScreen({
  name: 'cash-reconciliation-reallocation-list',
  path: '/cash-reconciliation/reallocations/{reallocationId}',
  title: 'Transaction List Creation',
  heading: 'Reallocation {reallocationId}',
  parent: 'cash-reconciliation-reallocation',
  access: { resource: 'reconciliation_reallocation_access' },
  params: { reallocationId: { pattern: '^[0-9]{1,9}$', example: '1183' } },
  assumes:
    'After confirmation, each transaction moves from one account to the other, where it is open. Manual transactions are not offered, because they are reversed manually.',
  loads: creationLoads(reallocationStep),
  body: creationBody(reallocationStep),
})
