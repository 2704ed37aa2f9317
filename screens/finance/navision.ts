import { defineScreen } from '../../schemas/index.ts'

export default defineScreen({
  name: 'finance-navision',
  path: '/finance/settings/navision',
  title: 'Navision queue',
  access: { resource: 'navision_index_index' },
  assumes:
    'One message per document for the accounting system: decisions of finance queue it, and it is sent at the interval of the settings. The initial filter shows failed and waiting messages, the newest attempt first. Resending is a background process that ends with a notification; a message that should not be booked can be closed.',
  loads: {
    types: { call: 'navisionTypes', cache: 'session' },
    errors: { call: 'navisionErrors', cache: 'session' },
  },
  body: {
    kind: 'grid',
    call: 'navisionMessages',
    columns: [
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
    ],
    hidden: ['createdAt', 'sentBy'],
    filters: [
      { kind: 'number', field: 'idMessage', min: 1 },
      'documentNr',
      'orderNr',
      { field: 'status', initial: ['failed', 'waiting', 'sending'] },
      { kind: 'multiSelect', field: 'type', options: 'types' },
      { kind: 'multiSelect', field: 'errorCode', label: 'Error', options: 'errors' },
      'createdAt',
    ],
    filterTabs: 'status',
    records: { one: 'message', many: 'messages' },
    sort: '-sentAt',
    refreshAfter: ['navision'],
    actions: [
      {
        label: 'Resend',
        call: 'resendMessage',
        enabled: { status: ['failed', 'waiting'] },
        disabledReason: 'Only failed and waiting messages can be sent again.',
        selected: {
          call: 'resendMessages',
          confirm: 'The selected messages are sent to Navision one by one.',
        },
      },
      {
        label: 'Close',
        call: 'closeMessage',
        tone: 'danger',
        enabled: { status: 'failed' },
        disabledReason: 'Only failed messages can be closed.',
        confirm: 'The document is not booked in Navision and will not be sent again.',
        selected: {
          call: 'closeMessages',
          confirm: 'These documents are not booked in Navision and will not be sent again.',
        },
      },
    ],
    export: { reportType: 'finance-navision' },
    empty: {
      heading: 'No messages waiting',
      text: 'Messages waiting for Navision or rejected by it appear here.',
    },
  },
})
