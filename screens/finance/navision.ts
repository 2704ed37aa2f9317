import { defineScreen } from '../../schemas/index.ts'
import { navisionActions, navisionColumns, navisionStatusOptions } from '../shared/navision.ts'

export default defineScreen({
  name: 'finance-navision',
  path: '/finance/settings/navision',
  title: 'Navision queue',
  access: { resource: 'navision_index_index' },
  assumes:
    'One message per document that is booked in the accounting system: it is queued by what is decided in finance, and sent at the interval of the settings. It opens with what has failed or waits, the newest attempt first. Sending again goes on in the background and ends with a notification; a message that is not to be booked any more can be closed.',
  loads: {
    types: {
      get: '/api/finance/settings/navision/types',
      select: 'data',
      cache: 'session',
      onError: { toast: 'server', value: [] },
    },
    errors: {
      get: '/api/finance/settings/navision/errors',
      select: 'data',
      cache: 'session',
      onError: { toast: 'server', value: [] },
    },
  },
  body: [
    {
      kind: 'grid',
      grid: {
        id: 'grid-finance-navision',
        source: '/api/finance/settings/navision/grid',
        columns: navisionColumns,
        filters: [
          { kind: 'number', field: 'idMessage', label: 'Message', min: 1, steps: false },
          { kind: 'text', field: 'documentNr', label: 'Document', condition: 'like' },
          { kind: 'text', field: 'orderNr', label: 'Order Nr' },
          {
            kind: 'multiSelect',
            field: 'status',
            label: 'Status',
            options: navisionStatusOptions,
            initial: ['failed', 'waiting', 'sending'],
          },
          {
            kind: 'multiSelect',
            field: 'type',
            label: 'Type',
            options: { load: 'types', value: 'value', label: 'label' },
          },
          {
            kind: 'multiSelect',
            field: 'errorCode',
            label: 'Error',
            options: { load: 'errors', value: 'value', label: 'label' },
          },
          { kind: 'dateRange', field: 'createdAt', label: 'Created', time: true },
        ],
        sort: { field: 'sentAt', order: 'desc' },
        selection: true,
        refreshAfter: ['navision'],
        actions: navisionActions,
        export: { reportType: 'finance-navision' },
        empty: {
          heading: 'Everything is booked',
          text: 'Messages that wait for Navision, or that it has refused, appear here.',
        },
      },
    },
  ],
})
