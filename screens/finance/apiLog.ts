import { defineScreen } from '../../schemas/index.ts'
import { apiLogColumns, apiLogFilters } from '../shared/apiLog.ts'

export default defineScreen({
  name: 'finance-api-log',
  path: '/finance/settings/api-log',
  title: 'API log',
  access: { resource: 'apilog_index_index' },
  assumes:
    'The calls between the systems of finance and those outside: the accounting system, the payment provider, the bank and the check of addresses. A status of 0 means that no answer came.',
  loads: {
    systems: {
      get: '/api/finance/settings/api-log/systems',
      select: 'data',
      onError: { toast: 'server', value: [] },
    },
  },
  body: [
    {
      kind: 'grid',
      grid: {
        id: 'grid-finance-api-log',
        source: '/api/finance/settings/api-log/grid',
        rowKey: 'idCall',
        columns: apiLogColumns('finance-api-log-entry', [
          { field: 'orderNr', label: 'Order Nr', sortable: true, width: 96, show: 'off' },
          { field: 'documentNr', label: 'Document', sortable: true, width: 168, show: 'off' },
        ]),
        filters: apiLogFilters,
        sort: { field: 'at', order: 'desc' },
        export: { reportType: 'finance-api-log' },
        empty: { heading: 'The log is empty', text: 'Calls between the systems appear here.' },
      },
    },
  ],
})
