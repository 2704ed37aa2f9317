import { bareGridCall, gridCall } from '../grid/gridCall.ts'
import { type Call } from '../server/call.ts'
import { findCall, loggedSystems } from './findCall.ts'
import { apiLogGrid } from './grid.ts'
import { type LogArea } from './logCall.ts'

/** The API logs of finance, payout and cash reconciliation; the specification names the screens and no calls. */
export const apiLogCalls: readonly Call[] = [
  ...logCalls('finance', '/api/finance/settings/api-log', ['apilog_index_index'], gridCall),
  ...logCalls('payout', '/api/payout/settings/apilog', ['payout_apilog_access'], bareGridCall),
  ...logCalls('cash', '/api/cash-reconciliation/api-log', ['reconciliation_apilog_access'], bareGridCall),
]

function logCalls(area: LogArea, log: string, access: Call['access'], rows: typeof gridCall): Call[] {
  return [
    rows(`${log}/grid`, access, apiLogGrid(area)),
    {
      method: 'GET',
      path: `${log}/systems`,
      access,
      answer: ({ store }) => ({ success: true, data: loggedSystems(store.db, area) }),
    },
    {
      method: 'GET',
      path: `${log}/:idcall`,
      access,
      answer: ({ store, param }) => ({ success: true, data: findCall(store.db, area, param('idcall')) }),
    },
  ]
}
