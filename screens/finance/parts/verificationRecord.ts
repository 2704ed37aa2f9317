import { type ActionDefinition } from '../../../schemas/index.ts'

import { escalateForm, invalidateForm } from './verificationForms.ts'

const decides = { field: 'may.decide', is: true } as const

/** What can be done with one order on a screen of its own; the server says what of it this user may do. */
export const recordActions: ActionDefinition[] = [
  {
    kind: 'request',
    label: 'Take',
    call: 'takeQueuedOrder',
    tone: 'info',
    visible: { field: 'may.take', is: true },
  },
  {
    kind: 'request',
    label: 'Take over',
    call: 'takeOverQueuedOrder',
    access: { resource: 'finance_queue_administration' },
    visible: { field: 'may.takeOver', is: true },
    confirm: { type: 'action', text: 'Whoever has taken the order is told that it is yours.' },
  },
  { kind: 'request', label: 'Verify', call: 'verifyQueuedOrder', tone: 'success', visible: decides },
  {
    kind: 'open',
    label: 'Invalidate…',
    tone: 'danger',
    visible: decides,
    panel: {
      title: 'Invalidate order {orderNr}',
      size: 'medium',
      form: invalidateForm('verification-invalidate', 'invalidateQueuedOrder'),
    },
  },
  {
    kind: 'open',
    label: 'Escalate…',
    visible: decides,
    panel: {
      title: 'Escalate order {orderNr}',
      size: 'medium',
      form: escalateForm('verification-escalate', 'escalateQueuedOrder'),
    },
  },
  { kind: 'request', label: 'Give back', call: 'releaseQueuedOrder', visible: decides },
  {
    kind: 'request',
    label: 'Take next order',
    call: 'takeNextQueued',
    tone: 'success',
    visible: { field: 'status', in: ['verified', 'invalid', 'escalated'] },
    onSuccess: { go: 'finance-queue-order', params: { ordernr: 'data.orderNr' } },
  },
]
