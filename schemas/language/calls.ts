import { type FromSchema } from 'json-schema-to-ts'
import { type EntityField } from './entityField.ts'
import { notes } from './notes.ts'
import { savedFilterPlaceSchema } from './savedFilters.ts'

const path = {
  type: 'string',
  pattern: '^/(?!/)[^?#\\s]*$',
  description:
    'Path below the base URL, with one slash at its start and `{placeholders}` for its parameters.',
} as const

const resource = {
  anyOf: [
    { type: 'string', pattern: '^[A-Za-z0-9_{}-]+$', description: 'The resource that its caller must hold.' },
    {
      type: 'array',
      minItems: 2,
      items: { type: 'string', pattern: '^[A-Za-z0-9_{}-]+$' },
      description: 'One of these types.',
    },
  ],
} as const

/** A type of field by its word alone, for what needs no label: a query parameter, a value of a body. */
const wordSchema = {
  type: 'string',
  enum: ['boolean', 'date', 'decimal', 'file', 'id', 'integer', 'json', 'list', 'moment', 'percent', 'text'],
  description: 'A type of field.',
} as const

const valuesSchema = {
  type: 'object',
  minProperties: 1,
  propertyNames: { pattern: '^[A-Za-z][A-Za-z0-9_.]*$' },
  additionalProperties: wordSchema,
} as const

const own = {
  type: 'object',
  additionalProperties: false,
  description: 'One call of the server: exactly one of grid, get, post, put, patch and delete has its path.',
  properties: {
    ...notes,
    grid: { ...path, description: 'Path of a POST call that answers a grid request with a page of rows.' },
    get: { ...path, description: 'Path of a GET call.' },
    post: { ...path, description: 'Path of a POST call.' },
    put: { ...path, description: 'Path of a PUT call.' },
    patch: { ...path, description: 'Path of a PATCH call.' },
    delete: { ...path, description: 'Path of a DELETE call.' },
    of: {
      type: 'string',
      minLength: 1,
      description:
        'Name of the entity whose fields the body has. Default: the entity of the reply; else of the list or record of this file whose path the path of this call is at or below; else of the file.',
    },
    one: { type: 'string', minLength: 1, description: 'Name of the entity: the reply has one record of it.' },
    many: {
      type: 'string',
      minLength: 1,
      description:
        'Name of the entity: the reply has a list of records. Default, of a grid: that of the file.',
    },
    reply: {
      type: 'string',
      enum: ['any', 'file', 'flag', 'message', 'none', 'number', 'setting', 'text', 'texts'],
      description:
        'Content of the reply when it has no records: a message (the default of calls that write), a number, a flag, a text, the value of a setting, a list of texts, a file, nothing, or any JSON.',
    },
    at: {
      type: 'string',
      description: "Dotted path of the value in the reply; '' is the whole reply. Default `data`.",
    },
    selection: {
      type: 'boolean',
      const: true,
      description: 'True: it takes selected rows of a grid. Default: it does not.',
    },
    counts: {
      type: 'boolean',
      const: true,
      description:
        'For a grid call. True: a call at `counts` instead of `grid` takes `field` and `filter` and returns a list of `value` and `count`, the number of rows of each value. The tabs of every grid of this call show these numbers. Default: no such call.',
    },
    totals: {
      type: 'boolean',
      const: true,
      description:
        'For a grid call. True: a call at `totals` instead of `grid` takes `fields` and `filter` and returns a list of `field`, `amount` and `currency`, the totals of all rows of the filter. Every grid of this call that has a total shows them below the rows. Default: no such call.',
    },
    sums: {
      anyOf: [
        { type: 'boolean', const: true },
        { type: 'string', minLength: 1, description: 'Name of the entity of its reply.' },
      ],
      description:
        'For a grid call. True: a call at `sum` instead of `grid` takes selected rows and returns a record whose list `sums` has their total in each currency; or the name of an entity that has further fields besides `sums`. Every grid of this call that has an action on its selection shows them. Default: no such call.',
    },
    savedFilters: savedFilterPlaceSchema,
    selected: {
      type: 'string',
      pattern: '^[a-z][A-Za-z0-9]*$',
      description:
        'Name of the call that does the same to selected rows: its path lacks the parameter of the record, and it takes the selection instead of the version. Default: no such call.',
    },
    version: {
      type: 'boolean',
      description:
        'True: it takes the version of the record and responds with 409 if somebody else has changed the record meanwhile. Actions send `version` of the record in the query, forms in the body. Default: a PUT of records with a field `version` takes it, other calls do not.',
    },
    optional: {
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      items: { type: 'string', minLength: 1 },
      description:
        'Values of the body or the query that may be left out. Default: of the body none, of the query all.',
    },
    resource: {
      ...resource,
      description: 'The resource that its caller must hold. Default: that of the file.',
    },
    public: {
      type: 'boolean',
      const: true,
      description: 'True: no session is needed. Default: one is.',
    },
    errors: {
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      items: { type: 'integer', enum: [400, 404, 409, 422] },
      description:
        'Statuses of its failures besides 401, 403 and server errors. Default: 400 for calls that write, 404 for a path with parameters.',
    },
    repeatable: {
      type: 'boolean',
      const: true,
      description: 'True: the call is idempotent. Default: grid, get, put and delete are.',
    },
    changes: {
      type: 'boolean',
      const: true,
      description:
        'True: a GET call with side effects, such as one that ends the session. Default: GET has no side effects.',
    },
  },
} as const

const callSchema = {
  ...own,
  properties: {
    ...own.properties,
    query: { ...valuesSchema, description: 'Query parameters. Default none.' },
    body: {
      description: 'Values of the request body. Default none.',
      anyOf: [
        {
          type: 'array',
          minItems: 1,
          uniqueItems: true,
          items: { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9_]*\\??$' },
          description: 'Fields of the entity, with `?` behind those that may be left out.',
        },
        valuesSchema,
      ],
    },
  },
} as const

const file = {
  type: 'object',
  additionalProperties: false,
  description: 'Calls of the server, each described once.',
  properties: {
    ...notes,
    base: {
      ...path,
      description:
        'Path that the paths of these calls are relative to; a call at the path `/` is sent to the base itself. Default: none, paths are written in full.',
    },
    of: {
      type: 'string',
      minLength: 1,
      description:
        'Name of the entity that these calls are about: their bodies have its fields, and the rows of grids are its records. Default: none.',
    },
    resource: {
      ...resource,
      description:
        'The resource that the callers of all of them must hold. Default: one of the resources of the screens that use a call.',
    },
  },
} as const

export const callsSchema = {
  ...file,
  required: ['calls'],
  properties: {
    ...file.properties,
    calls: {
      type: 'object',
      minProperties: 1,
      propertyNames: { pattern: '^[a-z][A-Za-z0-9]*$' },
      additionalProperties: callSchema,
      description: 'Unique name -> call; screens use the name.',
    },
  },
} as const

/** A type of field by its word, or in full. */
export type CallValue = FromSchema<typeof wordSchema> | EntityField

/** One call of the server. */
export interface Call extends FromSchema<typeof own> {
  query?: Record<string, CallValue>
  body?: string[] | Record<string, CallValue>
}

/** The calls of one file. */
export interface Calls extends FromSchema<typeof file> {
  calls: Record<string, Call>
}
