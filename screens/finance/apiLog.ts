import { defineScreen } from '../../schemas/index.ts'
import { apiLogActions, apiLogColumns, apiLogFilters } from '../shared/apiLog.ts'

export default defineScreen({
  name: 'finance-api-log',
  path: '/finance/settings/api-log',
  title: 'API log',
  access: { resource: 'apilog_index_index' },
  assumes:
    'The calls between the systems of finance and those outside: the accounting system, the payment provider, the bank and the check of addresses. Status 0 means that there was no reply.',
  loads: { systems: 'financeApiSystems' },
  body: {
    kind: 'grid',
    call: 'financeApiCalls',
    columns: apiLogColumns('finance-api-log-entry', [
      { field: 'orderNr', show: 'off', cell: { kind: 'text' } },
      { field: 'documentNr', show: 'off', cell: { kind: 'text' } },
    ]),
    filters: apiLogFilters,
    sort: '-at',
    actions: apiLogActions('financeApiCall', ['orderNr', 'documentNr', 'idMessage']),
    export: { reportType: 'finance-api-log' },
    empty: { heading: 'The log is empty', text: 'Calls between the systems appear here.' },
  },
})
