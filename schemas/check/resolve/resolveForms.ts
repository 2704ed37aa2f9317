import { type Entity } from '../../language/entity.ts'
import { type EntityField } from '../../language/entityField.ts'
import { sensitiveData } from '../../language/sensitiveData.ts'
import { explain } from '../explain.ts'
import { child, type Item, isObject, items, text } from '../item.ts'
import { placeholdersOf } from '../placeholders.ts'
import { confirmTexts, isComputedReadOnly } from '../references/formFields.ts'
import {
  bodyField,
  bodyNames,
  type Calls,
  checkBody,
  checkChanged,
  checkFiles,
  fieldName,
  isNeeded,
} from './formBody.ts'
import { controlKeys, currencyPath, formKind, withoutUndefined } from './formControls.ts'
import { checkField } from './namedFields.ts'
import { resolveDryRun } from './resolveDryRun.ts'
import { editedRecords, resolveDone, resolveNext } from './resolveNext.ts'
import { resolveOptions } from './resolveOptions.ts'
import { checkChosen } from './resolveSearch.ts'
import { drop, type EntityOf, inFull, isPath, replacedWords, type Scope, type Words } from './scope.ts'
import { dashed, labelOfButton } from './shortActions.ts'
import { formatsOf, namedIn } from './textFormats.ts'
import { checkValuePaths, withReads } from './valuePaths.ts'
import { type NamedCall } from './vocabulary.ts'

/** The action that opens a form. */
export interface OpeningAction {
  readonly label: string
  /** Whether it has a row, a selection or a record. */
  readonly hasRecord: boolean
}

/** A form with its calls as paths and methods, and its fields completed from the entity. */
export function resolveForm(
  form: Item,
  scope: Scope,
  record: EntityOf,
  openingAction?: OpeningAction,
): unknown {
  if (!isObject(form.value)) return form.value
  const written = child(form, 'fields')
  const submits = [child(form, 'submit'), ...items(child(form, 'otherSubmits'))]
  const ways = submits.map(submit => wayOf(submit, scope))
  const [{ call, isWrong } = noWay] = ways
  const own = scope.entity(child(form, 'entity'))
  const entity =
    own ??
    (isWrong
      ? 'wrong'
      : (scope.entityOf(call) ?? scope.loadEntity(text(child(form, 'values')) ?? '') ?? record))
  const names = bodyNames(call)
  const fields =
    written.value === undefined && names.length > 0 ? { pointer: form.pointer, value: names } : written
  const calls = ways.map(way => way.call)
  const filling = scope.loadEntity(text(child(form, 'values')) ?? '') ?? record
  checkValuePaths(form, fields, scope, filling)
  checkChosen(fields, filling, scope)
  for (const [at, other] of calls.entries())
    if (call && other && (other.selection ?? false) !== (call.selection ?? false))
      scope.found(child(submits[at] ?? form, 'call'), explain.submitSelection(call.name, other.name))
  for (const text of submits.flatMap(confirmTexts)) checkRecordFields(text, filling, scope)
  for (const [at, way] of ways.entries())
    if (way.call) {
      const submit = submits[at] ?? form
      if (written.value !== undefined || at > 0)
        checkBody({ fields, body: child(submit, 'body') }, way.call, scope, calls)
      checkChanged(fields, submit, way.call, scope)
    }
  checkFiles(fields, submits, entity, calls, scope)
  const edited = editedRecords(
    ways.map(({ call }, at) => ({ submit: submits[at] ?? form, call })),
    scope,
  )
  const sent = (at: number) => {
    const submit = submits[at]
    if (!submit || !isObject(inFull(submit, 'call').value)) return submit?.value
    const followed = {
      requires: neededHere(fields, at, entity, calls),
      fields: sentHere(fields, ways[at]?.call),
    }
    const formats = formatsOf(confirmTexts(submit), child(submit, 'formats'), scope, name =>
      name.startsWith(ofRecord)
        ? namedIn(filling, scope, name.slice(ofRecord.length))
        : { field: bodyField(name, entity, calls), above: '' },
    )
    const words = resolveSubmit(inFull(submit, 'call'), ways[at]?.call, scope, filling, {
      followed,
      openingAction: at === 0 ? openingAction : undefined,
      next: item => resolveNext(item, scope, { row: record, edited, sent: call => sentHere(fields, call) }),
    })
    return { ...words, ...formats }
  }
  const values = child(form, 'values').value
  // A form for selected rows has no record, whatever that for one row has.
  const hasValues = values !== undefined && !(values === true && call?.selection)
  const isEmpty = openingAction?.hasRecord && call && !changes(call) && !hasValues
  const onRecord = openingAction?.hasRecord && !call?.selection
  return {
    ...(isWrong ? { id: 'form' } : call && { id: dashed(call.name) }),
    ...(isEmpty && { values: false }),
    ...(fields.value !== undefined && {
      fields: withReads(
        resolveFormFields(fields, scope, entity, {
          calls,
          record: hasValues || onRecord ? filling : undefined,
        }),
        form,
      ),
    }),
    ...replacedWords(form, {
      entity: drop,
      fields: drop,
      values: ({ value }) => (value === true ? undefined : value),
      submit: () => sent(0),
      otherSubmits: list => items(list).map((_, at) => sent(at + 1)),
    }),
  }
}

/** Where the text of a question names a field of the record of its form. */
const ofRecord = 'record.'

function checkRecordFields(item: Item, record: EntityOf, scope: Scope): void {
  for (const name of placeholdersOf(text(item) ?? ''))
    if (name.startsWith(ofRecord)) checkField({ ...item, value: name.slice(ofRecord.length) }, record, scope)
}

/** Whether a call edits an existing record, rather than acting on it. */
function changes({ method }: NamedCall): boolean {
  return method === 'PUT' || method === 'PATCH'
}

/** The call of a submit; `isWrong`: it names a call that no form can send. */
interface Way {
  readonly call: NamedCall | undefined
  readonly isWrong: boolean
}
const noWay: Way = { call: undefined, isWrong: false }

function wayOf(submit: Item, scope: Scope): Way {
  const item = typeof submit.value === 'string' ? submit : child(submit, 'call')
  const isNamed = item.value !== undefined && !isPath(item.value)
  const call = isNamed ? scope.call(item) : undefined
  const reads = call && (call.method === 'GET' || call.grid !== undefined)
  if (reads) scope.found(item, explain.callUnfit(call.name, 'reads', 'a form'))
  return { call, isWrong: reads || (isNamed && !call) }
}

/** What one submit derives from the calls of all submits; empty lists: nothing. */
interface Followed {
  readonly requires: readonly string[]
  readonly fields: readonly string[]
}

function resolveSubmit(
  submit: Item,
  call: NamedCall | undefined,
  scope: Scope,
  record: EntityOf,
  {
    followed,
    openingAction,
    next,
  }: {
    readonly followed: Followed
    readonly openingAction: OpeningAction | undefined
    readonly next: (item: Item) => unknown
  },
): Words {
  const requires = child(submit, 'requires')
  const said = requires.value === undefined ? [] : items(requires).map(({ value }) => value)
  const needed = followed.requires.filter(name => !said.includes(name))
  return {
    ...(call && { call: scope.path(call, submit, record, record !== undefined && record !== 'wrong') }),
    ...(call && !['GET', 'POST'].includes(call.method) && { method: call.method }),
    ...(call?.version && { version: 'version' }),
    ...(openingAction && call && !changes(call) && { label: labelOfButton(openingAction.label) }),
    ...(followed.fields.length > 0 && { fields: followed.fields }),
    ...(needed.length > 0 && said.length === 0 && { requires: needed }),
    ...replacedWords(submit, {
      path: drop,
      next,
      onSuccess: item => resolveDone(item, call, scope),
      dryRun: item =>
        resolveDryRun(item, call ?? (isPath(child(submit, 'call').value) ? undefined : 'wrong'), scope),
      // An unknown name is reported already, not again as an invalid path.
      ...(call ? { call: drop } : !isPath(child(submit, 'call').value) && { call: () => '/' }),
      ...(needed.length > 0 && { requires: () => [...said, ...needed] }),
    }),
  }
}

/** Names of the fields that a call takes, when it does not take the whole form. */
function sentHere(fields: Item, call: NamedCall | undefined): string[] {
  const known = bodyNames(call)
  const names = items(fields).flatMap(field => fieldName(field) ?? [])
  return known.length === 0 || names.every(name => known.includes(name))
    ? []
    : names.filter(name => known.includes(name))
}

/** Fields required by this submit's call only, unless the form itself says what is required. */
function neededHere(fields: Item, at: number, entity: EntityOf, calls: Calls): string[] {
  return items(fields).flatMap(item => {
    const name = fieldName(item) ?? ''
    const field = bodyField(name, entity, calls)
    const isSaid =
      child(item, 'required').value !== undefined || field?.type === 'boolean' || isComputedReadOnly(item)
    if (!field || isSaid || !isNeeded(name, field, calls[at])) return []
    return calls.every(call => isNeeded(name, field, call)) ? [] : [name]
  })
}

/** The fields of a form, or of a table of records in it. */
function resolveFormFields(list: Item, scope: Scope, entity: EntityOf, around: Around): unknown {
  if (!Array.isArray(list.value)) return list.value
  const { calls } = around
  const beside = [...items(list).flatMap(one => fieldName(one) ?? []), ...(around.beside ?? [])]
  return items(list).map(given => {
    const item = named(given, scope)
    const written = inFull(item, 'name').value
    if (!isObject(written)) return written
    const name = typeof written.name === 'string' ? written.name : ''
    const place = typeof item.value === 'string' ? item : child(item, 'name')
    if (entity && entity !== 'wrong') scope.field(place, name, entity)
    const field = bodyField(name, entity, calls)
    if (!field) {
      if (written.kind !== undefined && written.label !== undefined) return withSearch(item, written, scope)
      if (entity && entity !== 'wrong' && name !== '') {
        scope.found(place, explain.entityFieldUnknown(name, entity.name, Object.keys(entity.fields)))
      } else if (!entity && name !== '') scope.found(item, explain.entityMissing(name))
      return { kind: 'text', label: name, ...written }
    }
    const needed = calls.every(call => isNeeded(name, field, call))
    return resolveFormField(item, written, field, scope, { ...around, needed, beside })
  })
}

/** A field in full, whose search may still name a call. */
function withSearch(item: Item, written: Words, scope: Scope): Words {
  const options = child(item, 'options')
  if (child(options, 'search').value === undefined) return written
  return { ...written, options: resolveOptions(options, scope) }
}

/** A field of a form that has the key of list fields for its name. */
function named(item: Item, scope: Scope): Item {
  if (!isObject(item.value) || item.value.name !== undefined || text(child(item, 'field')) === undefined)
    return item
  const { field, ...others } = item.value
  scope.foundKey(child(item, 'field'), explain.keyUnknown('field', 'a field', ['name']))
  return { ...item, value: { ...others, name: field } }
}

/** What fields are resolved with. */
interface Around {
  readonly calls: Calls
  /** Record that fills the form. */
  readonly record: EntityOf
  /** Names of the fields of the form around a table. Default none. */
  readonly beside?: readonly string[]
}

/** A field in a table of records is described only by its record. */
const onlyRecord: Calls = [undefined]

function resolveFormField(
  item: Item,
  written: Words,
  field: EntityField,
  scope: Scope,
  around: Around & { readonly needed: boolean; readonly beside: readonly string[] },
): Words {
  const inner = field.type === 'list' ? scope.vocabulary.entities.get(field.entity ?? '') : undefined
  const kind = typeof written.kind === 'string' ? written.kind : formKind(field, written)
  const { required, ...others } = written
  const { needed } = around
  const currency = kind === 'number' && written.unit === undefined ? currencyPath(field, around) : undefined
  const isFile = field.type === 'file'
  if (
    kind === 'text' &&
    (isFile || field.type === 'object' || (field.type === 'list' && field.entity !== undefined))
  ) {
    const place = typeof item.value === 'string' ? item : child(item, 'name')
    scope.found(place, explain.formFieldUnfit(String(written.name), field.type))
  }
  return withoutUndefined({
    ...(field.label !== undefined && { label: field.label }),
    ...(field.help !== undefined && { help: field.help }),
    // Defaults are omitted from what the browser receives.
    required: (required ?? (needed && kind !== 'checkbox' && !isComputedReadOnly(item))) || undefined,
    ...controlKeys(field, kind),
    ...(field.sensitive &&
      !['file', 'rows'].includes(kind) &&
      !isKnownSensitive(field, written) && { sensitive: true }),
    currency,
    ...others,
    kind,
    ...(written.options !== undefined && { options: resolveOptions(child(item, 'options'), scope, field) }),
    ...(inner &&
      kind === 'rows' && { fields: resolveRowFields(child(item, 'fields'), scope, inner, around) }),
  })
}

/** Whether the name or label of a field already says that it is sensitive. */
function isKnownSensitive(field: EntityField, { name, label = field.label, masked }: Words): boolean {
  return masked === true || sensitiveData(String(name), String(label)) !== undefined
}

/** A record of a table is sent with its fields only: without one that it needs, no form could be saved. */
function resolveRowFields(list: Item, scope: Scope, record: Entity, around: Around): unknown {
  const names = items(list).flatMap(field => fieldName(field) ?? [])
  const lacking = Object.entries(record.fields)
    .filter(([name, field]) => !field.optional && !names.includes(name))
    .map(([name]) => name)
  // A misspelt field is reported where it is written.
  const isMisspelt = names.some(name => !Object.hasOwn(record.fields, name))
  if (Array.isArray(list.value) && lacking.length > 0 && !isMisspelt)
    scope.found(list, explain.rowFieldsMissing(lacking, record.name))
  return resolveFormFields(list, scope, record, { ...around, calls: onlyRecord })
}
