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
    label: 'Resend',
    call: 'resendMessage',
    enabled: { status: ['failed', 'waiting'] },
    disabledReason: 'Only failed and waiting messages can be sent again.',
  },
  {
    label: 'Close',
    call: 'closeMessage',
    tone: 'danger',
    enabled: { status: 'failed' },
    disabledReason: 'Only failed messages can be closed.',
    confirm: 'The document is not booked in Navision and will not be sent again.',
  },
  {
    label: 'Resend selected',
    call: 'resendMessages',
    enabled: { status: ['failed', 'waiting'] },
    disabledReason: 'Only failed and waiting messages can be sent again.',
    confirm: 'The selected messages are sent to Navision one by one.',
  },
  {
    label: 'Close selected',
    call: 'closeMessages',
    tone: 'danger',
    enabled: { status: 'failed' },
    disabledReason: 'Only failed messages can be closed.',
    confirm: 'These documents are not booked in Navision and will not be sent again.',
  },
]
