import { type Call } from '../call.ts'
import { gridQuery } from '../grids/gridQuery.ts'
import { readGridRequest } from '../grids/gridRequest.ts'
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
