import { type Call, type CallValue } from '../language/calls.ts'
import { gridOptionsSchema } from '../wire/gridRequest.ts'
import { summedSelectionSchema, typedValuesSchema } from '../wire/selection.ts'
import {
  callValueJsonSchema,
  componentName,
  type Entities,
  entityJsonSchema,
  type JsonSchema,
} from './jsonSchemas.ts'
import { sampleRecords } from './sampleRecords.ts'

/** A call with its name, method and path. */
export interface ContractCall extends Call {
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  /** Who sends it: alternatives, each with the resources that are held together. */
  readonly callers: readonly (readonly string[])[]
}

/** All that the definitions say of the server. */
export interface Contract {
  readonly entities: Entities
  readonly calls: ReadonlyMap<string, ContractCall>
}

/** The contract as an OpenAPI 3.1 document. The same contract gives the same text. */
export function openApiDocument({ entities, calls }: Contract): JsonSchema {
  const sorted = [...calls.values()].sort((one, other) => (one.path < other.path ? -1 : 1))
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of sorted) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call, entities) }
  }
  const schemas = [...entities.values()]
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(entity => [
      componentName(entity),
      { ...entityJsonSchema(entity, entities), examples: sampleRecords(entity, entities, 1) },
    ])
  return {
    openapi: '3.1.0',
    info: {
      title: 'Order-management API of the operations console',
      version: '1.0.0',
      description: 'Generated from the entities and calls of the definitions: npm run contract.',
    },
    paths,
    components: {
      schemas: { ...Object.fromEntries(schemas), ...commonSchemas },
      responses: commonResponses,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description:
            'The session token; the configuration sets the name of the cookie. Roles are the resources that the session holds.',
        },
      },
    },
    security: [{ session: [] }],
  }
}

function operation(call: ContractCall, entities: Entities): JsonSchema {
  const isWriting = call.grid === undefined && call.method !== 'GET'
  const parameters = [
    ...[...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...Object.entries(call.query ?? {}).map(([name, value]) => ({
      name,
      in: 'query',
      required: false,
      schema: callValueJsonSchema(value, entities),
    })),
    ...(call.version ? [{ name: 'version', in: 'query', required: false, schema: versionSchema }] : []),
  ]
  const body = bodyOf(call, entities)
  const errors = call.errors ?? [...(isWriting ? [400] : []), ...(call.path.includes('{') ? [404] : [])]
  const statuses = [...errors, ...(call.public ? [] : [401, 403]), 500].sort((one, other) => one - other)
  return {
    operationId: call.name,
    tags: [areaOf(call.path)],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: contentOf(body, call, entities) } }),
    responses: {
      200: reply(call, entities),
      ...Object.fromEntries(statuses.map(status => [status, { $ref: `#/components/responses/${status}` }])),
    },
    ...(call.public && { security: [] }),
    // The roles of a requirement are held together; of several requirements one is met.
    ...(call.callers.length > 0 && { security: call.callers.map(session => ({ session })) }),
    'x-repeatable': call.repeatable ?? (!isWriting || call.method === 'PUT' || call.method === 'DELETE'),
  }
}

/** The tag of a call: the first step of its path that is not a parameter. */
function areaOf(path: string): string {
  return path.split('/').find(step => step !== '' && step !== 'api' && !step.includes('{')) ?? 'api'
}

function bodyOf(call: ContractCall, entities: Entities): JsonSchema | undefined {
  if (call.grid !== undefined) return { $ref: '#/components/schemas/GridRequest' }
  const values = bodyValues(call, entities)
  const isOptional = (name: string, value: CallValue) => call.optional?.includes(name) || isCheckbox(value)
  const properties = {
    ...Object.fromEntries(
      values.map(([name, value]) => {
        const schema = isFile(value) ? fileJsonSchema(value) : callValueJsonSchema(value, entities)
        // What is left empty in a form is sent as null, which an optional field takes by itself.
        const takesNull = typeof value === 'object' && value.optional
        // A file that is left out has no part.
        const isNullable = isOptional(name, value) && !takesNull && !isFile(value)
        return [name, isNullable ? { anyOf: [schema, { type: 'null' }] } : schema]
      }),
    ),
    ...(call.version && values.length > 0 && { version: versionSchema }),
  }
  const required = values.filter(([name, value]) => !isOptional(name, value)).map(([name]) => name)
  if (call.selection)
    return {
      type: 'object',
      required: [...required, 'selection'],
      properties: {
        ...properties,
        selection: { $ref: '#/components/schemas/Selection' },
        values: { $ref: '#/components/schemas/TypedValues' },
      },
    }
  return values.length === 0 ? undefined : { type: 'object', required, properties }
}

/** A body as JSON; one with a file as a multipart form, whose parts are texts, those of lists and records JSON. */
function contentOf(body: JsonSchema, call: ContractCall, entities: Entities): JsonSchema {
  if (!takesFiles(call, entities)) return { 'application/json': { schema: body } }
  const inJson = bodyValues(call, entities).filter(([, value]) => jsonTypes.includes(typeOf(value)))
  const encoding = Object.fromEntries(inJson.map(([name]) => [name, { contentType: 'application/json' }]))
  return { 'multipart/form-data': { schema: body, ...(inJson.length > 0 && { encoding }) } }
}

const jsonTypes = ['json', 'list', 'object']

/** Whether the body of a call has a file, so that it is a multipart form. */
export function takesFiles(call: Call, entities: Entities): boolean {
  return bodyValues(call, entities).some(([, value]) => isFile(value))
}

function isFile(value: CallValue): boolean {
  return typeOf(value) === 'file'
}

function typeOf(value: CallValue): string {
  return typeof value === 'string' ? value : value.type
}

/** The bytes of a part; in JSON a file is a text. */
function fileJsonSchema(value: CallValue): JsonSchema {
  const title = typeof value === 'string' ? undefined : value.label
  return { ...(title !== undefined && { title }), type: 'string', format: 'binary' }
}

/** The values of a body; those that are fields of an entity take its description. */
function bodyValues({ body = {}, of, one, many }: Call, entities: Entities): [string, CallValue][] {
  if (!Array.isArray(body)) return Object.entries(body)
  const fields = entities.get(of ?? one ?? many ?? '')?.fields ?? {}
  return body.map(name => [name, fields[name] ?? 'json'])
}

/** A check box that is not sent is not ticked. */
function isCheckbox(value: CallValue): boolean {
  return typeof value === 'object' && value.type === 'boolean'
}

/** Actions send it in the query, forms in the body. */
const versionSchema = {
  type: 'integer',
  minimum: 0,
  description: 'The version of the record that the user saw.',
}

function reply(call: ContractCall, entities: Entities): JsonSchema {
  if (call.reply === 'none') return { description: 'Success, without content.' }
  if (call.reply === 'file')
    return {
      description: 'The file.',
      content: { 'application/octet-stream': { schema: { type: 'string' } } },
    }
  return {
    description: call.many === undefined ? 'The reply.' : 'The records.',
    content: { 'application/json': { schema: replyJsonSchema(call, entities) } },
  }
}

/** What a reply holds, inside the envelope that the contract gives it. */
export function replyJsonSchema(call: Pick<ContractCall, 'method'> & Call, entities: Entities): JsonSchema {
  const entity = entities.get(call.one ?? call.many ?? '')
  const record = entity ? { $ref: `#/components/schemas/${componentName(entity)}` } : {}
  if (call.grid !== undefined)
    return {
      allOf: [{ $ref: '#/components/schemas/GridReply' }],
      properties: { data: { type: 'array', items: record } },
    }
  const value =
    call.many !== undefined
      ? { type: 'array', items: record }
      : call.one !== undefined
        ? // There may be none, as of a refund without a commercial gesture.
          { anyOf: [record, { type: 'null' }] }
        : values[call.reply ?? (call.method === 'GET' ? 'any' : 'message')]
  if (call.reply === 'message' || (call.reply === undefined && value === values.message))
    return values.message
  const steps = (call.at ?? 'data').split('.').filter(step => step !== '')
  return steps.reduceRight<JsonSchema>(
    (inner, step) => ({ type: 'object', required: [step], properties: { [step]: inner } }),
    value,
  )
}

const values = {
  any: {},
  file: { type: 'string' },
  flag: { type: ['boolean', 'integer', 'string'] },
  message: { type: 'object', properties: { success: { type: 'boolean' }, message: { type: 'string' } } },
  none: {},
  number: { type: ['number', 'string'] },
  setting: { type: ['string', 'number', 'null'] },
  text: { type: 'string' },
  texts: { type: 'array', items: { type: ['string', 'object'] } },
} as const

const commonSchemas = {
  GridRequest: {
    description: 'Options of a grid, bare or wrapped as `options` (spec 1 §7).',
    anyOf: [
      gridOptionsSchema,
      { type: 'object', required: ['options'], properties: { options: gridOptionsSchema } },
    ],
  },
  GridReply: {
    type: 'object',
    required: ['success', 'data', 'rowCount'],
    properties: {
      success: { type: 'boolean' },
      data: { type: 'array' },
      rowCount: { type: 'integer', minimum: 0 },
      message: { type: 'string' },
    },
  },
  Selection: {
    description:
      'The selected rows by their keys, or all rows of filters but some. Calls that sum also get an empty list of keys; those that act refuse it.',
    ...summedSelectionSchema,
  },
  TypedValues: {
    description: 'Values typed into the rows, by the key of the row and the name of the input.',
    ...typedValuesSchema,
  },
  Problem: {
    type: 'object',
    properties: {
      message: { type: 'string' },
      ErrorLogId: { type: ['integer', 'string'] },
      errors: {
        description: 'Errors by field of the request, or by line of the uploaded file.',
        type: 'array',
        items: {
          anyOf: [
            {
              type: 'object',
              required: ['field', 'message'],
              properties: { field: { type: 'string' }, message: { type: 'string' } },
            },
            {
              type: 'object',
              required: ['line', 'message'],
              properties: { line: { type: 'integer', minimum: 1 }, message: { type: 'string' } },
            },
          ],
        },
      },
    },
  },
} as const

const commonResponses = Object.fromEntries(
  Object.entries({
    400: 'The request is wrong.',
    401: 'There is no session.',
    403: 'The session lacks the resource.',
    404: 'There is no such record.',
    409: 'Somebody else has changed the record.',
    422: 'A value is refused; `errors` names the fields.',
    500: 'The server failed.',
  }).map(([status, description]) => [
    status,
    { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } } },
  ]),
)
