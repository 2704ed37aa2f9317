import { defineScreen } from '../../schemas/index.ts'
import { orderLink } from '../shared/links.ts'
import { callReasons, callRecordActions } from './parts/confirmationActions.ts'

export default defineScreen({
  name: 'cs-verification-order',
  path: '/cs/verification/{ordernr}',
  title: 'Order to confirm',
  heading: 'Order {ordernr}',
  parent: 'cs-verification',
  access: { resource: 'oms_verification_access' },
  params: { ordernr: { pattern: '^[0-9]{1,20}$', example: '581579' } },
  assumes:
    'Beyond the specification: the agent who calls a customer sees the address, the items and the total next to the decision.',
  loads: {
    order: { call: 'orderToVerify', record: 'order {ordernr} in customer verification' },
    reasons: callReasons,
  },
  body: [
    { kind: 'details', look: 'figures', fields: ['status', 'amount', 'customerName', 'phone'] },
    { kind: 'actions', actions: callRecordActions },
    { kind: 'comments', entity: 'order', id: { param: 'ordernr' } },
    {
      kind: 'details',
      heading: 'Customer',
      fields: [{ field: 'customerName', label: 'Name' }, 'email', 'address', 'postcode', 'city', 'country'],
    },
    {
      kind: 'table',
      heading: 'Items',
      load: 'order.items',
      columns: ['name', 'quantity', 'price', 'total'],
      lastLine: { label: 'To pay', load: 'order', field: 'amount' },
    },
    {
      kind: 'details',
      heading: 'Order',
      fields: [
        { field: 'orderNr', cell: orderLink },
        'status',
        'takenBy',
        'attempts',
        'callAt',
        'payment',
        'enteredAt',
        'linkUntil',
        'finance',
        { field: 'decidedBy', label: 'Decided by' },
        'reason',
      ],
    },
    { kind: 'expandable', title: 'Timeline', body: { kind: 'timeline', load: 'order.timeline' } },
  ],
})
