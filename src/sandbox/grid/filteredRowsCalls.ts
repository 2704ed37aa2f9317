import { type GridOptions, gridOptionsSchema } from '../../../schemas/wire/gridRequest.ts'
import { type Call, type CallRequest } from '../server/call.ts'
import { requires } from '../server/schemaGuards.ts'
import { columnTotals } from './columnTotals.ts'
import { type GridTable } from './gridTable.ts'
import { valueCounts } from './valueCounts.ts'

type Filter = GridOptions['filter']
type TableOf = GridTable | ((request: CallRequest) => GridTable)

const { filter } = gridOptionsSchema.properties
export const readCounted = requires<{ readonly field: string; readonly filter: Filter }>({
  type: 'object',
  required: ['field', 'filter'],
  properties: { field: { type: 'string' }, filter },
})
export const readTotalled = requires<{ readonly fields: readonly string[]; readonly filter: Filter }>({
  type: 'object',
  required: ['fields', 'filter'],
  properties: { fields: { type: 'array', minItems: 1, maxItems: 20, items: { type: 'string' } }, filter },
})

/** How many rows of a grid that a filter leaves have which value of a field: the numbers of its tabs. */
export function countCall(path: string, access: Call['access'], table: TableOf): Call {
  return filteredRowsCall(path, access, table, ({ store }, grid, body) => {
    const { field, filter } = readCounted(body)
    return valueCounts(store.db, grid, field, filter)
  })
}

/** What all rows of a grid that a filter leaves come to in some of its columns. */
export function totalCall(path: string, access: Call['access'], table: TableOf): Call {
  return filteredRowsCall(path, access, table, ({ store }, grid, body) => {
    const { fields, filter } = readTotalled(body)
    return columnTotals(store.db, grid, fields, filter)
  })
}

function filteredRowsCall(
  path: string,
  access: Call['access'],
  table: TableOf,
  figures: (request: CallRequest, grid: GridTable, body: unknown) => unknown,
): Call {
  return {
    method: 'POST',
    path,
    access,
    answer: async request => {
      const grid = typeof table === 'function' ? table(request) : table
      return { success: true, data: figures(request, grid, await request.body()) }
    },
  }
}
