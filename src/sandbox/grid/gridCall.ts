import { type GridOptions } from '../../../schemas/wire/gridRequest.ts'
import { type Call, type CallRequest } from '../server/call.ts'
import { gridQuery } from './gridQuery.ts'
import { readBareGridRequest, readGridRequest } from './gridRequest.ts'
import { type GridTable } from './gridTable.ts'

/** The table, or the one that who asks sees of what was asked for. */
type Shown = GridTable | ((request: CallRequest) => GridTable)

/** The call of a grid whose request is wrapped (spec 1 §7). */
export function gridCall(path: string, access: Call['access'], table: Shown): Call {
  return called(path, access, table, readGridRequest)
}

/** The call of a grid whose id sends the options bare (spec 1 §7). */
export function bareGridCall(path: string, access: Call['access'], table: Shown): Call {
  return called(path, access, table, readBareGridRequest)
}

function called(
  path: string,
  access: Call['access'],
  table: Shown,
  read: (body: unknown) => GridOptions,
): Call {
  return {
    method: 'POST',
    path,
    access,
    answer: async request => {
      const options = read(await request.body())
      return gridQuery(request.store.db, typeof table === 'function' ? table(request) : table, options)
    },
  }
}
