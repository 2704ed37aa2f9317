import { type PayoutMethodForm, payoutMethodSchema } from '../../../schemas/wire/payout.ts'
import { type PayoutSettings, payoutSettingsSchema } from '../../../schemas/wire/payoutSettings.ts'
import { type ActionReply } from '../../../schemas/wire/selection.ts'
import resources from '../../../screens/shared/resources.ts'
import { bareGridCall } from '../grid/gridCall.ts'
import { type Call } from '../server/call.ts'
import { Refusal } from '../server/refusal.ts'
import { requires } from '../server/schemaGuards.ts'
import { editPayoutMethod, listPayoutMethods, setPayoutMethodStatus } from './methods.ts'
import { payoutMethodsGrid } from './partnerGrids.ts'
import { payoutSettings, savePayoutSettings } from './settings.ts'

const readSettings = requires<PayoutSettings & { readonly version: number }>({
  ...payoutSettingsSchema,
  required: [...payoutSettingsSchema.required, 'version'],
  properties: { ...payoutSettingsSchema.properties, version: { type: 'integer' } },
})
const readMethod = requires<PayoutMethodForm>(payoutMethodSchema)

const settings = '/api/payout/settings/global-settings'
const methods = '/api/payout/settings/payout-methods'
const toSettings = ['payout_global_settings_access'] as const
const toMethods = ['payout_payout_methods_access'] as const
const [first = '', ...others] = resources.payout

/** How partners are paid, and what holds for all payouts. The specification names the list of methods alone (spec 2 §7.6). */
export const payoutSettingsCalls: readonly Call[] = [
  {
    method: 'GET',
    path: '/api/payout/payout-methods/list',
    access: [first, ...others],
    answer: ({ store, query }) => ({
      success: true,
      data: listPayoutMethods(store.db, query.get('currency')),
    }),
  },
  bareGridCall(`${methods}/grid`, toMethods, payoutMethodsGrid),
  {
    method: 'PUT',
    path: `${methods}/:idmethod`,
    access: toMethods,
    answer: async ({ store, user, param, body }): Promise<ActionReply> => {
      const form = readMethod(await body())
      editPayoutMethod(store.db, param('idmethod'), form, { by: user.name, at: store.moment() })
      return { success: true, message: `${form.displayName.trim()} was saved.` }
    },
  },
  ...(['active', 'inactive'] as const).map(
    (status): Call => ({
      method: 'POST',
      path: `${methods}/:idmethod/${status}`,
      access: toMethods,
      answer: ({ store, user, param }): ActionReply => {
        const by = { by: user.name, at: store.moment() }
        const name = setPayoutMethodStatus(store.db, param('idmethod'), status, by)
        return { success: true, message: `${name} is now ${status}.` }
      },
    }),
  ),
  {
    method: 'GET',
    path: settings,
    access: toSettings,
    answer: ({ store }) => {
      const { limitBy: _, ...data } = payoutSettings(store.db)
      return { success: true, data }
    },
  },
  {
    method: 'PUT',
    path: settings,
    access: toSettings,
    answer: async ({ store, user, body }): Promise<ActionReply> => {
      const { version, ...sent } = readSettings(await body())
      if (!/^(?:[^@\s]+@[^@\s]+)?$/.test(sent.failureEmail ?? ''))
        throw new Refusal(400, 'The settings were not saved.', [
          { field: 'failureEmail', message: 'Enter an email address, such as name@example.com.' },
        ])
      savePayoutSettings(store.db, sent, { version, by: user.name, at: store.moment() })
      return { success: true, message: 'The payout settings were saved.' }
    },
  },
]
