import { type GridOptions, gridOptionsSchema } from '../../../schemas/wire/gridRequest.ts'
import { type Call } from '../call.ts'
import { gridQuery } from '../grids/gridQuery.ts'
import { type GridTable } from '../grids/gridTable.ts'
import { requires } from '../validate.ts'

const readGrid = requires<{ readonly options: GridOptions }>({
  type: 'object',
  additionalProperties: false,
  required: ['options'],
  properties: { options: gridOptionsSchema },
})

/** The call of a grid whose request is wrapped (spec 1 §7). */
export function gridCall(path: string, access: Call['access'], table: GridTable): Call {
  return {
    method: 'POST',
    path,
    access,
    answer: async ({ store, body }) => gridQuery(store.db, table, readGrid(await body()).options),
  }
}
