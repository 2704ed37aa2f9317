import { defineScreen } from '../../schemas/index.ts'
import { apiLogColumns, apiLogFilters } from '../shared/apiLog.ts'

export default defineScreen({
  name: 'payout-apilog',
  path: '/payout/settings/apilog',
  title: 'Payout API log',
  parent: 'payout',
  access: { resource: 'payout_apilog_access' },
  assumes: 'The calls to the bank that pays, and from the portal of the sellers.',
  loads: {
    systems: {
      get: '/api/payout/settings/apilog/systems',
      select: 'data',
      onError: { toast: 'server', value: [] },
    },
  },
  body: [
    {
      kind: 'grid',
      grid: {
        id: 'grid-payout-apilog',
        source: '/api/payout/settings/apilog/grid',
        request: 'bare',
        rowKey: 'idCall',
        columns: apiLogColumns('payout-apilog-entry', [
          { field: 'documentNr', label: 'Document', sortable: true, width: 112 },
        ]),
        filters: [{ kind: 'text', field: 'documentNr', label: 'Document' }, ...apiLogFilters],
        sort: { field: 'at', order: 'desc' },
        export: { reportType: 'payout-apilog' },
        empty: { heading: 'The log is empty', text: 'Calls to the bank and from the portal appear here.' },
      },
    },
  ],
})
