import { defineScreen } from '../../schemas/index.ts'
import { commentForm, escalateForm, invalidateForm } from './parts/verificationForms.ts'

const mine = { enabled: { owned: 'me' }, disabledReason: 'Take the order first.' } as const

export default defineScreen({
  name: 'finance-queue',
  path: '/finance/queue/{queueid}',
  title: 'Verification queue',
  parent: 'finance-order-verification',
  access: { resource: 'finance_queue_verification' },
  params: { queueid: { pattern: '^[0-9]{1,9}$', example: '3' } },
  assumes:
    'Who takes an order owns it: nobody else decides it until it is given back, or taken over by who manages the queues. It opens with what is not decided, the longest waiting order first.',
  loads: {
    queue: { call: 'verificationQueue', record: 'queue {queueid}' },
    reasons: { call: 'verificationReasons', cache: 'session' },
  },
  body: [
    {
      kind: 'details',
      load: 'queue',
      empty: 'This queue could not be loaded.',
      fields: [{ field: 'name', label: 'Queue' }, 'ruleText', 'owner', 'waiting', 'mine', 'oldestAt'],
    },
    {
      kind: 'grid',
      call: 'queuedOrders',
      columns: [
        {
          field: 'orderNr',
          cell: {
            kind: 'link',
            to: 'finance-queue-order',
            params: { queueid: 'idQueue', ordernr: 'orderNr' },
            copy: true,
          },
          show: 'always',
        },
        { field: 'customerName', tooltip: [{ field: 'phone', cell: { kind: 'text' } }] },
        { field: 'amount', total: true },
        { field: 'payment', show: 'off' },
        'finding',
        { field: 'status', tooltip: ['decidedBy', 'changedAt', 'reason'] },
        'takenBy',
        'confirmation',
        { field: 'owned', show: 'off' },
        { field: 'enteredAt', show: 'off' },
        'ageHours',
        'comments',
        { field: 'phone', show: 'off' },
        { field: 'decidedBy', show: 'off' },
        { field: 'reason', show: 'off' },
      ],
      filters: [
        'orderNr',
        'customerName',
        { field: 'status', initial: ['open', 'taken', 'escalated'] },
        'takenBy',
        { kind: 'select', field: 'payment' },
        { field: 'enteredAt', time: true },
      ],
      sort: 'enteredAt',
      actions: [
        {
          label: 'Take',
          call: 'takeQueuedOrder',
          visible: { owned: 'nobody', status: ['open', 'verified', 'invalid'] },
          enabled: { status: 'open' },
          disabledReason: 'This order has already been decided.',
        },
        {
          label: 'Take escalated',
          call: 'takeQueuedOrder',
          because: 'Queue managers decide escalated orders.',
          access: { resource: 'finance_queue_administration' },
          visible: { status: 'escalated' },
        },
        {
          label: 'Take over',
          call: 'takeOverQueuedOrder',
          access: { resource: 'finance_queue_administration' },
          visible: { owned: 'other' },
          confirm: 'The person who has the order is notified that it is now yours.',
        },
        { label: 'Verify', call: 'verifyQueuedOrder', ...mine },
        {
          label: 'Invalidate…',
          tone: 'danger',
          ...mine,
          title: 'Invalidate order {orderNr}',
          form: invalidateForm('verification-invalidate', 'invalidateQueuedOrder'),
        },
        {
          label: 'Escalate…',
          ...mine,
          title: 'Escalate order {orderNr}',
          form: escalateForm('verification-escalate', 'escalateQueuedOrder'),
        },
        { label: 'Comment…', title: 'Comment on order {orderNr}', form: commentForm },
        { label: 'Give back', call: 'releaseQueuedOrder', ...mine },
        {
          label: 'Take selected',
          call: 'takeQueuedOrders',
          enabled: { owned: 'nobody' },
          disabledReason: 'Someone else has already taken this order.',
        },
        {
          label: 'Verify selected',
          call: 'verifyQueuedOrders',
          ...mine,
          confirm: { type: 'approve', text: 'The selected orders will be shipped.' },
        },
        {
          label: 'Invalidate selected…',
          tone: 'danger',
          ...mine,
          title: 'Invalidate the selected orders',
          form: invalidateForm('verification-invalidate-many', 'invalidateQueuedOrders'),
        },
        {
          label: 'Escalate selected…',
          ...mine,
          title: 'Escalate the selected orders',
          form: escalateForm('verification-escalate-many', 'escalateQueuedOrders'),
        },
        { label: 'Give back selected', call: 'releaseQueuedOrders', ...mine },
        {
          label: 'Take next order',
          call: 'takeNextQueued',
          scope: 'screen',
          tone: 'success',
          onSuccess: { go: 'finance-queue-order', params: { ordernr: 'data.orderNr' } },
        },
      ],
      empty: { heading: 'Nothing to verify', text: "Orders that match this queue's rule appear here." },
    },
  ],
})
