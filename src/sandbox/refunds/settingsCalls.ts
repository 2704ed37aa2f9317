import { type RefundSettings, refundSettingsSchema } from '../../../schemas/wire/refundSettings.ts'
import { type ActionReply } from '../../../schemas/wire/selection.ts'
import { type Call } from '../server/call.ts'
import { Refusal } from '../server/refusal.ts'
import { requires } from '../server/schemaGuards.ts'
import { refundSettings, saveRefundSettings } from './settings.ts'

const readSettings = requires<RefundSettings & { readonly version: number }>({
  ...refundSettingsSchema,
  required: [...refundSettingsSchema.required, 'version'],
  properties: { ...refundSettingsSchema.properties, version: { type: 'integer' } },
})
const path = '/api/finance/refund-settings'
const access = ['finance_refund_settings'] as const

/** The settings of refunds; the specification names their screen and no call but the one that asks for replacing. */
export const refundSettingsCalls: readonly Call[] = [
  {
    method: 'GET',
    path,
    access,
    answer: ({ store }) => {
      const { limitBy: _, ...data } = refundSettings(store.db)
      return { success: true, data }
    },
  },
  {
    method: 'PUT',
    path,
    access,
    answer: async ({ store, user, body }): Promise<ActionReply> => {
      const { version, ...settings } = readSettings(await body())
      if (!/^(?:[^@\s]+@[^@\s]+)?$/.test(settings.failureEmail ?? ''))
        throw new Refusal(400, 'The refund settings were not saved.', [
          { field: 'failureEmail', message: 'Enter an email address, such as name@example.com.' },
        ])
      saveRefundSettings(store.db, settings, { version, by: user.name, at: store.moment() })
      return { success: true, message: 'The refund settings were saved.' }
    },
  },
]
