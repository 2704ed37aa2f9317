import { type ActionDefinition } from '../../../schemas/index.ts'

import { escalateForm, invalidateForm } from './verificationForms.ts'

const decides = { 'may.decide': true } as const

/** What can be done with one order on a screen of its own; the server says what of it this user may do. */
export const recordActions: ActionDefinition[] = [
  { label: 'Take', call: 'takeQueuedOrder', tone: 'info', visible: { 'may.take': true } },
  {
    label: 'Take over',
    call: 'takeOverQueuedOrder',
    access: { resource: 'finance_queue_administration' },
    visible: { 'may.takeOver': true },
    confirm: 'The person who has the order is notified that it is now yours.',
  },
  { label: 'Verify', call: 'verifyQueuedOrder', tone: 'success', visible: decides },
  {
    label: 'Invalidate…',
    tone: 'danger',
    visible: decides,
    title: 'Invalidate order {orderNr}',
    form: invalidateForm('verification-invalidate', 'invalidateQueuedOrder'),
  },
  {
    label: 'Escalate…',
    visible: decides,
    title: 'Escalate order {orderNr}',
    form: escalateForm('verification-escalate', 'escalateQueuedOrder'),
  },
  { label: 'Give back', call: 'releaseQueuedOrder', visible: decides },
  {
    label: 'Take next order',
    call: 'takeNextQueued',
    tone: 'success',
    visible: { status: ['verified', 'invalid', 'escalated'] },
    onSuccess: { go: 'finance-queue-order', params: { ordernr: 'data.orderNr' } },
  },
]
