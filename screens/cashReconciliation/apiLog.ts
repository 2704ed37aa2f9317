import { defineScreen } from '../../schemas/index.ts'
import { apiLogColumns, apiLogFilters } from '../shared/apiLog.ts'
import { exportLimit, exportNote } from '../shared/cashExport.ts'
import { choicesOf } from '../shared/cashLoads.ts'
import { cash } from '../shared/cashWords.ts'

export default defineScreen({
  name: 'cash-reconciliation-apilog',
  path: '/cash-reconciliation/settings/apilog',
  title: 'Settings - API Log',
  access: { resource: 'reconciliation_apilog_access' },
  assumes: 'The calls to the bank, the collection partners and the accounting system, as in finance.',
  loads: { systems: choicesOf('api-log/systems'), exportLimit },
  body: [
    {
      kind: 'grid',
      grid: {
        id: 'cashrec_api_log_grid',
        source: `${cash}/api-log/grid`,
        request: 'bare',
        rowKey: 'idCall',
        columns: apiLogColumns('cash-reconciliation-apilog-entry', [
          { field: 'documentNr', label: 'Reference', sortable: true, width: 152 },
        ]),
        filters: [
          { kind: 'text', field: 'documentNr', label: 'Reference', condition: 'like' },
          ...apiLogFilters,
        ],
        sort: { field: 'at', order: 'desc' },
        export: { reportType: 'cashrec_api_log_grid' },
        empty: { heading: 'The log is empty', text: 'Calls between the systems appear here.' },
      },
    },
    exportNote,
  ],
})
