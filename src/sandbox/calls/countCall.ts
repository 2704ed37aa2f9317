import { type GridOptions, gridOptionsSchema } from '../../../schemas/wire/gridRequest.ts'
import { type Call, type CallRequest } from '../call.ts'
import { type GridTable } from '../grids/gridTable.ts'
import { valueCounts } from '../grids/valueCounts.ts'
import { requires } from '../validate.ts'

const readBody = requires<{ readonly field: string; readonly filter: GridOptions['filter'] }>({
  type: 'object',
  required: ['field', 'filter'],
  properties: { field: { type: 'string' }, filter: gridOptionsSchema.properties.filter },
})

/** How many rows of a grid that a filter leaves have which value of a field: the numbers of its tabs. */
export function countCall(
  path: string,
  access: Call['access'],
  table: GridTable | ((request: CallRequest) => GridTable),
): Call {
  return {
    method: 'POST',
    path,
    access,
    answer: async request => {
      const { field, filter } = readBody(await request.body())
      const grid = typeof table === 'function' ? table(request) : table
      return { success: true, data: valueCounts(request.store.db, grid, field, filter) }
    },
  }
}
