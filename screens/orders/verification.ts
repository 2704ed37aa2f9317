import { defineScreen } from '../../schemas/index.ts'
import { callActions, callReasons } from './parts/confirmationActions.ts'
import { confirmationColumns, confirmationFilters } from './parts/confirmations.ts'

export default defineScreen({
  name: 'cs-verification',
  path: '/cs/verification',
  title: 'Customer verification',
  access: { resource: 'oms_verification_access' },
  assumes:
    'The specification names the screen without its content, and no resource: it has that of its menu entry. Orders in cash are confirmed by their customers before they are shipped, by a link or on the phone; who calls a customer owns the order meanwhile. It opens with what waits, the longest waiting order first.',
  loads: { reasons: callReasons },
  body: {
    kind: 'grid',
    call: 'ordersToVerify',
    columns: confirmationColumns,
    filters: confirmationFilters,
    sort: 'enteredAt',
    actions: callActions,
    empty: { heading: 'No calls to make', text: 'Cash orders appear here until the customer confirms them.' },
  },
})
