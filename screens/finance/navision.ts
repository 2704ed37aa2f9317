import { defineScreen } from '../../schemas/index.ts'
import { navisionActions, navisionColumns } from './parts/navision.ts'

export default defineScreen({
  name: 'finance-navision',
  path: '/finance/settings/navision',
  title: 'Navision queue',
  access: { resource: 'navision_index_index' },
  assumes:
    'One message per document that is booked in the accounting system: it is queued by what is decided in finance, and sent at the interval of the settings. It opens with what has failed or waits, the newest attempt first. Sending again goes on in the background and ends with a notification; a message that is not to be booked any more can be closed.',
  loads: {
    types: { call: 'navisionTypes', cache: 'session' },
    errors: { call: 'navisionErrors', cache: 'session' },
  },
  body: {
    kind: 'grid',
    call: 'navisionMessages',
    columns: navisionColumns,
    filters: [
      { kind: 'number', field: 'idMessage', min: 1 },
      'documentNr',
      'orderNr',
      { field: 'status', initial: ['failed', 'waiting', 'sending'] },
      { kind: 'multiSelect', field: 'type', options: 'types' },
      { kind: 'multiSelect', field: 'errorCode', label: 'Error', options: 'errors' },
      { field: 'createdAt', time: true },
    ],
    sort: '-sentAt',
    refreshAfter: ['navision'],
    actions: navisionActions,
    export: { reportType: 'finance-navision' },
    empty: {
      heading: 'No messages waiting',
      text: 'Messages waiting for Navision or rejected by it appear here.',
    },
  },
})
