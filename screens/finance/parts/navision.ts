import { type ActionDefinition, defineColumns } from '../../../schemas/index.ts'

export const navisionColumns = defineColumns([
  { field: 'idMessage', show: 'always', pin: 'start' },
  'typeLabel',
  'documentNr',
  { field: 'orderNr', show: 'off' },
  'amount',
  { field: 'postingDate', show: 'off' },
  'attempts',
  'status',
  { field: 'error', tooltip: ['errorCode', 'postingDate', 'error', 'sentAt', 'sentBy'] },
  'sentAt',
  { field: 'createdAt', show: 'off' },
  { field: 'sentBy', show: 'off' },
])

/** What can be done with messages, one by one and many at once. */
export const navisionActions: ActionDefinition[] = [
  {
    kind: 'request',
    label: 'Resend',
    call: 'resendMessage',
    enabled: { field: 'status', in: ['failed', 'waiting'] },
    disabledReason: 'Only failed and waiting messages can be sent again.',
  },
  {
    kind: 'request',
    label: 'Close',
    call: 'closeMessage',
    tone: 'danger',
    enabled: { field: 'status', is: 'failed' },
    disabledReason: 'Only failed messages can be closed.',
    confirm: { type: 'action', text: 'The document is not booked in Navision and is not sent again.' },
  },
  {
    kind: 'request',
    label: 'Resend selected',
    call: 'resendMessages',
    enabled: { field: 'status', in: ['failed', 'waiting'] },
    disabledReason: 'Only failed and waiting messages can be sent again.',
    confirm: { type: 'action', text: 'The selected messages are sent to Navision one after the other.' },
  },
  {
    kind: 'request',
    label: 'Close selected',
    call: 'closeMessages',
    tone: 'danger',
    enabled: { field: 'status', is: 'failed' },
    disabledReason: 'Only failed messages can be closed.',
    confirm: { type: 'action', text: 'These documents are not booked in Navision and are not sent again.' },
  },
]
