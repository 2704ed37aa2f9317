import { type ActionDefinition } from '../../../schemas/index.ts'

import { commentForm, escalateForm, invalidateForm } from './verificationForms.ts'

const mine = { enabled: { owned: 'me' }, disabledReason: 'Take the order first.' } as const

/** What can be done with the orders of a queue, one by one and many at once; the server holds everybody to it. */
export const orderActions: ActionDefinition[] = [
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
]
