import { type ActionDefinition } from '../../../schemas/index.ts'

import { commentForm, escalateForm, invalidateForm } from './verificationForms.ts'

const mine = { enabled: { field: 'owned', is: 'me' }, disabledReason: 'Take the order first.' } as const

/** What can be done with the orders of a queue, one by one and many at once; the server holds everybody to it. */
export const orderActions: ActionDefinition[] = [
  {
    kind: 'request',
    label: 'Take',
    call: 'takeQueuedOrder',
    visible: {
      all: [
        { field: 'owned', is: 'nobody' },
        { field: 'status', in: ['open', 'verified', 'invalid'] },
      ],
    },
    enabled: { field: 'status', is: 'open' },
    disabledReason: 'The order is decided.',
  },
  {
    kind: 'request',
    label: 'Take escalated',
    call: 'takeQueuedOrder',
    because: 'Who manages the queues decides what was escalated.',
    access: { resource: 'finance_queue_administration' },
    visible: { field: 'status', is: 'escalated' },
  },
  {
    kind: 'request',
    label: 'Take over',
    call: 'takeOverQueuedOrder',
    access: { resource: 'finance_queue_administration' },
    visible: { field: 'owned', is: 'other' },
    confirm: { type: 'action', text: 'Whoever has taken the order is told that it is yours.' },
  },
  { kind: 'request', label: 'Verify', call: 'verifyQueuedOrder', ...mine },
  {
    kind: 'open',
    label: 'Invalidate…',
    tone: 'danger',
    ...mine,
    panel: {
      title: 'Invalidate order {orderNr}',
      size: 'medium',
      form: invalidateForm('verification-invalidate', 'invalidateQueuedOrder'),
    },
  },
  {
    kind: 'open',
    label: 'Escalate…',
    ...mine,
    panel: {
      title: 'Escalate order {orderNr}',
      size: 'medium',
      form: escalateForm('verification-escalate', 'escalateQueuedOrder'),
    },
  },
  {
    kind: 'open',
    label: 'Comment…',
    panel: { title: 'Comment on order {orderNr}', size: 'medium', form: commentForm },
  },
  { kind: 'request', label: 'Give back', call: 'releaseQueuedOrder', ...mine },
  {
    kind: 'request',
    label: 'Take selected',
    call: 'takeQueuedOrders',
    enabled: { field: 'owned', is: 'nobody' },
    disabledReason: 'Somebody has taken the order already.',
  },
  {
    kind: 'request',
    label: 'Verify selected',
    call: 'verifyQueuedOrders',
    ...mine,
    confirm: { type: 'approve', text: 'The selected orders are shipped.' },
  },
  {
    kind: 'open',
    label: 'Invalidate selected…',
    tone: 'danger',
    ...mine,
    panel: {
      title: 'Invalidate the selected orders',
      size: 'medium',
      form: invalidateForm('verification-invalidate-many', 'invalidateQueuedOrders'),
    },
  },
  {
    kind: 'open',
    label: 'Escalate selected…',
    ...mine,
    panel: {
      title: 'Escalate the selected orders',
      size: 'medium',
      form: escalateForm('verification-escalate-many', 'escalateQueuedOrders'),
    },
  },
  { kind: 'request', label: 'Give back selected', call: 'releaseQueuedOrders', ...mine },
  {
    kind: 'request',
    label: 'Take next order',
    call: 'takeNextQueued',
    scope: 'screen',
    tone: 'success',
    onSuccess: { go: 'finance-queue-order', params: { ordernr: 'data.orderNr' } },
  },
]
