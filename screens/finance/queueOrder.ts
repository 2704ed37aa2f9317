import { defineScreen } from '../../schemas/index.ts'
import { orderLink } from '../shared/orders.ts'
import { payment, verificationStatus } from '../shared/orderVerification.ts'
import { recordActions } from '../shared/verificationRecord.ts'

export default defineScreen({
  name: 'finance-queue-order',
  path: '/finance/queue/{queueid}/{ordernr}',
  title: 'Order to verify',
  parent: 'finance-queue',
  access: { resource: 'finance_queue_verification' },
  params: {
    queueid: { pattern: '^[0-9]{1,9}$', example: '1' },
    ordernr: { pattern: '^[0-9]{1,20}$', example: '581167' },
  },
  assumes:
    'Beyond the specification: all that is known about an order, in one place, for whoever decides it. Its comments are those of the order.',
  loads: {
    order: {
      get: '/api/finance/order-verification/{queueid}/{ordernr}',
      select: 'data',
      record: 'order {ordernr} in this queue',
      onError: { toast: 'server' },
    },
    reasons: {
      get: '/api/finance/order-verification/reasons',
      select: 'data',
      cache: 'session',
      onError: { toast: 'server', value: [] },
    },
  },
  body: [
    { kind: 'actions', load: 'order', actions: recordActions },
    { kind: 'comments', entity: 'order', id: { field: 'order.orderNr' } },
    {
      kind: 'details',
      load: 'order',
      fields: [
        { field: 'orderNr', label: 'Order Nr', cell: orderLink },
        { field: 'status', label: 'Status', cell: verificationStatus },
        { field: 'finding', label: 'Finding' },
        { field: 'takenBy', label: 'Taken by' },
        { field: 'amount', label: 'Amount', cell: { kind: 'money', currency: 'currency' } },
        { field: 'paid', label: 'Paid by card', cell: { kind: 'money', currency: 'currency' } },
        { field: 'payment', label: 'Payment', cell: payment },
        { field: 'paymentReference', label: 'Payment reference', cell: { kind: 'text', copy: true } },
        { field: 'orderedAt', label: 'Ordered', cell: { kind: 'date', time: true } },
        { field: 'enteredAt', label: 'In the queue since', cell: { kind: 'date', time: true } },
        { field: 'ageHours', label: 'Age', cell: { kind: 'number', unit: 'h' } },
        { field: 'queueName', label: 'Queue' },
        { field: 'decidedBy', label: 'Decided by' },
        { field: 'reason', label: 'Reason' },
      ],
    },
    {
      kind: 'expandable',
      title: 'Customer',
      body: [
        {
          kind: 'details',
          load: 'order',
          fields: [
            { field: 'customerName', label: 'Name' },
            { field: 'customerPhone', label: 'Phone', cell: { kind: 'text', copy: true } },
            { field: 'customerEmail', label: 'Email', cell: { kind: 'text', copy: true } },
            { field: 'address', label: 'Address' },
            { field: 'postcode', label: 'Postcode' },
            { field: 'city', label: 'City' },
            { field: 'country', label: 'Country' },
            { field: 'history.customerSince', label: 'Customer since', cell: { kind: 'date' } },
            { field: 'history.ordersBefore', label: 'Orders before', cell: { kind: 'number' } },
            { field: 'history.refusals', label: 'Parcels refused', cell: { kind: 'number' } },
            { field: 'history.refunds', label: 'Refunds', cell: { kind: 'number' } },
          ],
        },
      ],
    },
    {
      kind: 'expandable',
      title: 'Items',
      body: [
        {
          kind: 'details',
          load: 'order',
          fields: [{ field: 'items', label: 'Ordered', cell: { kind: 'list', separator: ' ' } }],
        },
      ],
    },
    {
      kind: 'expandable',
      title: 'Timeline',
      body: [{ kind: 'timeline', load: 'order.timeline' }],
    },
  ],
})
