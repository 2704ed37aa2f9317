import { type GridOptions, gridOptionsSchema } from '../../../schemas/wire/gridRequest.ts'
import { type SamplingForm, samplingFormSchema } from '../../../schemas/wire/rules.ts'
import { rulesets } from '../../../schemas/wire/ruleWords.ts'
import { gridQuery } from '../grid/gridQuery.ts'
import { type Call } from '../server/call.ts'
import { requires } from '../server/schemaGuards.ts'
import { samplingGrid } from './grid.ts'
import { resetCounters, saveShare } from './sampling.ts'

const readOptions = requires<GridOptions>(gridOptionsSchema)
const readForm = requires<SamplingForm>(samplingFormSchema)
const { view, admin } = rulesets['smart-sampling-package']
const path = '/api/rules-engine/smart-sampling'

/** The categories of smart sampling; the specification names the screen and no call. */
export const samplingCalls: readonly Call[] = [
  {
    method: 'POST',
    path: `${path}/grid`,
    access: [view, admin],
    answer: async ({ store, body }) => gridQuery(store.db, samplingGrid, readOptions(await body())),
  },
  {
    method: 'PUT',
    path: `${path}/:id`,
    access: [admin],
    answer: async ({ store, user, param, body }) => ({
      success: true,
      message: saveShare(store, param('id'), readForm(await body()), user.name),
    }),
  },
  {
    method: 'POST',
    path: `${path}/:id/reset`,
    access: [admin],
    answer: ({ store, user, param }) => ({
      success: true,
      message: resetCounters(store, param('id'), user.name),
    }),
  },
]
