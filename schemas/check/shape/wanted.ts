import { isObject } from '../item.ts'
import { list } from '../wording.ts'

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
}

/** How the value is called that was found. */
export function typeName(value: unknown): string {
  if (typeof value === 'boolean' || typeof value === 'number') return String(value)
  return (
    typeNames[value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value] ?? 'something else'
  )
}

/** What a schema takes: its values, the keys that its objects need, else its types. */
export function wanted(schema: unknown): string {
  if (!isObject(schema)) return ''
  if (Array.isArray(schema.anyOf)) return [...new Set(schema.anyOf.map(wanted))].join(' or ')
  if ('const' in schema) return JSON.stringify(schema.const)
  if (Array.isArray(schema.enum)) return schema.enum.map(value => JSON.stringify(value)).join(' or ')
  if (schema.type !== 'object') return [schema.type].flat().map(nameOf).join(' or ')
  if (isCondition(schema)) return 'a condition'
  const needed = Array.isArray(schema.required) ? schema.required.map(String) : []
  return needed.length === 0 ? 'an object' : `an object with ${list(needed)}`
}

/** What to write instead of a value of another type, where that is known: else the meaning of the place. */
export function instead(value: unknown, schema: unknown, kinds: readonly string[], about: string): string {
  if (wanted(schema).includes('a condition'))
    return 'A condition is {field, is | in | present}, or {all: […]} or {any: […]} of those.'
  if (typeof value !== 'string' || !isObject(schema)) return about
  if (kinds.includes(value)) return `Write {kind: "${value}"} with what else it needs.`
  const takesTexts = isObject(schema.items) && schema.items.type === 'string'
  return takesTexts ? `Write ["${value}"].` : about
}

function isCondition({ properties, required }: Readonly<Record<string, unknown>>): boolean {
  if (isObject(properties) && 'present' in properties) return true
  return Array.isArray(required) && (required.includes('all') || required.includes('any'))
}

function nameOf(type: unknown): string {
  return typeNames[String(type)] ?? String(type)
}
