import { defineScreen } from '../../schemas/index.ts'
import { callReasons, callRecordActions } from '../shared/confirmationActions.ts'
import { confirmationStatus } from '../shared/confirmations.ts'
import { orderLink, orderPayment } from '../shared/orders.ts'
import { verificationStatus } from '../shared/orderVerification.ts'

const money = { kind: 'money', currency: 'currency' } as const

export default defineScreen({
  name: 'cs-verification-order',
  path: '/cs/verification/{ordernr}',
  title: 'Order to confirm',
  parent: 'cs-verification',
  access: { resource: 'oms_verification_access' },
  params: { ordernr: { pattern: '^[0-9]{1,20}$', example: '581579' } },
  assumes:
    'Beyond the specification: who calls a customer has the address, the items and the total beside the answer to give.',
  loads: {
    order: {
      get: '/api/cs/verification/{ordernr}',
      select: 'data',
      onError: { toast: 'server', go: 'error' },
    },
    reasons: callReasons,
  },
  body: [
    { kind: 'actions', load: 'order', actions: callRecordActions },
    { kind: 'comments', entity: 'order', id: { param: 'ordernr' } },
    {
      kind: 'details',
      heading: 'Customer',
      load: 'order',
      fields: [
        { field: 'customerName', label: 'Name' },
        { field: 'phone', label: 'Phone', cell: { kind: 'text', copy: true } },
        { field: 'email', label: 'Email', cell: { kind: 'text', copy: true } },
        { field: 'address', label: 'Address' },
        { field: 'postcode', label: 'Postcode' },
        { field: 'city', label: 'City' },
        { field: 'country', label: 'Country' },
      ],
    },
    {
      kind: 'table',
      heading: 'Items',
      load: 'order.items',
      columns: [
        { field: 'name', label: 'Item' },
        { field: 'quantity', label: 'Quantity', cell: { kind: 'number' } },
        { field: 'price', label: 'Price', cell: money },
        { field: 'total', label: 'Total', cell: money },
      ],
      lastLine: { label: 'To pay', load: 'order', field: 'amount' },
    },
    {
      kind: 'details',
      heading: 'Order',
      load: 'order',
      fields: [
        { field: 'orderNr', label: 'Order Nr', cell: orderLink },
        { field: 'status', label: 'Status', cell: confirmationStatus },
        { field: 'takenBy', label: 'Called by' },
        { field: 'attempts', label: 'Calls', cell: { kind: 'number' } },
        { field: 'callAt', label: 'Call again', cell: { kind: 'date', time: true } },
        { field: 'payment', label: 'Payment', cell: orderPayment },
        { field: 'enteredAt', label: 'Ordered', cell: { kind: 'date', time: true } },
        { field: 'linkUntil', label: 'Link valid until', cell: { kind: 'date', time: true } },
        { field: 'finance', label: 'Finance', cell: verificationStatus },
        { field: 'decidedBy', label: 'Decided by' },
        { field: 'reason', label: 'Reason' },
      ],
    },
    {
      kind: 'expandable',
      title: 'Timeline',
      body: [{ kind: 'timeline', load: 'order.timeline' }],
    },
  ],
})
