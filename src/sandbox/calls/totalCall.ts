import { type GridOptions, gridOptionsSchema } from '../../../schemas/wire/gridRequest.ts'
import { type Call, type CallRequest } from '../call.ts'
import { columnTotals } from '../grids/columnTotals.ts'
import { type GridTable } from '../grids/gridTable.ts'
import { requires } from '../validate.ts'

const readBody = requires<{ readonly fields: readonly string[]; readonly filter: GridOptions['filter'] }>({
  type: 'object',
  required: ['fields', 'filter'],
  properties: {
    fields: { type: 'array', minItems: 1, maxItems: 20, items: { type: 'string' } },
    filter: gridOptionsSchema.properties.filter,
  },
})

/** What all rows of a grid that a filter leaves come to in some of its columns. */
export function totalCall(
  path: string,
  access: Call['access'],
  table: GridTable | ((request: CallRequest) => GridTable),
): Call {
  return {
    method: 'POST',
    path,
    access,
    answer: async request => {
      const { fields, filter } = readBody(await request.body())
      const grid = typeof table === 'function' ? table(request) : table
      return { success: true, data: columnTotals(request.store.db, grid, fields, filter) }
    },
  }
}
