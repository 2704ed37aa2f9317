import { type Action } from '../../schemas/index.ts'

import { commentForm, escalateForm, invalidateForm } from './verificationForms.ts'

const path = '/api/finance/order-verification/{idQueue}/{orderNr}'
const many = '/api/finance/order-verification/{queueid}'

const mine = { field: 'owned', is: 'me' } as const

/** What can be done with the orders of a queue, one by one and many at once; the server holds everybody to it. */
export const orderActions: Action[] = [
  {
    kind: 'request',
    label: 'Take',
    call: `${path}/take`,
    visible: {
      all: [
        { field: 'owned', is: 'nobody' },
        { field: 'status', in: ['open', 'verified', 'invalid'] },
      ],
    },
    enabled: { field: 'status', is: 'open' },
  },
  {
    kind: 'request',
    label: 'Take escalated',
    call: `${path}/take`,
    because: 'Who manages the queues decides what was escalated.',
    access: { resource: 'finance_queue_administration' },
    visible: { field: 'status', is: 'escalated' },
  },
  {
    kind: 'request',
    label: 'Take over',
    call: `${path}/take-over`,
    access: { resource: 'finance_queue_administration' },
    visible: { field: 'owned', is: 'other' },
    confirm: { type: 'action', text: 'Whoever has taken the order is told that it is yours.' },
  },
  { kind: 'request', label: 'Verify', call: `${path}/verify`, enabled: mine },
  {
    kind: 'open',
    label: 'Invalidate…',
    tone: 'danger',
    enabled: mine,
    panel: {
      title: 'Invalidate order {orderNr}',
      size: 'medium',
      form: invalidateForm('verification-invalidate', `${path}/invalidate`),
    },
  },
  {
    kind: 'open',
    label: 'Escalate…',
    enabled: mine,
    panel: {
      title: 'Escalate order {orderNr}',
      size: 'medium',
      form: escalateForm('verification-escalate', `${path}/escalate`),
    },
  },
  {
    kind: 'open',
    label: 'Comment…',
    panel: {
      title: 'Comment on order {orderNr}',
      size: 'medium',
      form: commentForm('verification-comment', `${path}/comment`),
    },
  },
  { kind: 'request', label: 'Give back', call: `${path}/release`, enabled: mine },
  {
    kind: 'request',
    label: 'Take selected',
    scope: 'selection',
    call: `${many}/take`,
    enabled: { field: 'owned', is: 'nobody' },
  },
  {
    kind: 'request',
    label: 'Verify selected',
    scope: 'selection',
    call: `${many}/verify`,
    enabled: mine,
    confirm: { type: 'approve', text: 'The selected orders are shipped.' },
  },
  {
    kind: 'open',
    label: 'Invalidate selected…',
    scope: 'selection',
    tone: 'danger',
    enabled: mine,
    panel: {
      title: 'Invalidate the selected orders',
      size: 'medium',
      form: invalidateForm('verification-invalidate-many', `${many}/invalidate`),
    },
  },
  {
    kind: 'open',
    label: 'Escalate selected…',
    scope: 'selection',
    enabled: mine,
    panel: {
      title: 'Escalate the selected orders',
      size: 'medium',
      form: escalateForm('verification-escalate-many', `${many}/escalate`),
    },
  },
  {
    kind: 'request',
    label: 'Give back selected',
    scope: 'selection',
    call: `${many}/release`,
    enabled: mine,
  },
  {
    kind: 'request',
    label: 'Take next order',
    scope: 'screen',
    call: `${many}/take-next`,
    tone: 'success',
    onSuccess: { go: 'finance-queue-order', params: { ordernr: 'data.orderNr' } },
  },
]
