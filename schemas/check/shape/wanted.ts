import { notes } from '../../language/notes.ts'
import { isObject } from '../item.ts'
import { anchored, list, suggestion } from '../wording.ts'

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
}

/** The name of a value's type. */
export function typeName(value: unknown): string {
  if (typeof value === 'boolean' || typeof value === 'number') return String(value)
  return (
    typeNames[value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value] ?? 'something else'
  )
}

/** What a schema accepts: its values, the required keys of its objects, else its types. */
export function wanted(schema: unknown): string {
  if (!isObject(schema)) return ''
  if (Array.isArray(schema.anyOf)) return [...new Set(schema.anyOf.map(wanted))].join(' or ')
  if ('const' in schema) return JSON.stringify(schema.const)
  if (Array.isArray(schema.enum))
    return schema.enum.length > 8
      ? `one of ${list(schema.enum.map(String), 8)}`
      : schema.enum.map(value => JSON.stringify(value)).join(' or ')
  if (schema.type !== 'object') return [schema.type].flat().map(nameOf).join(' or ')
  if (isCondition(schema)) return 'a condition'
  const needed = Array.isArray(schema.required) ? schema.required.map(String) : []
  return needed.length === 0 ? 'an object' : `an object with ${list(needed)}`
}

/** What to write instead of a value of another type, if known; else the meaning of the place. */
export function instead(value: unknown, schema: unknown, kinds: readonly string[], about: string): string {
  if (value === null) return 'Leave it out.'
  const meant = typeof value === 'string' ? suggestion(value, wordsOf(schema)) : undefined
  if (meant !== undefined) return meant
  if (typeof value === 'string' && takes(schema, typeof unquoted(value)))
    return `Write ${value}, without quotes.`
  if (wanted(schema).includes('a condition'))
    return "A condition names fields and their values: {status: 'open'}, {status: ['open', 'held'], queue: {not: 'manual'}}, or {any: [{…}, {…}]}."
  if (typeof value === 'number' && takes(schema, 'string')) return `Write "${value}".`
  if (!isObject(schema)) return about
  if (typeof value === 'boolean') return insteadOfBoolean(value, schema, about)
  const [only, ...others] = Array.isArray(value) ? value : []
  if (typeof only === 'string' && others.length === 0 && takes(schema, 'string')) return `Write "${only}".`
  const ofOnly = typeof only === 'string' && others.length === 0 ? asObject(only, schema) : undefined
  if (ofOnly !== undefined) return Array.isArray(schema.anyOf) ? ofOnly : `Write "${only}".`
  if (Array.isArray(value) && value.every(one => typeof one === 'string') && isTable(schema))
    return `Write {${value.map(one => `${one}: …`).join(', ')}}. ${about}`
  if (typeof value !== 'string') return about
  const [, figure] = /^(\d+(?:\.\d+)?)\s*[A-Za-z]{1,2}$/.exec(value) ?? []
  if (figure !== undefined && takes(schema, 'number')) return `Write ${figure}. ${about}`.trim()
  if (kinds.includes(value)) return `Write {kind: "${value}"} with what else it needs.`
  if (takes(schema, 'array')) return `Write ${JSON.stringify(value.split(/\s*,\s*/)).replaceAll(',', ', ')}.`
  if (takes(schema, 'boolean') || schema.const === true) return `Write true, or leave it out. ${about}`
  return asObject(value, schema) ?? about
}

/** The words that a schema accepts. */
function wordsOf(schema: unknown): string[] {
  if (!isObject(schema)) return []
  if (Array.isArray(schema.anyOf)) return schema.anyOf.flatMap(wordsOf)
  if (typeof schema.const === 'string') return [schema.const]
  return Array.isArray(schema.enum) ? schema.enum.map(String) : []
}

function insteadOfBoolean(value: boolean, schema: Readonly<Record<string, unknown>>, about: string): string {
  if (schema.type === 'string' && !('const' in schema || 'enum' in schema))
    return about === '' ? `Write "${value}".` : about
  if (takes(schema, 'number')) return `Write a number. ${about}`.trim()
  const required = Array.isArray(schema.required) ? schema.required.map(String) : []
  if (schema.type !== 'object' || required.length === 0) return about
  return `Write {${required.map(key => `${key}: …`).join(', ')}}. ${about}`.trim()
}

/** An object whose keys are names that the definition chooses. */
function isTable({ type, additionalProperties }: Readonly<Record<string, unknown>>): boolean {
  return type === 'object' && isObject(additionalProperties)
}

/** A boolean or number that was written in quotes; undefined for any other text. */
function unquoted(value: string): unknown {
  return /^(?:true|false|-?\d+(?:\.\d+)?)$/.test(value) ? JSON.parse(value) : undefined
}

function takes(schema: unknown, type: string): boolean {
  if (!isObject(schema)) return false
  if (Array.isArray(schema.anyOf)) return schema.anyOf.some(one => takes(one, type))
  const types = [schema.type].flat()
  return types.includes(type) || (type === 'number' && types.includes('integer'))
}

/** The text as the object that is wanted, when all that one needs are texts: the field of a sort, an option. */
function asObject(value: string, schema: Readonly<Record<string, unknown>>): string | undefined {
  const forms: readonly unknown[] = Array.isArray(schema.anyOf) ? schema.anyOf : [schema]
  for (const { type, required, properties } of forms.filter(isObject)) {
    if (type !== 'object' || !isObject(properties)) continue
    const [first] = Object.keys(properties).filter(key => !Object.hasOwn(notes, key))
    // Nothing is required: the first key is the main one.
    if (!Array.isArray(required)) return objectWith(first, value, properties)
    if (!required.every(key => isTextLike(properties[String(key)], value))) continue
    if (required.join() === 'match,message')
      return `Write {match: ${JSON.stringify(anchored(value))}, message: "…"}.`
    return `Write {${required.map(key => `${key}: "${value}"`).join(', ')}}.`
  }
  return undefined
}

/** The text as the value of the main key of an object. */
function objectWith(
  first: string | undefined,
  value: string,
  properties: Readonly<Record<string, unknown>>,
): string | undefined {
  if (first === undefined || !isTextLike(properties[first], value)) return undefined
  // A call reads, unless its path is that of a list with pages.
  if (first === 'grid' && 'get' in properties && !/grid$/.test(value)) return `Write {get: "${value}"}.`
  if (first === 'screen' && value.startsWith('/'))
    return `Write {screen: '…'} with the name of the screen at "${value}".`
  if (first === 'pattern' && 'example' in properties)
    return `Write {pattern: ${JSON.stringify(anchored(value))}, example: '…'}.`
  return `Write {${first}: "${value}"}.`
}

function isTextLike(schema: unknown, value: string): boolean {
  if (!isObject(schema) || !takes(schema, 'string') || 'enum' in schema || 'const' in schema) return false
  return typeof schema.pattern !== 'string' || new RegExp(schema.pattern).test(value)
}

/** Another spelling of a value that has the form of the place: a call with its method, an address in full, a parameter as `:id` or `${id}`, blanks, capitals. */
export function spelledAsPattern(value: unknown, pattern: string): string | undefined {
  if (typeof value !== 'string') return undefined
  const form = new RegExp(pattern)
  let spelt = value.trim()
  for (const change of spellings) {
    spelt = change(spelt, pattern)
    if (spelt !== value && !/\s/.test(spelt) && form.test(spelt)) return spelt
  }
  return undefined
}

const spellings: readonly ((value: string, pattern: string) => string)[] = [
  value => value.replace(/^[A-Z]+\s+(?=\/)/, ''),
  value => value.replace(/^https?:\/\/[^/]+/, ''),
  (value, pattern) => (pattern.startsWith('^/') ? value.replace(/^\/*/, '/') : value),
  value => value.replace(/(?<=.)\/+$/, ''),
  value => otherDays[value.toLowerCase()] ?? value,
  (value, pattern) => (pattern === fileEnding ? value.toLowerCase().replace(/^(?:\.|.*\/)/, '') : value),
  value => value.replace(/:([A-Za-z]\w*)/g, '{$1}'),
  value => value.replaceAll('${', '{'),
  (value, pattern) =>
    /^\^(?:\/|\[a-z\]\[a-z0-9\]\*\()/.test(pattern)
      ? value.replace(/\{[^}]*\}|[^{]+/g, part => (part.startsWith('{') ? part : hyphened(part)))
      : value,
]

/** As in `accept` of a file. */
const fileEnding = '^[a-z0-9]{1,8}$'

const otherDays: Readonly<Record<string, string>> = {
  now: 'today',
  tomorrow: 'today+1',
  yesterday: 'today-1',
}

function hyphened(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[\s_]+/g, '-')
    .toLowerCase()
}

function isCondition({ properties, required }: Readonly<Record<string, unknown>>): boolean {
  if (isObject(properties) && 'present' in properties) return true
  return Array.isArray(required) && (required.includes('all') || required.includes('any'))
}

function nameOf(type: unknown): string {
  return typeNames[String(type)] ?? String(type)
}
