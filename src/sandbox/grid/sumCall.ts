import { selectionSchema, type WireSelection } from '../../../schemas/wire/selection.ts'
import { type Call, type CallRequest } from '../server/call.ts'
import { requires } from '../server/schemaGuards.ts'
import { type GridTable } from './gridTable.ts'
import { selectionSums } from './selectionSums.ts'

const readSelection = requires<{ readonly selection: WireSelection }>({
  type: 'object',
  required: ['selection'],
  properties: { selection: selectionSchema },
})

/** What the selected rows of a grid come to in each currency, before they are acted on; `amount` is its field of money. */
export function sumCall(
  path: string,
  access: Call['access'],
  table: GridTable | ((request: CallRequest) => GridTable),
  { amount, beside }: SumWords = {},
): Call {
  return {
    method: 'POST',
    path,
    access,
    answer: async request => {
      const { selection } = readSelection(await request.body())
      const grid = typeof table === 'function' ? table(request) : table
      const data = selectionSums(request.store.db, grid, selection, amount)
      return { success: true, data: { ...data, ...beside?.(request, grid, selection) } }
    },
  }
}

interface SumWords {
  /** Default `amount`. */
  readonly amount?: string
  /** Other figures of the same rows. */
  readonly beside?: (request: CallRequest, grid: GridTable, selection: WireSelection) => object
}
