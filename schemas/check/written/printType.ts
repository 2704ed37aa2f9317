import { conditionSchema } from '../../language/condition.ts'
import { isObject } from '../item.ts'

/** A JSON Schema, of which this file knows the keywords that the language uses. */
export type Schema = Readonly<Record<string, unknown>>

/** Which names stand in for a schema, and for a text under a key. */
export interface Spelling {
  /** The name of the type that is written for a schema elsewhere. */
  readonly typeOf: (schema: Schema) => string | undefined
  /** The type of a text under this key, which names something of the console. */
  readonly textOf: (key: string) => string | undefined
}

/** The TypeScript type for a schema, with the descriptions as JSDoc; `key` is the key that has the type. */
export function printType(schema: Schema, spelling: Spelling, indent = '', key = ''): string {
  const known = spelling.typeOf(schema)
  if (known !== undefined) return known
  const print = (part: unknown, inner = key) =>
    isObject(part) ? printType(part, spelling, indent, inner) : 'unknown'
  if (schema.const !== undefined) return literal(schema.const)
  if (Array.isArray(schema.enum)) return union(schema.enum.map(literal))
  const choices = Array.isArray(schema.anyOf) ? schema.anyOf : schema.oneOf
  if (Array.isArray(choices)) {
    const isOfCondition = (part: unknown) => conditionSchema.anyOf.some(one => one === part)
    const others = choices.filter(part => !isOfCondition(part)).map(part => print(part))
    return union(others.length < choices.length ? [...others, 'ConditionDefinition'] : others)
  }
  if (Array.isArray(schema.type)) return union(schema.type.map(type => print({ ...schema, type })))
  switch (schema.type) {
    case 'string': {
      const examples = Array.isArray(schema.examples) ? schema.examples.map(literal) : []
      if (examples.length > 0) return union([...new Set(examples), '(string & {})'])
      return spelling.textOf(key) ?? 'string'
    }
    case 'integer':
      return 'number'
    case 'array':
      return listOf(print(schema.items))
    case 'object':
      if (isObject(schema.properties))
        return `{\n${[...membersOf(schema, spelling, `${indent}  `).values()].join('')}${indent}}`
      return `Record<string, ${schema.additionalProperties === undefined ? 'unknown' : print(schema.additionalProperties)}>`
    case undefined:
      return 'unknown'
    default:
      return String(schema.type)
  }
}

/** How a member is written where that differs from its schema. */
export interface Member {
  readonly type?: string
  readonly optional?: boolean
  readonly description?: string
}

/** The members of an object by their keys, each below its description. */
export function membersOf(
  schema: Schema,
  spelling: Spelling,
  indent = '  ',
  differing: Readonly<Record<string, Member>> = {},
): ReadonlyMap<string, string> {
  const properties = isObject(schema.properties) ? schema.properties : {}
  const required = Array.isArray(schema.required) ? schema.required : []
  const keys = new Set([...Object.keys(properties), ...Object.keys(differing)])
  const print = (key: string) => {
    const part = isObject(properties[key]) ? properties[key] : {}
    const { type, optional = !required.includes(key), description = part.description } = differing[key] ?? {}
    const printed = type ?? printType(part, spelling, indent, key)
    const name = /^[\w$]+$/.test(key) ? key : literal(key)
    return `${comment(description, indent)}${indent}${name}${optional ? '?' : ''}: ${printed}\n`
  }
  return new Map([...keys].map(key => [key, print(key)]))
}

/** A description as JSDoc. */
export function comment(description: unknown, indent = ''): string {
  return typeof description === 'string' ? `${indent}/** ${description.replaceAll('*/', '* /')} */\n` : ''
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : JSON.stringify(value)
}

function union(types: readonly string[]): string {
  return [...new Set(types)].join(' | ')
}

function listOf(type: string): string {
  return /^\w+$/.test(type) || (type.startsWith('{') && !type.includes('} |')) ? `${type}[]` : `(${type})[]`
}
