import { defineScreen } from '../../schemas/index.ts'
import { orderLink } from '../shared/links.ts'
import { escalate, invalidate, takeOver } from './parts/verificationActions.ts'

/** The server says what this user may do with the order. */
const decides = { visible: { 'may.decide': true } } as const

export default defineScreen({
  name: 'finance-queue-order',
  path: '/finance/queue/{queueid}/{ordernr}',
  title: 'Order to verify',
  heading: 'Order {ordernr}',
  parent: 'finance-queue',
  access: { resource: 'finance_queue_verification' },
  params: {
    queueid: { pattern: '^[0-9]{1,9}$', example: '1' },
    ordernr: { pattern: '^[0-9]{1,20}$', example: '581167' },
  },
  assumes:
    'Beyond the specification: all information about an order on one page, for the user who decides it. Its comments are those of the order.',
  loads: {
    order: { call: 'queuedOrder', record: 'order {ordernr} in this queue' },
    reasons: { call: 'verificationReasons', cache: 'session' },
  },
  body: [
    { kind: 'details', look: 'figures', fields: ['status', 'amount', 'customerName', 'finding', 'ageHours'] },
    {
      kind: 'actions',
      actions: [
        { label: 'Take', call: 'takeQueuedOrder', tone: 'info', visible: { 'may.take': true } },
        { ...takeOver, visible: { 'may.takeOver': true } },
        { label: 'Verify', call: 'verifyQueuedOrder', tone: 'success', ...decides },
        { ...invalidate, ...decides },
        { ...escalate, ...decides },
        { label: 'Give back', call: 'releaseQueuedOrder', ...decides },
        {
          label: 'Take next order',
          call: 'takeNextQueued',
          tone: 'success',
          visible: { status: ['verified', 'invalid', 'escalated'] },
          onSuccess: { go: 'finance-queue-order', params: { ordernr: 'data.orderNr' } },
        },
      ],
    },
    { kind: 'comments', entity: 'order', id: { field: 'order.orderNr' } },
    {
      kind: 'details',
      fields: [
        { field: 'orderNr', cell: orderLink },
        'takenBy',
        'paid',
        'payment',
        'paymentReference',
        'orderedAt',
        { field: 'enteredAt', label: 'In the queue since' },
        'queueName',
        'decidedBy',
        'reason',
      ],
    },
    {
      kind: 'expandable',
      title: 'Customer',
      body: {
        kind: 'details',
        fields: [
          { field: 'customerName', label: 'Name' },
          'customerPhone',
          'customerEmail',
          'address',
          'postcode',
          'city',
          'country',
          'history.customerSince',
          'history.ordersBefore',
          'history.refusals',
          'history.refunds',
        ],
      },
    },
    {
      kind: 'expandable',
      title: 'Items',
      body: { kind: 'details', fields: [{ field: 'items', cell: { kind: 'list', separator: ' ' } }] },
    },
    { kind: 'expandable', title: 'Timeline', body: { kind: 'timeline', load: 'order.timeline' } },
  ],
})
