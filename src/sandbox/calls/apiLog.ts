import { findCall, loggedSystems } from '../apiLog/findCall.ts'
import { type Call } from '../call.ts'
import { apiLogGrid } from '../grids/apiLog.ts'
import { gridCall } from './gridCall.ts'

const access = ['apilog_index_index'] as const
const log = '/api/finance/settings/api-log'

/** The API log of finance; the specification names the screen and no call. */
export const apiLogCalls: readonly Call[] = [
  gridCall(`${log}/grid`, access, apiLogGrid),
  {
    method: 'GET',
    path: `${log}/systems`,
    access,
    answer: ({ store }) => ({ success: true, data: loggedSystems(store.db) }),
  },
  {
    method: 'GET',
    path: `${log}/:idcall`,
    access,
    answer: ({ store, param }) => ({ success: true, data: findCall(store.db, param('idcall')) }),
  },
]
