import { selectionSchema, type WireSelection } from '../../../../schemas/wire/selection.ts'
import { type Call, type CallRequest } from '../../call.ts'
import { type GridTable } from '../../grids/gridTable.ts'
import { selectionSums } from '../../grids/selectionSums.ts'
import { requires } from '../../validate.ts'
import { base } from './change.ts'

const readSelection = requires<{ readonly selection: WireSelection }>({
  type: 'object',
  required: ['selection'],
  properties: { selection: selectionSchema },
})

/** What the selected rows of a queue come to, by currency, before they are decided. */
export function sums(path: string, access: Call['access'], table: (request: CallRequest) => GridTable): Call {
  return {
    method: 'POST',
    path: base + path,
    access,
    answer: async request => {
      const { selection } = readSelection(await request.body())
      return { success: true, data: selectionSums(request.store.db, table(request), selection) }
    },
  }
}
