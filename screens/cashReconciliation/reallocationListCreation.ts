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
    'Confirmed, each transaction leaves the one account and stands open in the other. Automatic types can be filtered by: what was booked by hand is booked back by hand.',
  loads: creationLoads(reallocationStep),
  body: creationBody(reallocationStep),
})
