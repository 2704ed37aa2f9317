import { callsSchema } from '../../../schemas/language/calls.ts'
import { entitiesSchema } from '../../../schemas/language/entity.ts'
import { resourcesSchema } from '../../../schemas/language/resources.ts'
import { screenSchema } from '../../../schemas/language/screen.ts'
import { type Step } from './cursor.ts'

/** A JSON Schema, of which this file knows the keywords that the language uses. */
export type Schema = Readonly<Record<string, unknown>>

/** The schema of what a file defines. */
export function schemaOf(file: string): Schema {
  if (/\/entities\//.test(file)) return entitiesSchema
  if (/\/calls\//.test(file)) return callsSchema
  return /\/resources\.\w+$/.test(file) ? resourcesSchema : screenSchema
}

/** What may be at a place of a definition: every schema that still fits. */
export function schemasAt(root: Schema, steps: readonly Step[]): readonly Schema[] {
  let schemas = alternatives(root)
  for (const step of steps) {
    const objects = step.key === undefined ? schemas : objectsOf(schemas, step.kind)
    schemas = objects.flatMap(schema => {
      const below = step.key === undefined ? schema.items : propertyOf(schema, step.key)
      return isSchema(below) ? alternatives(below) : []
    })
  }
  return schemas
}

/** The keys that an object at a place may have, with their descriptions. */
export function keysAt(schemas: readonly Schema[], kind: string | undefined): ReadonlyMap<string, Schema> {
  const keys = new Map<string, Schema>()
  for (const schema of objectsOf(schemas, kind))
    for (const [key, value] of Object.entries(propertiesOf(schema)))
      if (isSchema(value) && !keys.has(key)) keys.set(key, value)
  return keys
}

/** The texts that may be written at a place. */
export function textsAt(schemas: readonly Schema[]): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  for (const { const: only, enum: all, examples, description } of schemas)
    for (const value of [only, ...listOf(all), ...listOf(examples)])
      if (typeof value === 'string' && !texts.has(value))
        texts.set(value, only === value ? String(description ?? '') : '')
  return texts
}

/** The kinds of a union, for the value of `kind`. */
export function kindsAt(schemas: readonly Schema[]): ReadonlyMap<string, string> {
  const kinds = new Map<string, string>()
  for (const schema of objectsOf(schemas, undefined)) {
    const word = propertiesOf(schema).kind
    if (isSchema(word) && typeof word.const === 'string')
      kinds.set(word.const, String(schema.description ?? ''))
  }
  return kinds
}

/** The objects among schemas; a list of one may be written without its brackets. */
function objectsOf(schemas: readonly Schema[], kind: string | undefined): readonly Schema[] {
  const objects = schemas.flatMap(schema =>
    isSchema(schema.items) && !isSchema(schema.properties) ? alternatives(schema.items) : [schema],
  )
  const fitting = objects.filter(schema => {
    const word = propertiesOf(schema).kind
    return !isSchema(word) || word.const === undefined || word.const === kind
  })
  return kind === undefined || fitting.length === 0 ? objects : fitting
}

function propertyOf(schema: Schema, key: string): unknown {
  const properties = propertiesOf(schema)
  return Object.hasOwn(properties, key) ? properties[key] : schema.additionalProperties
}

/** The properties of an object; those of a grid or a panel are written at the block itself. */
function propertiesOf({ properties }: Schema): Schema {
  if (!isSchema(properties)) return {}
  const inner = [properties.grid, properties.panel].flatMap(part =>
    isSchema(part) && isSchema(part.properties) ? [part.properties] : [],
  )
  const asks = ['get', 'source', 'call'].some(key =>
    [properties, ...inner].some(part => Object.hasOwn(part, key)),
  )
  return Object.assign({}, ...inner, asks ? { call: namedCall } : {}, properties)
}

const namedCall = { type: 'string', description: 'Name of the call.' }

function alternatives(schema: Schema): readonly Schema[] {
  const choices = [...listOf(schema.anyOf), ...listOf(schema.oneOf)].filter(isSchema)
  return choices.length > 0 ? choices.flatMap(alternatives) : [schema]
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
