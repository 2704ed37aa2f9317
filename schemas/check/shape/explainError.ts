import { type ErrorObject } from 'ajv'
import { actionSchemas } from '../../language/action.ts'
import { blockSchemas } from '../../language/block.ts'
import { cellSchemas } from '../../language/cell.ts'
import { fieldSchemas } from '../../language/field.ts'
import { filterSchemas } from '../../language/filter.ts'
import { gridSchema } from '../../language/grid.ts'
import { notes } from '../../language/notes.ts'
import { explain } from '../explain.ts'
import { type Finding, finding, keyFinding } from '../finding.ts'
import { isObject, keysOfPointer, pointerTo } from '../item.ts'
import { synonymOf } from '../synonyms.ts'
import { type Explanation, suggestion } from '../wording.ts'
import { limitInstead } from './limits.ts'
import { instead, spelledAsPattern, typeName, wanted } from './wanted.ts'
import { describe, wordAt } from './words.ts'

/** An error of ajv as a finding; `root` is what the file defines, as a reader calls it. */
export function explainError(file: string, error: ErrorObject, root = 'screen'): Finding {
  const { instancePath: pointer, keyword, params } = error
  if (keyword === 'additionalProperties') {
    const key = String(params.additionalProperty)
    const isNested = isLeaf(error) && ['all', 'any'].includes(key)
    const special = conditionKey(key, error) ?? specialKey(key, error, root)
    if (special) return keyFinding(file, { pointer: pointerTo(pointer, key) }, special)
    return keyFinding(
      file,
      { pointer: pointerTo(pointer, key) },
      isNested
        ? explain.conditionNested()
        : explain.keyUnknown(
            key,
            nameOf(error, root),
            keysKnown(error),
            kindsWith(key, error),
            keyAbove(key, error),
            keysWritten(error),
          ),
    )
  }
  if (keyword === 'propertyNames') {
    const key = String(params.propertyName)
    const form = nameForm(error)
    return keyFinding(
      file,
      { pointer: pointerTo(pointer, key) },
      explain.nameWrong(key, form, named(key, form)),
    )
  }
  if (keyword === 'discriminator') {
    const word = wordAt(pointer)
    const tag = String(params.tag)
    const place = { pointer: pointerTo(pointer, tag) }
    if (tag === 'type')
      return finding(file, place, explain.typeUnknown(shown(params.tagValue), kindsOf(error)))
    const isElsewhere = Object.hasOwn(unions[word] ?? {}, String(params.tagValue))
    const say = isElsewhere ? explain.kindMisplaced : explain.kindUnknown
    return finding(file, place, say(word, shown(params.tagValue), kindsOf(error)))
  }
  if (keyword === 'uniqueItems') {
    const [one, other] = [Number(params.i), Number(params.j)]
    const later = pointerTo(pointer, String(Math.max(one, other)))
    return finding(file, { pointer: later }, explain.entryTwice(Math.min(one, other) + 1))
  }
  return finding(file, { pointer }, explanationOf(error, root))
}

function explanationOf(error: ErrorObject, root: string): Explanation {
  const { data, instancePath, keyword, params } = error
  const about = describe(error.parentSchema)
  if (instancePath.endsWith('/initial') && isObject(data) && 'lastDays' in data)
    return explain.initialDaysUnfit()
  if (keyword === 'const' && instancePath.endsWith('/initial/lastDays')) return explain.initialDaysToday()
  switch (keyword) {
    case 'required': {
      const key = String(params.missingProperty)
      if (isFieldless(error)) return explain.conditionAnd('all')
      if (key === 'kind') return kindMissing(error)
      return explain.keyMissing(
        key,
        nameOf(error, root),
        describe(property(error, key)),
        valuesOf(property(error, key)),
      )
    }
    case 'type':
    case 'anyOf': {
      if (error.instancePath.endsWith('/not') && isObject(data)) return explain.conditionNot(data)
      if (error.instancePath.endsWith('/any') && isObject(data)) return explain.conditionOr()
      if (error.instancePath.endsWith('/all') && isObject(data)) return explain.conditionAnd('all')
      const form = error.parentSchema
      const short = shortForm(error) ?? limitInstead(error)
      if (short !== undefined) return explain.typeWrong(typeName(data), wanted(form), short)
      const found = keyword === 'anyOf' && typeof data === 'string' ? shown(data) : typeName(data)
      return explain.typeWrong(found, wanted(form), instead(data, form, kindsOf(error), about))
    }
    case 'enum':
      return explain.valueUnknown(shown(data), texts(error.schema))
    case 'const':
      // Of two values, the rejected one is the default.
      return typeof error.schema === 'boolean' && typeof data === 'boolean'
        ? explain.defaultWritten()
        : explain.valueUnknown(shown(data), texts([error.schema]))
    case 'pattern':
      return explain.formWrong(
        shown(data),
        String(error.schema),
        limitInstead(error) ?? about,
        spelledAsPattern(data, String(error.schema)),
      )
    case 'minLength':
      return explain.textEmpty(about)
    case 'minItems':
      return explain.listShort(Array.isArray(data) ? data.length : 0, Number(error.schema), about)
    case 'maxItems':
      return explain.listLong(Array.isArray(data) ? data.length : 0, Number(error.schema), about)
    case 'minimum':
      return explain.numberRange(shown(data), `${error.schema} or more`)
    case 'maximum':
      return explain.numberRange(shown(data), `${error.schema} or less`)
    case 'minProperties':
      return isLeaf(error) ? explain.conditionOpen() : explain.keysFew(keysKnown(error), about)
    case 'maxProperties':
      return isLeaf(error) ? explain.conditionTwice(Object(data)) : explain.keysMany(keysKnown(error))
    default:
      throw new Error(`The language uses the keyword "${keyword}", for which the check has no words.`)
  }
}

/** What to write for a part that is mostly written as text, which the long form no longer shows. */
function shortForm({ data, instancePath, keyword }: ErrorObject): string | undefined {
  const word = wordAt(instancePath)
  const [only, ...others] = Array.isArray(data) ? data : []
  if (word === 'load' && typeof only === 'string' && others.length === 0) return `Write "${only}".`
  if (instancePath.endsWith('/initial') && keyword === 'anyOf' && typeof data === 'number')
    return `Write {lastDays: ${data}} for days up to today.`
  return word === 'confirmation' && data === true
    ? 'Write the question as a text, e.g. "Send this refund?".'
    : undefined
}

function kindMissing(error: ErrorObject): Explanation {
  const kinds = kindsOf(error)
  const holding = kinds.filter(kind => 'body' in propertiesOf(unions.block?.[kind]))
  if (isObject(error.data) && Array.isArray(error.data.body) && holding.length > 0)
    return explain.bodyNested(holding)
  const entries = isObject(error.data) ? Object.entries(error.data) : []
  const [key] = entries.find(([, value]) => typeof value === 'string' && kinds.includes(value)) ?? []
  if (wordAt(error.instancePath) !== 'action' || key !== undefined)
    return explain.kindMissing(wordAt(error.instancePath), kinds, key)
  const [meant] = entries.filter(([name]) => synonymOf(name, actionWays) !== undefined)
  return explain.actionIdle(meant && [meant[0], synonymOf(meant[0], actionWays) ?? ''])
}

/** The keys that say what an action does. */
const actionWays = ['call', 'form', 'to']

/** The key of the word below which another key belongs: that of a form is in the `form` of its block. */
function keyAbove(key: string, { instancePath, parentSchema }: ErrorObject): string | undefined {
  const kind = constOf(propertiesOf(parentSchema).kind) ?? ''
  // A part that several kinds share, such as a form, appears in the schema of the error only by name.
  const own = Object.entries(
    propertiesOf(unions[wordAt(instancePath)]?.[kind] ?? shared[wordAt(instancePath)] ?? parentSchema),
  )
  return own.find(([, schema]) => key in propertiesOf(schema))?.[0]
}

/** The word that an error is about, e.g. `a money cell`, `a column`. */
function nameOf({ instancePath, parentSchema }: ErrorObject, root: string): string {
  const word = instancePath === '' ? root : wordAt(instancePath, root)
  const kind = tagOf(parentSchema)
  const name = kind === undefined ? word : `${kind} ${word}`
  if (name.startsWith('"')) return name
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`
}

/** The keys of a word; those that any word may carry come last. */
function keysKnown({ parentSchema }: ErrorObject): string[] {
  const keys = Object.keys(propertiesOf(parentSchema))
  return [...keys.filter(key => !Object.hasOwn(notes, key)), ...keys.filter(key => Object.hasOwn(notes, key))]
}

/** Keys that other tools use in conditions. */
function conditionKey(key: string, error: ErrorObject): Explanation | undefined {
  if (!isCondition(error)) return undefined
  if (key === 'or') return explain.conditionOr()
  if (key === 'and') return explain.conditionAnd(key)
  if (!isLeaf(error)) return explain.conditionBeside(key)
  const { field } = isObject(error.data) ? error.data : {}
  const known = keysKnown(error)
  return typeof field === 'string' && suggestion(key, known) === undefined
    ? explain.conditionPath(field, key)
    : undefined
}

/** Keys of other tools that the language expresses differently. */
function specialKey(key: string, { instancePath, data }: ErrorObject, root: string): Explanation | undefined {
  const keys = keysOfPointer(instancePath)
  if (
    root === 'file of entities' &&
    keys.at(-2) === 'fields' &&
    ['optional', 'required', 'nullable'].includes(key)
  )
    return explain.optionalField(key, isObject(data) ? String(data.type).replace('?', '') : '')
  if (root === 'calls file' && keys.length === 2 && ['method', 'path', 'url'].includes(key))
    return explain.callMethodKey(key)
  if (instancePath === '/redirect' && ['if', 'when', 'condition'].includes(key))
    return explain.redirectWhen(key)
  if (key === 'call' && wordAt(instancePath) === 'block' && isObject(data))
    return explain.blockCall(String(data.call), String(data.kind))
  const value = isObject(data) ? data[key] : undefined
  const tones = ['danger', 'info', 'success', 'warning']
  return keys.at(-1) === 'tones' && tones.includes(String(value))
    ? explain.toneReversed(key, String(value))
    : undefined
}

/** The keys that only the short forms of a word have; they are expanded before the shape is checked. */
function keysWritten({ instancePath }: ErrorObject): readonly string[] {
  return shortKeys[wordAt(instancePath)] ?? []
}

const shortKeys: Readonly<Record<string, readonly string[]>> = {
  action: ['call', 'path', 'form', 'title'],
  block: ['call', 'path'],
  grid: ['call', 'path'],
  load: ['call', 'path'],
  tile: ['call', 'path'],
}

/** The other kinds of the word that know a key, as a reader calls them. */
function kindsWith(key: string, { instancePath, parentSchema }: ErrorObject): string[] {
  const word = wordAt(instancePath)
  if (tagOf(parentSchema) === undefined) return []
  return Object.entries(unions[word] ?? {})
    .filter(([, schema]) => key in propertiesOf(schema))
    .map(([kind]) => `${kind} ${word}`)
}

/** Words that have kinds. */
const unions: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  action: actionSchemas,
  block: blockSchemas,
  cell: cellSchemas,
  field: fieldSchemas,
  filter: filterSchemas,
}

/** Words in several places, whose parts appear in the schema of an error only by name. */
const shared: Readonly<Record<string, unknown>> = { grid: gridSchema }

function valuesOf(schema: unknown): string[] {
  return isObject(schema) ? texts(schema.enum) : []
}

function property({ parentSchema }: ErrorObject, key: string): unknown {
  return propertiesOf(parentSchema)[key]
}

function propertiesOf(schema: unknown): Readonly<Record<string, unknown>> {
  return isObject(schema) && isObject(schema.properties) ? schema.properties : {}
}

/** The kinds that the union of an error knows. */
function kindsOf({ parentSchema }: ErrorObject): string[] {
  const forms: unknown = isObject(parentSchema) ? parentSchema.oneOf : undefined
  if (!Array.isArray(forms)) return []
  return forms.map(tagOf).filter(kind => kind !== undefined)
}

/** The word of a form of a union: its kind, or the type of a field of an entity. */
function tagOf(form: unknown): string | undefined {
  const { kind, type } = propertiesOf(form)
  return constOf(kind) ?? constOf(type)
}

/** The word of a kind or type; a type may have a `?` behind it as well. */
function constOf(schema: unknown): string | undefined {
  if (!isObject(schema)) return undefined
  if (typeof schema.const === 'string') return schema.const
  const [word, optional] = texts(schema.enum)
  return word !== undefined && optional === `${word}?` ? word : undefined
}

function nameForm({ schema }: ErrorObject): string {
  return isObject(schema) ? String(schema.pattern) : ''
}

/** A name in the wanted form: in lower case, its first part, or as one word. */
function named(name: string, form: string): string | undefined {
  const small = name.toLowerCase()
  const joined = small.replaceAll(/[^a-z0-9]+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  return [small, joined, small.split(/[^a-z0-9]/)[0] ?? ''].find(
    one => one !== name && one !== '' && new RegExp(form).test(one),
  )
}

function isLeaf(error: ErrorObject): boolean {
  return 'present' in propertiesOf(error.parentSchema)
}

/** Entries of a written `all`: fields by name, which need no list. */
function isFieldless(error: ErrorObject): boolean {
  const { data, instancePath, params } = error
  return (
    isLeaf(error) &&
    params.missingProperty === 'field' &&
    /\/all\/\d+$/.test(instancePath) &&
    isObject(data) &&
    !Object.keys(data).some(key => key in propertiesOf(error.parentSchema))
  )
}

/** One of the forms of a condition. */
function isCondition(error: ErrorObject): boolean {
  return isLeaf(error) || ['all', 'any'].includes(Object.keys(propertiesOf(error.parentSchema)).join())
}

function texts(values: unknown): string[] {
  return Array.isArray(values) ? values.map(String) : []
}

function shown(value: unknown): string {
  return JSON.stringify(value) ?? 'missing'
}
