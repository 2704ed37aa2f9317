import { type Call, type CallRequest } from '../call.ts'
import { gridQuery } from '../grids/gridQuery.ts'
import { readBareGridRequest, readGridRequest } from '../grids/gridRequest.ts'
import { type GridTable } from '../grids/gridTable.ts'

/** The call of a grid whose request is wrapped (spec 1 §7). */
export function gridCall(path: string, access: Call['access'], table: GridTable): Call {
  return {
    method: 'POST',
    path,
    access,
    answer: async ({ store, body }) => gridQuery(store.db, table, readGridRequest(await body())),
  }
}

/** The call of a grid whose id sends the options bare (spec 1 §7); the table may depend on who asks and for what. */
export function bareGridCall(
  path: string,
  access: Call['access'],
  table: GridTable | ((request: CallRequest) => GridTable),
): Call {
  return {
    method: 'POST',
    path,
    access,
    answer: async request => {
      const options = readBareGridRequest(await request.body())
      return gridQuery(request.store.db, typeof table === 'function' ? table(request) : table, options)
    },
  }
}
