import { defineScreen } from '../../schemas/index.ts'
import { escalate, invalidate, takeOver } from './parts/verificationActions.ts'

const mine = { enabled: { owned: 'me' }, disabledReason: 'Take the order first.' } as const

const movesNoMoney = 'It only sets who decides the orders; no money is moved.'

export default defineScreen({
  name: 'finance-queue',
  path: '/finance/queue/{queueid}',
  title: 'Verification queue',
  heading: '{queue.name}',
  parent: 'finance-order-verification',
  access: { resource: 'finance_queue_verification' },
  params: { queueid: { pattern: '^[0-9]{1,9}$', example: '3' } },
  assumes:
    'The user who takes an order owns it: nobody else can decide it until it is released or taken over by a queue manager. The initial filter shows undecided orders, the longest waiting first.',
  loads: {
    queue: { call: 'verificationQueue', record: 'queue {queueid}' },
    reasons: { call: 'verificationReasons', cache: 'session' },
  },
  body: [
    {
      kind: 'details',
      look: 'figures',
      empty: 'This queue could not be loaded.',
      fields: ['ruleText', 'owner', 'waiting', 'mine', 'oldestAt'],
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
      ],
      hidden: ['phone', 'decidedBy', 'reason'],
      filters: [
        'orderNr',
        'customerName',
        { field: 'status', initial: ['open', 'taken', 'escalated'] },
        'takenBy',
        { kind: 'select', field: 'payment' },
        'enteredAt',
      ],
      filterTabs: 'status',
      records: { one: 'order', many: 'orders' },
      sort: 'enteredAt',
      actions: [
        {
          label: 'Take',
          because: movesNoMoney,
          call: 'takeQueuedOrder',
          visible: { owned: 'nobody', status: ['open', 'verified', 'invalid'] },
          enabled: { status: 'open' },
          disabledReason: 'This order has already been decided.',
          selected: {
            call: 'takeQueuedOrders',
            enabled: { owned: 'nobody' },
            disabledReason: 'Someone else has already taken this order.',
          },
        },
        {
          label: 'Take escalated',
          call: 'takeQueuedOrder',
          because: 'Queue managers decide escalated orders.',
          access: { resource: 'finance_queue_administration' },
          visible: { status: 'escalated' },
        },
        { ...takeOver, visible: { owned: 'other' } },
        {
          label: 'Verify',
          call: 'verifyQueuedOrder',
          ...mine,
          selected: {
            call: 'verifyQueuedOrders',
            confirm: {
              type: 'approve',
              title: 'Verify?',
              yes: 'Verify',
              text: 'The selected orders will be shipped.',
            },
          },
        },
        { ...invalidate, ...mine },
        { ...escalate, ...mine },
        {
          label: 'Comment…',
          title: 'Comment on order {orderNr}',
          call: 'commentQueuedOrder',
          fields: [{ name: 'note', label: 'Comment', required: true, rows: 8, maxLength: 15000 }],
          lock: 2,
        },
        {
          label: 'Give back',
          because: movesNoMoney,
          call: 'releaseQueuedOrder',
          ...mine,
          selected: 'releaseQueuedOrders',
        },
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
