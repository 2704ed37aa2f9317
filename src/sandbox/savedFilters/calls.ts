import {
  type SavedFilterRequest,
  type SavedFiltersReply,
  savedFilterRequestSchema,
} from '../../../schemas/wire/savedFilters.ts'
import { type ActionReply } from '../../../schemas/wire/selection.ts'
import { rowOf, rowsOf, run } from '../database/rows.ts'
import { type Call, type CallRequest } from '../server/call.ts'
import { Refusal } from '../server/refusal.ts'
import { requires } from '../server/validate.ts'

const readSaved = requires<SavedFilterRequest>(savedFilterRequestSchema)
const most = 5
/** The grids whose filters can be saved, spec 1 §9. */
const functionalities = new Map([
  ['finance', ['write-off', 'write-off-wmt']],
  ['payout', ['payout']],
])
const path = '/api/:module/:functionality/filters/saved'
const toChange = ['grid-saved_filters'] as const

/** The saved filters of each user, spec 1 §5 and §7. */
export const savedFilterCalls: readonly Call[] = [
  {
    method: 'GET',
    path,
    access: 'session',
    answer: ({ store, user, param }): SavedFiltersReply => ({
      customFilters: rowsOf(
        store.db,
        'SELECT * FROM saved_filters WHERE persona = ? AND module = ? AND functionality = ? ORDER BY id',
        user.name,
        ...placeOf(param),
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
      const place = placeOf(param)
      const { description, filters } = readSaved(await body())
      if (description.trim() === '') throw new Refusal(400, 'The description is required.')
      if (filters.flat().length === 0) throw new Refusal(400, 'There is no filter to save.')
      const count = rowOf(
        store.db,
        'SELECT count(*) AS n FROM saved_filters WHERE persona = ? AND module = ? AND functionality = ?',
        user.name,
        ...place,
      )
      if (Number(count?.n) >= most) throw new Refusal(400, `At most ${most} filters can be saved.`)
      run(
        store.db,
        'INSERT INTO saved_filters (persona, module, functionality, description, filters) VALUES (?, ?, ?, ?, ?)',
        user.name,
        ...place,
        description.trim(),
        JSON.stringify(filters),
      )
      return { success: true, message: 'The filter is saved.' }
    },
  },
  {
    method: 'DELETE',
    path: `${path}/:idFilter`,
    access: toChange,
    answer: ({ store, user, param }): ActionReply => {
      const deleted = run(
        store.db,
        'DELETE FROM saved_filters WHERE persona = ? AND module = ? AND functionality = ? AND id = ?',
        user.name,
        ...placeOf(param),
        param('idFilter'),
      )
      if (deleted === 0) throw new Refusal(404, 'There is no such saved filter.')
      return { success: true, message: 'The filter is deleted.' }
    },
  },
]

function placeOf(param: CallRequest['param']): readonly [module: string, functionality: string] {
  const [module, functionality] = [param('module'), param('functionality')]
  const known = functionalities.get(module)
  if (!known) throw new Refusal(404, 'Invalid module!')
  if (!known.includes(functionality)) throw new Refusal(404, 'Invalid functionality!')
  return [module, functionality]
}
