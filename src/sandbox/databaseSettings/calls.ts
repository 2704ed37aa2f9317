import { type DatabaseSettingForm, databaseSettingFormSchema } from '../../../schemas/wire/databaseSetting.ts'
import { readGridRequest } from '../grid/gridRequest.ts'
import { listGrid } from '../grid/listGrid.ts'
import { type Call } from '../server/call.ts'
import { Refusal } from '../server/refusal.ts'
import { requires } from '../server/schemaGuards.ts'
import { isSettingKey, settingDefinitions } from './definitions.ts'
import { listSettings, saveSetting, settingText } from './settings.ts'

const readForm = requires<DatabaseSettingForm>(databaseSettingFormSchema)
const path = '/api/oms/database-settings'
const access = ['oms_generic_settings_access'] as const
const fields = [
  ...['key', 'area', 'type', 'description', 'value', 'changedBy', 'changedAt', 'version'],
  ...['flag', 'integer', 'decimal', 'text', 'email', 'date', 'list'],
]

/** GET /api/oms/database-settings?key=, spec 2 §7.5: the value is at data.data. The others are our own. */
export const databaseSettingCalls: readonly Call[] = [
  {
    method: 'GET',
    path,
    // Screens of every area look at one.
    access: 'session',
    answer: ({ store, user, query }) => {
      const key = query.get('key') ?? ''
      // Whose address it is, is for those who keep the settings.
      if (isSettingKey(key) && settingDefinitions[key].type === 'email' && !user.resources.has(access[0]))
        throw new Refusal(403, "You don't have permission for this setting.")
      return { success: true, data: { data: settingText(store.db, key) } }
    },
  },
  {
    method: 'POST',
    path: `${path}/grid`,
    access,
    answer: async ({ store, body }) =>
      listGrid(listSettings(store.db), fields, readGridRequest(await body())),
  },
  {
    method: 'PUT',
    path: `${path}/:key`,
    access,
    answer: async ({ store, user, param, body }) => {
      const form = readForm(await body())
      saveSetting(store.db, param('key'), form, { user: user.name, at: store.moment() })
      return { success: true, message: `${param('key')} was saved.` }
    },
  },
]
