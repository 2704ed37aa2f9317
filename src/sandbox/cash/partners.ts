import { type DatabaseSync } from 'node:sqlite'
import { type PartnerField, type PartnerForm, partnerFields } from '../../../schemas/wire/cashSettings.ts'
import { type FieldError } from '../../../schemas/wire/fieldErrors.ts'
import { rowOf, rowsOf } from '../database/rows.ts'
import { type SignedIn } from '../session/session.ts'
import { isIban } from '../values/iban.ts'
import { partnerResource } from './cashStatuses.ts'
import { refusal, type SettingValues } from './settings.ts'

const names = Object.keys(partnerFields).filter(isPartnerField)

/**
 * The partner whose account a user sees: a user with the resource of partners sees their own, staff
 * (undefined) all. 0, which matches no partner, when that user is not a known partner.
 */
export function ownPartner(db: DatabaseSync, { name, resources }: SignedIn): number | undefined {
  if (!resources.has(partnerResource)) return undefined
  return Number(rowOf(db, 'SELECT id FROM cash_partners WHERE username = ?', name)?.id ?? 0)
}

/** Which fields each type of partner needs: `GET collection-partner-form-settings`. */
export function partnerFormSettings(db: DatabaseSync) {
  return rowsOf(db, 'SELECT * FROM cash_partner_forms ORDER BY label').map(({ type, label, fields }) => {
    const asked: unknown = JSON.parse(String(fields))
    return {
      partnerType: String(type),
      label: String(label),
      fields: names.flatMap(name => {
        const how: unknown = Object(asked)[name]
        return how === 'required' || how === 'optional'
          ? [{ name, ...partnerFields[name], required: how === 'required' }]
          : []
      }),
    }
  })
}

/** The columns of a partner; what its type is not asked for is not kept. Throws a Refusal (400) that names the fields. */
export function partnerValues(db: DatabaseSync, form: PartnerForm): SettingValues {
  const type = partnerFormSettings(db).find(({ partnerType }) => partnerType === form.partnerType)
  if (!type) throw refusal([{ field: 'partnerType', message: `There is no type '${form.partnerType}'.` }])
  const errors: FieldError[] = []
  const details: Partial<Record<PartnerField, string>> = {}
  for (const { name, label, required } of type.fields) {
    const value = form[name]?.trim() ?? ''
    if (required && value === '')
      errors.push({ field: name, message: `${label} is required for a ${type.label}.` })
    if (name === 'iban' && value !== '' && !isIban(value.replaceAll(' ', '').toUpperCase()))
      errors.push({ field: name, message: 'Check the IBAN. Its check digits do not match.' })
    if (value !== '') details[name] = value
  }
  if (errors.length > 0) throw refusal(errors)
  return {
    code: form.code,
    name: form.name.trim(),
    type: form.partnerType,
    navision_code: form.navisionCode.trim(),
    details: JSON.stringify(details),
    ...(form.version === undefined ? {} : { version: form.version }),
  }
}

function isPartnerField(name: string): name is PartnerField {
  return Object.hasOwn(partnerFields, name)
}
