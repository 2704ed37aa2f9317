import { sensitiveData } from '../../language/sensitiveData.ts'
import { explain } from '../explain.ts'
import { type Finding, finding, keyFinding } from '../finding.ts'
import { child, type Item, items, text } from '../item.ts'
import { placeholdersOf } from '../placeholders.ts'
import { mayBeSensitive } from '../standards/keptTexts.ts'
import { clearingFields } from './clearingFields.ts'
import { comparedFields } from './comparedFields.ts'
import { computedFields } from './computedFields.ts'
import { comparedValues, dayOf, leaves, sizeOf } from './conditionLeaves.ts'
import { fieldLimits, optionValues } from './fieldLimits.ts'
import {
  conditionsOf,
  confirmTexts,
  type FieldPlace,
  fieldsOf,
  nameOf,
  questionConditions,
  submitsOf,
} from './formFields.ts'
import { twice } from './grids.ts'
import { type FormPlace, type Outline } from './outline.ts'
import { stepFindings, surroundingFindings } from './surroundings.ts'
import { waitingFields } from './waitingFields.ts'

/** Fields have unique names, refer to existing fields, and can be filled in. */
export function checkFields({ file, forms }: Outline): Finding[] {
  return forms.flatMap(place => {
    const { form } = place
    const tables = [form, ...items(child(form, 'fields'))].map(holder => items(child(holder, 'fields')))
    return [
      ...waitingFields(file, place),
      ...questions(file, place),
      ...clearingFields(file, form),
      ...computedFields(file, place),
      ...comparedFields(file, place),
      ...tables.flatMap(fields =>
        twice(
          file,
          fields.map(field => child(field, 'name')),
          explain.fieldTwice,
        ),
      ),
      ...items(child(form, 'fields')).flatMap(field => [
        ...fixedRows(file, place, field),
        ...uniqueFields(file, field),
      ]),
      ...fieldsOf(form).flatMap(one => [
        ...names(file, one.field),
        ...conditions(file, place, conditionsOf(one.field), one),
        ...clearing(file, form, one),
        ...fieldLimits(file, form, one.field),
        ...sensitivity(file, one.field),
        ...prefill(file, place, one.field),
        ...searched(file, place, one.field),
      ]),
    ]
  })
}

/** The question before a form is sent names fields of the form or of its record, in its texts and in its condition. */
function questions(file: string, place: FormPlace): Finding[] {
  const { form } = place
  const seen = items(child(form, 'fields'))
  const known = seen.map(nameOf)
  return [
    ...submitsOf(form)
      .flatMap(confirmTexts)
      .flatMap(item =>
        placeholdersOf(text(item) ?? '').flatMap(name => {
          if (known.includes(name)) return []
          return name.startsWith('record.')
            ? (surroundingFindings(file, place, 'record', item) ?? [])
            : [finding(file, item, explain.fieldUnknown(name, known))]
        }),
      ),
    ...conditions(file, place, questionConditions(form), { seen }),
  ]
}

/** A record fills the form, or there is nothing to leave out. */
function prefill(file: string, { form, onRecord }: FormPlace, field: Item): Finding[] {
  const said = child(field, 'prefill')
  return said.value !== false || isFilled({ form, onRecord })
    ? []
    : [keyFinding(file, said, explain.prefillUnfilled(onRecord))]
}

/** The label of a searched choice is that of its record, and no other is known from the start. */
function searched(file: string, place: FormPlace, field: Item): Finding[] {
  const [search, chosen, initial] = [
    child(field, 'options', 'search'),
    child(field, 'options', 'chosen'),
    child(field, 'initial'),
  ]
  if (search.value === undefined) return []
  return [
    ...(chosen.value === undefined || isFilled(place)
      ? []
      : [keyFinding(file, chosen, explain.chosenUnfilled())]),
    ...(initial.value === undefined ? [] : [keyFinding(file, initial, explain.searchInitial())]),
  ]
}

function isFilled({ form, onRecord }: Pick<FormPlace, 'form' | 'onRecord'>): boolean {
  const values = child(form, 'values')
  return text(values) !== undefined || (onRecord && values.value !== false)
}

/** A table to which the user adds no lines needs a record that fills it, and has no limits of their number. */
function fixedRows(file: string, place: FormPlace, field: Item): Finding[] {
  if (text(child(field, 'kind')) !== 'rows' || child(field, 'add').value !== undefined) return []
  const limits = ['min', 'max'].map(key => child(field, key)).filter(({ value }) => value !== undefined)
  return [
    ...limits.map(item => keyFinding(file, item, explain.rowsLimitFixed())),
    ...(isFilled(place) && child(field, 'prefill').value !== false
      ? []
      : [finding(file, field, explain.rowsUnfilled())]),
  ]
}

/** What may occur once in a table is a field of its records. */
function uniqueFields(file: string, table: Item): Finding[] {
  const known = items(child(table, 'fields')).map(nameOf)
  return items(child(table, 'unique'))
    .filter(item => !known.includes(text(item) ?? ''))
    .map(item => finding(file, item, explain.fieldUnknown(text(item) ?? '', known)))
}

/** A sensitivity that follows from the kind of data is not written; a different one gives its reason. */
function sensitivity(file: string, field: Item): Finding[] {
  const said = child(field, 'sensitive')
  if (typeof said.value !== 'boolean') return []
  const typed = ['text', 'number'].includes(text(child(field, 'kind')) ?? '')
  const what = typed ? sensitiveData(nameOf(field), text(child(field, 'label')) ?? '') : undefined
  const masked = child(field, 'masked').value === true
  const mayBe = typed && mayBeSensitive(nameOf(field), text(child(field, 'label')) ?? '')
  if (!said.value && !masked && mayBe)
    return child(field, 'because').value === undefined
      ? [finding(file, said, explain.sensitiveKept(what ?? 'what may be secret'))]
      : []
  if (said.value === (masked || what !== undefined)) return [finding(file, said, explain.sensitiveAnyway())]
  return said.value ? [] : [finding(file, said, explain.sensitiveKept('a secret'))]
}

/** The names of the record, the loads and the profile in conditions. */
const taken = ['record', 'loads', 'profile']

function names(file: string, field: Item): Finding[] {
  return taken.includes(nameOf(field))
    ? [finding(file, child(field, 'name'), explain.fieldNameTaken(nameOf(field)))]
    : []
}

/** Conditions on what a form knows; `field`: those of that field. */
function conditions(
  file: string,
  place: FormPlace,
  written: readonly Item[],
  { field, seen }: Pick<FieldPlace, 'seen'> & Partial<FieldPlace>,
): Finding[] {
  const known = seen.map(nameOf)
  return written.flatMap(leaves).flatMap(leaf => {
    const item = child(leaf, 'field')
    const path = text(item)
    if (path === undefined) return []
    const [name = path, ...steps] = path.split('.')
    const around = surroundingFindings(file, place, name, item)
    if (around) return around
    const on = seen.find(one => nameOf(one) === name)
    if (!on) return [finding(file, item, explain.fieldUnknown(name, known))]
    if (steps.length > 0) return stepFindings(file, false, on, item)
    return [
      ...(field && name === nameOf(field) && item.pointer.startsWith(`${field.pointer}/visible`)
        ? [finding(file, item, explain.visibleByItself())]
        : []),
      ...values(file, leaf, on),
    ]
  })
}

/** The compared value is possible for the field: of a choice, one of its fixed options. */
function values(file: string, leaf: Item, field: Item): Finding[] {
  const kind = text(child(field, 'kind')) ?? ''
  const [bySize, byDay, byUser] = [sizeOf(leaf), dayOf(leaf), child(leaf, 'isUser')]
  if (bySize && kind !== 'number')
    return [finding(file, bySize, explain.sizeUnfit(nameOf(field), `a ${kind} field`, kind === 'date'))]
  if (byDay && kind !== 'date')
    return [finding(file, byDay, explain.dayUnfit(nameOf(field), `a ${kind} field`))]
  if (byUser.value !== undefined && !nameKinds.includes(kind))
    return [finding(file, byUser, explain.userUnfit(nameOf(field), `a ${kind} field`))]
  const compared = comparedValues(leaf).filter(({ value }) => value !== undefined && value !== null)
  if (kind === 'checkbox' || kind === 'number')
    return compared
      .filter(({ value }) => (kind === 'checkbox' ? typeof value !== 'boolean' : !isNumber(value)))
      .map(item => finding(file, item, explain.valueNever(JSON.stringify(item.value), kind)))
  if (kind === 'file')
    return compared.map(item => finding(file, item, explain.valueNever(JSON.stringify(item.value), kind)))
  const options = optionValues(field)
  if (options.length === 0 || kind === 'text') return []
  return compared
    .filter(({ value }) => typeof value === 'string' || typeof value === 'number')
    .filter(({ value }) => !options.includes(String(value)))
    .map(item => finding(file, item, explain.optionUnknown(String(item.value), options)))
}

/** Kinds of fields that may hold the name of a user. */
const nameKinds = ['choice', 'select', 'text']

/** Whether a text is a number, since conditions compare numbers as text. */
function isNumber(value: unknown): boolean {
  return (
    typeof value === 'number' || (typeof value === 'string' && value !== '' && Number.isFinite(Number(value)))
  )
}

/** `clearWhen` hidden or disabled needs a condition that hides or disables the field. */
function clearing(file: string, form: Item, { field }: FieldPlace): Finding[] {
  const item = child(field, 'clearWhen')
  const always = (key: string) => child(field, key).value === undefined
  if (item.value === 'hidden' && always('visible') && child(form, 'profile').value === undefined)
    return [finding(file, item, explain.clearNever('hidden', 'visible'))]
  return item.value === 'disabled' && always('enabled')
    ? [finding(file, item, explain.clearNever('locked', 'enabled'))]
    : []
}
