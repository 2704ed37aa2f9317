import { isRecord } from '../../wire/envelope.ts'

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

/** An OpenAPI document with the list and the record of fields that are written as `name:type`. */
export function fieldsDocument(path: string, written: string): Json {
  const fields = written
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((one): [string, string] => {
      const [name = '', type = 'text'] = one.split(':')
      return [name, type]
    })
  const [key = ''] = fields[0] ?? []
  const record = {
    type: 'object',
    required: fields.filter(([, type]) => !type.endsWith('?')).map(([name]) => name),
    properties: Object.fromEntries(fields.map(([name, type]) => [name, { 'x-type': type.replace('?', '') }])),
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
