import { type Action, type Cell, defineColumns } from '../../schemas/index.ts'

const path = '/api/finance/settings/navision'

/** The states of a message to the accounting system, with their labels. */
const status = {
  kind: 'status',
  values: {
    waiting: { label: 'Waiting', tone: 'warning' },
    sending: { label: 'Being sent', tone: 'info' },
    failed: { label: 'Failed', tone: 'danger' },
    booked: { label: 'Booked', tone: 'success' },
    closed: { label: 'Closed' },
  },
} satisfies Cell

export const navisionStatusOptions = Object.entries(status.values).map(([value, { label }]) => ({
  value,
  label,
}))

export const navisionColumns = defineColumns([
  { field: 'idMessage', label: 'Message', sortable: true, width: 80, show: 'always', pin: 'start' },
  { field: 'typeLabel', label: 'Type', sortable: true, width: 136 },
  { field: 'documentNr', label: 'Document', cell: { kind: 'text', copy: true }, sortable: true, width: 172 },
  { field: 'orderNr', label: 'Order Nr', sortable: true, width: 96, show: 'off' },
  {
    field: 'amount',
    label: 'Amount',
    cell: { kind: 'money', currency: 'currency' },
    sortable: true,
    width: 116,
  },
  { field: 'postingDate', label: 'Posting date', sortable: true, width: 116, show: 'off' },
  { field: 'attempts', label: 'Attempts', cell: { kind: 'number' }, sortable: true, width: 84 },
  { field: 'status', label: 'Status', cell: status, sortable: true, width: 100 },
  {
    field: 'error',
    label: 'Error',
    sortable: true,
    tooltip: [
      { field: 'errorCode', label: 'Code' },
      { field: 'postingDate', label: 'Posting date' },
      { field: 'error', label: 'Error' },
      { field: 'sentAt', label: 'Last attempt', cell: { kind: 'date', time: true } },
      { field: 'sentBy', label: 'Sent by' },
    ],
  },
  { field: 'sentAt', label: 'Last attempt', cell: { kind: 'date', time: true }, sortable: true, width: 160 },
  {
    field: 'createdAt',
    label: 'Created',
    cell: { kind: 'date', time: true },
    sortable: true,
    width: 160,
    show: 'off',
  },
  { field: 'sentBy', label: 'Sent by', sortable: true, width: 136, show: 'off' },
])

/** What can be done with messages, one by one and many at once. */
export const navisionActions: Action[] = [
  {
    kind: 'request',
    label: 'Resend',
    call: `${path}/{idMessage}/resend`,
    enabled: { field: 'status', in: ['failed', 'waiting'] },
  },
  {
    kind: 'request',
    label: 'Close',
    call: `${path}/{idMessage}/close`,
    tone: 'danger',
    enabled: { field: 'status', is: 'failed' },
    confirm: { type: 'action', text: 'The document is not booked in Navision and is not sent again.' },
  },
  {
    kind: 'request',
    label: 'Resend selected',
    scope: 'selection',
    call: `${path}/resend`,
    enabled: { field: 'status', in: ['failed', 'waiting'] },
    confirm: { type: 'action', text: 'The selected messages are sent to Navision one after the other.' },
  },
  {
    kind: 'request',
    label: 'Close selected',
    scope: 'selection',
    call: `${path}/close`,
    tone: 'danger',
    enabled: { field: 'status', is: 'failed' },
    confirm: { type: 'action', text: 'These documents are not booked in Navision and are not sent again.' },
  },
]
