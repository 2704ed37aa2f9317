import { defineScreen } from '../../schemas/index.ts'
import { apiLogActions, apiLogColumns, apiLogFilters } from '../shared/apiLog.ts'

export default defineScreen({
  name: 'payout-apilog',
  path: '/payout/settings/apilog',
  title: 'Payout API log',
  parent: 'payout',
  access: { resource: 'payout_apilog_access' },
  assumes: 'The calls to the paying bank, and from the seller portal.',
  loads: { systems: 'payoutApiSystems' },
  body: {
    kind: 'grid',
    call: 'payoutApiCalls',
    columns: apiLogColumns('payout-apilog-entry', [{ field: 'documentNr', cell: { kind: 'text' } }]),
    filters: [{ field: 'documentNr', condition: 'equals' }, ...apiLogFilters],
    sort: '-at',
    actions: apiLogActions('payoutApiCall', ['documentNr']),
    export: { reportType: 'payout-apilog' },
    empty: { heading: 'The log is empty', text: 'Calls to the bank and from the portal appear here.' },
  },
})
