import { defineScreen } from '../../schemas/index.ts'
import { callActions, callReasons } from './parts/confirmationActions.ts'

export default defineScreen({
  name: 'cs-verification',
  path: '/cs/verification',
  title: 'Customer verification',
  access: { resource: 'oms_verification_access' },
  assumes:
    'The specification names the screen without its content, and no resource: it has that of its menu entry. Customers confirm cash orders before they are shipped, by a link or on the phone; the agent who calls a customer owns the order meanwhile. The initial filter shows open orders, the longest waiting first.',
  loads: { reasons: callReasons },
  body: {
    kind: 'grid',
    call: 'ordersToVerify',
    columns: [
      {
        field: 'orderNr',
        cell: { kind: 'link', to: 'cs-verification-order', params: { ordernr: 'orderNr' }, copy: true },
        show: 'always',
      },
      'customerName',
      'phone',
      { field: 'city', show: 'off' },
      'amount',
      {
        field: 'status',
        tooltip: [
          'takenBy',
          { field: 'decidedBy', label: 'Decided by' },
          'reason',
          { field: 'changedAt', label: 'Last change' },
        ],
      },
      'attempts',
      'callAt',
      { field: 'takenBy', show: 'off' },
      { field: 'enteredAt', show: 'off', size: 'l' },
      'ageHours',
      'finance',
    ],
    hidden: ['linkUntil', 'owned'],
    filters: [
      'orderNr',
      'customerName',
      'phone',
      { field: 'status', initial: ['waiting', 'calling', 'callback'] },
      'takenBy',
      'enteredAt',
    ],
    filterTabs: 'status',
    sort: 'enteredAt',
    actions: callActions,
    empty: { heading: 'No calls to make', text: 'Cash orders appear here until the customer confirms them.' },
  },
})
