import { isRecord } from '../../wire/envelope.ts'
import { filterKinds } from '../resolve/fieldTypes.ts'
import { list, suggestion } from '../wording.ts'

type Json = Readonly<Record<string, unknown>>

/**
 * An OpenAPI document with the one call whose reply is the sample: a page of rows with their count makes it a
 * grid. A sample of a body becomes the POST to the list.
 */
export function sampleDocument(path: string, sample: unknown, body?: unknown): Json {
  const responses = { 200: { content: json(schemaOf([sample])) } }
  const isGrid = isRecord(sample) && Array.isArray(sample.data) && typeof sample.rowCount === 'number'
  const list = isGrid
    ? { post: { requestBody: { content: json(gridBody) }, responses } }
    : { get: { responses } }
  const form = { post: { requestBody: { content: json(schemaOf([body])) }, responses: { 200: {} } } }
  const beside = isGrid ? path.replace(/\/grid$/, '') : path
  const paths =
    body === undefined
      ? { [path]: list }
      : beside === path
        ? { [path]: { ...form, ...list } }
        : { [path]: list, [beside]: form }
  return { openapi: '3.1.0', info: { title: 'Sample', version: '1' }, paths }
}

/** The part of a grid request that identifies it. */
const gridBody = { type: 'object', properties: { pagination: {}, filter: {}, sort: {} } }

function json(schema: Json): Json {
  return { 'application/json': { schema } }
}

/** A schema for sample values: common fields are required, texts with few values become choices. */
function schemaOf(values: readonly unknown[]): Json {
  const there = values.filter(value => value !== null && value !== undefined)
  const types = [...new Set(there.map(typeOf))]
  const isNull = there.length < values.length
  const type = isNull ? [...types, 'null'] : types
  if (types.length === 1 && types[0] === 'array') {
    const items = there.flat()
    return { type, ...(items.length > 0 && { items: schemaOf(items) }) }
  }
  if (types.length === 1 && types[0] === 'object') {
    const records = there.filter(isRecord)
    const names = [...new Set(records.flatMap(record => Object.keys(record)))]
    return {
      type,
      required: names.filter(name =>
        records.every(record => record[name] !== undefined && record[name] !== null),
      ),
      properties: Object.fromEntries(
        names.map(name => [name, schemaOf(records.map(record => record[name]))]),
      ),
    }
  }
  const different = [...new Set(there)]
  const isChoice =
    types.length === 1 &&
    different.length > 1 &&
    different.length <= 8 &&
    there.length >= 3 * different.length &&
    different.every(value => typeof value === 'string' && /^[A-Za-z][\w -]{0,30}$/.test(value))
  return { type, examples: different.slice(0, 1), ...(isChoice && { enum: different }) }
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  return isRecord(value) ? 'object' : typeof value
}

/**
 * An OpenAPI document with the list and the record of fields that are written as `name:type`, those of a status as
 * `name:open|closed`. Throws with a readable message when no entity can have such a field.
 */
export function fieldsDocument(path: string, written: string): Json {
  const fields = written
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((one): [string, string] => {
      const [name = '', type = 'text'] = one.split(':')
      return [name, type]
    })
  const problems = fields.flatMap(([name, type]) => problemOf(name, type, fields) ?? [])
  if (problems.length > 0) throw new Error([...new Set(problems)].join('\n'))
  const [key = ''] = fields[0] ?? []
  const record = {
    type: 'object',
    required: fields.filter(([, type]) => !type.endsWith('?')).map(([name]) => name),
    properties: Object.fromEntries(fields.map(([name, type]) => [name, schemaOfType(type.replace('?', ''))])),
  }
  const answering = (schema: Json) => ({
    get: { responses: { 200: { content: json(schema) } } },
  })
  return {
    openapi: '3.1.0',
    info: { title: 'Fields', version: '1' },
    paths: {
      [path]: answering({ type: 'array', items: { $ref: '#/components/schemas/record' } }),
      [`${path}/{${key}}`]: answering({ $ref: '#/components/schemas/record' }),
    },
    components: { schemas: { record } },
  }
}

function schemaOfType(type: string): Json {
  return type.includes('|')
    ? { 'x-type': 'status', enum: type.split('|').filter(Boolean) }
    : { 'x-type': type }
}

/** Why an entity cannot have a field, and what can be written instead. */
function problemOf(
  name: string,
  written: string,
  fields: readonly (readonly [name: string, type: string])[],
): string | undefined {
  const type = written.replace(/\?$/, '')
  if (!/^[A-Za-z][A-Za-z0-9_]*$/.test(name))
    return `--fields: "${name}" is no name of a field. Write letters and digits, as in idThing.`
  if (fields.filter(([other]) => other === name).length > 1)
    return `--fields: "${name}" is there twice. Remove one of them.`
  const place = `--fields: "${name}"`
  if (type.includes('|')) return undefined
  if (!Object.hasOwn(filterKinds, type))
    return `${place} has the type "${type}", which does not exist. ${[suggestion(type, types), `The types are ${list(types)}.`].filter(Boolean).join(' ')}`
  if (type === 'status') return `${place} is a status without values. Write them, as in ${name}:open|closed.`
  if (type === 'reference')
    return `${place} is a reference without an entity. Write ${name}:id, and make it a reference in the file of entities.`
  if (type === 'object')
    return `${place} is an object without an entity. Write ${name}:json, or describe the call by --sample.`
  if (type === 'money' && !fields.some(([other]) => other === 'currency'))
    return `${place} is money, which needs its currency. Add currency:text, or write ${name}:decimal.`
  return undefined
}

const types = Object.keys(filterKinds)
