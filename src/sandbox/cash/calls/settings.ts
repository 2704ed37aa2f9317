import { type DatabaseSync } from 'node:sqlite'
import {
  type CashBankAccountForm,
  cashBankAccountFormSchema,
  type MethodForm,
  methodFormSchema,
  type PartnerForm,
  type PartnerFormSettings,
  partnerFormSchema,
  partnerFormSettingsSchema,
  type ReasonForm,
  type RelationshipForm,
  reasonFormSchema,
  relationshipFormSchema,
  type TypeForm,
  typeFormSchema,
} from '../../../../schemas/wire/cashSettings.ts'
import { rowsOf } from '../../database/rows.ts'
import { type Store } from '../../database/store.ts'
import { bareGridCall } from '../../grid/gridCall.ts'
import { type GridTable } from '../../grid/gridTable.ts'
import { type Call } from '../../server/call.ts'
import { Refusal } from '../../server/refusal.ts'
import { requires } from '../../server/schemaGuards.ts'
import { centsOf } from '../../values/cents.ts'
import { isIban } from '../../values/iban.ts'
import { type Actor } from '../documents.ts'
import {
  cashBankAccountsGrid,
  methodsGrid,
  partnerFormsGrid,
  partnersGrid,
  reasonsGrid,
  relationshipsGrid,
  typesGrid,
} from '../grids/settings.ts'
import { partnerValues } from '../partners.ts'
import {
  activePartner,
  addSetting,
  editSetting,
  refusal,
  type Setting,
  type SettingValues,
  settingRow,
  settings,
  switchSetting,
} from '../settings.ts'
import { base, change, nothing } from './changeCall.ts'

/** One sort of settings and its calls. */
interface SettingPart<T> {
  readonly path: string
  readonly resource: string
  readonly setting: Setting
  readonly grid: GridTable
  readonly read: (body: unknown) => T
  /** The columns of what was typed; throws a Refusal (400) that names the fields. */
  readonly values: (store: Store, form: T, id: string | undefined, actor: Actor) => SettingValues
  /** Field of the form -> columns that no other may have the same values of. */
  readonly unique: Readonly<Record<string, readonly string[]>>
  /** False: there is a fixed number of them. Default true. */
  readonly grows?: boolean
}

/** The settings of cash reconciliation; the specification names their screens and no call. */
export const settingsCalls: readonly Call[] = [
  ...partCalls<MethodForm>({
    path: '/payment-methods',
    resource: 'payment_methods',
    setting: settings.methods,
    grid: methodsGrid,
    read: requires(methodFormSchema),
    values: (_, form) => ({
      name: form.name.trim(),
      is_external: form.isExternal ? 1 : 0,
      needs_receipt: form.needsReceipt ? 1 : 0,
      ...versionIn(form),
    }),
    unique: { name: ['name'] },
  }),
  ...partCalls<CashBankAccountForm>({
    path: '/bank-accounts',
    resource: 'bank_account',
    setting: settings.bankAccounts,
    grid: cashBankAccountsGrid,
    read: requires(cashBankAccountFormSchema),
    values: (_, form) => {
      const iban = form.iban.replaceAll(' ', '').toUpperCase()
      if (!isIban(iban))
        throw refusal([{ field: 'iban', message: 'Check the IBAN. Its check digits do not match.' }])
      return {
        name: form.name.trim(),
        bank_name: form.bankName.trim(),
        iban,
        currency: form.currency,
        navision_account: form.navisionAccount.trim(),
        ...versionIn(form),
      }
    },
    unique: { name: ['name'], iban: ['iban'] },
  }),
  ...partCalls<TypeForm>({
    path: '/transaction-types',
    resource: 'transaction_types',
    setting: settings.types,
    grid: typesGrid,
    read: requires(typeFormSchema),
    values: ({ db }, form, id, { by }) => {
      const name = form.name.trim()
      const limit = typeof form.approvalLimit === 'number' ? centsOf(form.approvalLimit, 'approvalLimit') : 0
      if (id === undefined)
        return {
          name,
          code: freeCode(db, name),
          direction: form.direction,
          mode: 'manual',
          approval_limit: limit,
          limit_by: by,
        }
      const row = settingRow(db, settings.types, id)
      if (row.mode !== 'manual')
        throw new Refusal(409, `${row.name} is booked by the system and cannot be changed.`)
      if (row.direction !== form.direction)
        throw refusal([{ field: 'direction', message: 'The direction of a type cannot be changed.' }])
      const isSame = typeof form.approvalLimit !== 'number' || limit === row.approval_limit
      return { name, ...(isSame ? {} : { approval_limit: limit, limit_by: by }), ...versionIn(form) }
    },
    unique: { name: ['name'] },
  }),
  ...partCalls<ReasonForm>({
    path: '/reasons',
    resource: 'reasons',
    setting: settings.reasons,
    grid: reasonsGrid,
    read: requires(reasonFormSchema),
    values: (_, form) => ({ name: form.name.trim(), type: form.type, ...versionIn(form) }),
    unique: { name: ['type', 'name'] },
  }),
  ...partCalls<PartnerForm>({
    path: '/collection-partners',
    resource: 'collection_partners',
    setting: settings.partners,
    grid: partnersGrid,
    read: requires(partnerFormSchema),
    values: ({ db }, form) => partnerValues(db, form),
    unique: { code: ['code'], name: ['name'] },
  }),
  ...partCalls<RelationshipForm>({
    path: '/collection-partner-relationships',
    resource: 'collection_partners',
    setting: settings.relationships,
    grid: relationshipsGrid,
    read: requires(relationshipFormSchema),
    values: ({ db }, form) => {
      const from = activePartner(db, form.fromId, 'fromId')
      const to = activePartner(db, form.toId, 'toId')
      if (from.id === to.id)
        throw refusal([
          { field: 'toId', message: 'Choose another partner. A partner cannot move money to itself.' },
        ])
      return { from_id: Number(from.id), to_id: Number(to.id), ...versionIn(form) }
    },
    unique: { toId: ['from_id', 'to_id'] },
  }),
  ...partCalls<PartnerFormSettings>({
    path: '/collection-partner-forms',
    resource: 'collection_partners',
    setting: settings.partnerForms,
    grid: partnerFormsGrid,
    read: requires(partnerFormSettingsSchema),
    values: (_, { version, ...fields }) => ({
      fields: JSON.stringify(
        Object.fromEntries(Object.entries(fields).filter(([, asked]) => asked && asked !== 'none')),
      ),
      ...(version === undefined ? {} : { version }),
    }),
    unique: {},
    grows: false,
  }),
]

function partCalls<T>(part: SettingPart<T>): Call[] {
  const { path, setting, grid, read, values, unique, grows = true } = part
  const access = [`reconciliation_${part.resource}_access`] as const
  const saved = change('PUT', `${path}/:id`, access, read, ({ store, param }, form, actor) => {
    const id = param('id')
    const given = values(store, form, id, actor)
    editSetting(store.db, setting, id, given, unique, actor)
    return `The ${setting.noun} was saved.`
  })
  const added = change('POST', path, access, read, ({ store }, form, actor) => {
    const { version: _, ...given } = values(store, form, undefined, actor)
    addSetting(store.db, setting, given, unique, actor)
    return `The ${setting.noun} was added.`
  })
  const switched = (['active', 'inactive'] as const).map(status =>
    change('POST', `${path}/:id/${status}`, access, nothing, ({ store, param }, _, actor) => {
      const row = settingRow(store.db, setting, param('id'))
      if (row.mode === 'automatic')
        throw new Refusal(409, `${row.name} is booked by the system and cannot be switched off.`)
      return switchSetting(store.db, setting, param('id'), status, actor)
    }),
  )
  const shown = bareGridCall(`${base}${path}/grid`, access, grid)
  return grows ? [shown, added, saved, ...switched] : [shown, saved]
}

function versionIn({ version }: { readonly version?: number }): { readonly version?: number } {
  return version === undefined ? {} : { version }
}

/** A free code for a new type of transaction: different names can give the same code, or an empty one. */
function freeCode(db: DatabaseSync, name: string): string {
  const code = codeOf(name)
  const taken = new Set(rowsOf(db, 'SELECT code FROM cash_types').map(row => row.code))
  for (let number = 1; ; number++) {
    const free = number === 1 ? code : `${code}${number}`
    if (!taken.has(free)) return free
  }
}

/** 'Late payment penalty' -> 'latePaymentPenalty' */
function codeOf(name: string): string {
  const words = name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  const [first = 'type', ...others] = words
  return [first, ...others.map(word => word.charAt(0).toUpperCase() + word.slice(1))].join('')
}
