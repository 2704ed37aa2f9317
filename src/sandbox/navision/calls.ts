import {
  type SaveNavisionSettings,
  saveNavisionSettingsSchema,
} from '../../../schemas/wire/navisionSettings.ts'
import {
  selectionSchema,
  type TypedValues,
  typedValuesSchema,
  type WireSelection,
} from '../../../schemas/wire/selection.ts'
import { countCall } from '../grid/filteredRowsCalls.ts'
import { gridCall } from '../grid/gridCall.ts'
import { sumCall } from '../grid/sumCall.ts'
import { type Call, type CallRequest } from '../server/call.ts'
import { requires } from '../server/schemaGuards.ts'
import { counted } from '../values/figures.ts'
import { navisionGrid } from './grid.ts'
import { navisionErrors, navisionTypes } from './navisionTypes.ts'
import { closeMessages, resend } from './resend.ts'
import { navisionSettings, reachNavision, saveNavisionSettings } from './settings.ts'

const readSettings = requires<SaveNavisionSettings>(saveNavisionSettingsSchema)
const readMany = requires<{ readonly selection: WireSelection; readonly values?: TypedValues }>({
  type: 'object',
  additionalProperties: false,
  required: ['selection'],
  properties: { selection: selectionSchema, values: typedValuesSchema },
})

const access = ['navision_index_index'] as const
const messages = '/api/finance/settings/navision'
const settings = '/api/finance/settings/nav-general-settings'

/** The queue of the accounting system and its settings (spec 2 §7.4); the calls that change something are of our own making. */
export const navisionCalls: readonly Call[] = [
  gridCall(`${messages}/grid`, access, navisionGrid),
  countCall(`${messages}/counts`, access, navisionGrid),
  sumCall(`${messages}/sum`, access, navisionGrid),
  get(`${messages}/types`, () =>
    Object.entries(navisionTypes).map(([value, { label }]) => ({ value, label })),
  ),
  get(`${messages}/errors`, () =>
    Object.entries(navisionErrors).map(([value, { text }]) => ({ value, label: text })),
  ),
  ...acting('resend', resend, 'being sent to Navision'),
  ...acting('close', (store, selection, by) => closeMessages(store, selection, by), 'closed'),
  get(settings, ({ store }) => navisionSettings(store.db)),
  {
    method: 'PUT',
    path: settings,
    access,
    answer: async ({ store, user, body }) => {
      saveNavisionSettings(store.db, readSettings(await body()), { by: user.name, at: store.moment() })
      return { success: true, message: 'The Navision settings were saved.' }
    },
  },
  {
    method: 'POST',
    path: `${settings}/test`,
    access,
    answer: ({ store }) => {
      const duration = reachNavision(store.db, store.moment())
      return { success: true, message: `Navision answered within ${duration} ms.` }
    },
  },
]

/** The same about one message and about a selection. */
function acting(verb: string, act: typeof resend, done: string): Call[] {
  const said = (count: number) => ({
    success: true,
    message: `${counted(count, 'message is', 'messages are')} ${done}.`,
  })
  return [
    {
      method: 'POST',
      path: `${messages}/${verb}`,
      access,
      answer: async ({ store, user, body }) => said(act(store, readMany(await body()).selection, user.name)),
    },
    {
      method: 'POST',
      path: `${messages}/:idmessage/${verb}`,
      access,
      answer: ({ store, user, param }) => said(act(store, { ids: [param('idmessage')] }, user.name)),
    },
  ]
}

function get(path: string, data: (request: CallRequest) => unknown): Call {
  return { method: 'GET', path, access, answer: request => ({ success: true, data: data(request) }) }
}
