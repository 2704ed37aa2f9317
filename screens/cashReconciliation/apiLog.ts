import { defineScreen } from '../../schemas/index.ts'
import { apiLogActions, apiLogColumns, apiLogFilters } from '../shared/apiLog.ts'
import { exportLimit, exportNote } from './parts/export.ts'

export default defineScreen({
  name: 'cash-reconciliation-apilog',
  path: '/cash-reconciliation/settings/apilog',
  title: 'Settings - API Log',
  access: { resource: 'reconciliation_apilog_access' },
  assumes: 'The calls to the bank, the collection partners and the accounting system, as in finance.',
  loads: { systems: 'cashApiSystems', exportLimit },
  body: [
    {
      kind: 'grid',
      id: 'cashrec_api_log_grid',
      call: 'cashApiCalls',
      columns: apiLogColumns('cash-reconciliation-apilog-entry', [
        { field: 'documentNr', label: 'Reference', cell: { kind: 'text' } },
      ]),
      filters: [{ field: 'documentNr', label: 'Reference' }, ...apiLogFilters],
      sort: '-at',
      actions: apiLogActions('cashApiCall', [{ field: 'documentNr', label: 'Reference' }]),
      export: { reportType: 'cashrec_api_log_grid' },
      empty: { heading: 'The log is empty', text: 'Calls between the systems appear here.' },
    },
    exportNote,
  ],
})
