import {
  type SavedFilterRequest,
  type SavedFiltersReply,
  savedFilterRequestSchema,
} from '../../../schemas/wire/savedFilters.ts'
import { type ActionReply } from '../../../schemas/wire/selection.ts'
import { rowOf, rowsOf, run } from '../database/rows.ts'
import { type Call, type CallRequest } from '../server/call.ts'
import { Refusal } from '../server/refusal.ts'
import { requires } from '../server/schemaGuards.ts'

const readSaved = requires<SavedFilterRequest>(savedFilterRequestSchema)
const most = 5
const path = '/api/:module/:functionality/filters/saved'
const toChange = ['grid-saved_filters'] as const

/** The saved filters of each user, spec 1 §5 and §7. */
export const savedFilterCalls: readonly Call[] = [
  {
    method: 'GET',
    path,
    access: 'session',
    answer: async ({ store, user, param }): Promise<SavedFiltersReply> => ({
      customFilters: rowsOf(
        store.db,
        'SELECT * FROM saved_filters WHERE persona = ? AND module = ? AND functionality = ? ORDER BY id',
        user.name,
        ...(await placeOf(store, param)),
      ).map(row => ({
        idFilter: Number(row.id),
        description: String(row.description),
        filters: JSON.parse(String(row.filters)),
      })),
    }),
  },
  {
    method: 'POST',
    path,
    access: toChange,
    answer: async ({ store, user, param, body }): Promise<ActionReply> => {
      const place = await placeOf(store, param)
      const { description, filters } = readSaved(await body())
      if (description.trim() === '') throw new Refusal(400, 'Description is required.')
      if (filters.flat().length === 0)
        throw new Refusal(400, 'Apply a filter first. There is nothing to save.')
      const count = rowOf(
        store.db,
        'SELECT count(*) AS n FROM saved_filters WHERE persona = ? AND module = ? AND functionality = ?',
        user.name,
        ...place,
      )
      if (Number(count?.n) >= most)
        throw new Refusal(400, `You can save at most ${most} filters. Delete one to save another.`)
      run(
        store.db,
        'INSERT INTO saved_filters (persona, module, functionality, description, filters) VALUES (?, ?, ?, ?, ?)',
        user.name,
        ...place,
        description.trim(),
        JSON.stringify(filters),
      )
      return { success: true, message: 'The filter was saved.' }
    },
  },
  {
    method: 'DELETE',
    path: `${path}/:idFilter`,
    access: toChange,
    answer: async ({ store, user, param }): Promise<ActionReply> => {
      const deleted = run(
        store.db,
        'DELETE FROM saved_filters WHERE persona = ? AND module = ? AND functionality = ? AND id = ?',
        user.name,
        ...(await placeOf(store, param)),
        param('idFilter'),
      )
      if (deleted === 0) throw new Refusal(404, 'This saved filter does not exist.')
      return { success: true, message: 'The filter was deleted.' }
    },
  },
]

/** The place of a path: that of a list call in the contract (spec 1 §9). Rejects with a Refusal (404) for any other. */
async function placeOf(
  store: CallRequest['store'],
  param: CallRequest['param'],
): Promise<readonly [module: string, functionality: string]> {
  const [module, functionality] = [param('module'), param('functionality')]
  const { calls } = await store.defined()
  const ofModule = [...calls.values()].filter(({ savedFilters }) => savedFilters?.module === module)
  if (ofModule.length === 0) throw new Refusal(404, 'Invalid module!')
  if (ofModule.every(({ savedFilters }) => savedFilters?.functionality !== functionality))
    throw new Refusal(404, 'Invalid functionality!')
  return [module, functionality]
}
