import { type FromSchema } from 'json-schema-to-ts'
import { globalSchema } from './global.ts'
import { linkParamsSchema, linkQuerySchema } from './linkQuery.ts'
import { notes } from './notes.ts'

const loadSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['get', 'onError'],
  description:
    'Data that the screen requests as soon as the guard allows it. Loads run in parallel, except that all others wait for a `first` one.',
  properties: {
    ...notes,
    get: {
      type: 'string',
      pattern: '^/(?!/)',
      description:
        'Path of a GET call below the base URL, with one slash at its start. A `{placeholder}` is a path or query parameter of the screen and is encoded.',
    },
    query: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'Query parameters of the call; values may hold `{placeholders}`.',
    },
    select: {
      type: 'string',
      minLength: 1,
      description: 'Dotted path to the wanted part of the reply, e.g. `data.data`. Absent: the whole reply.',
    },
    gives: {
      type: 'string',
      enum: ['list', 'record', 'value'],
      description:
        'Expected type of the reply, where no block of the screen implies it; anything else is a failure. Default: value for a call that replies with a number, otherwise anything.',
    },
    cache: {
      type: 'string',
      enum: ['none', 'session'],
      description:
        'session: requested once and cached until the user signs out. Default none: requested whenever the screen opens.',
    },
    first: {
      type: 'boolean',
      description:
        'True: requested before all others. These, and the grids, wait for its reply, and are not requested if its failure or a check on it opens another screen. Default false.',
    },
    record: {
      type: 'string',
      minLength: 1,
      description:
        'Name of the record that the screen is about, with `{placeholders}` of the parameters, e.g. `refund {idrefund}`. If the server does not have it (404), the screen of `onError.go`, or else not-found, opens and says "There is no refund 99.". Default: if no load has this key, the first load whose path has a parameter of the path of the screen, unless its onError gives a value; not-found then does not name the record.',
    },
    onError: {
      type: 'object',
      additionalProperties: false,
      minProperties: 1,
      description: 'What happens when the call fails. At least one of toast, value, go.',
      properties: {
        toast: {
          type: 'string',
          minLength: 1,
          description:
            "Text of the error toast; 'server' shows the message of the server, else its status text, else 'An error occurred!'. Absent: no toast.",
        },
        value: { description: 'The value that is used instead: any JSON. Absent: null.' },
        go: {
          type: 'string',
          minLength: 1,
          description: 'Name of the screen that opens instead, with the parameters that its path takes.',
        },
        params: {
          ...linkParamsSchema,
          description:
            'Path parameter of that screen -> parameter of this one, e.g. `params.id`, or `{ value }`, which is always the same. Only with go. Default: parameters of the same name.',
        },
        query: {
          ...linkQuerySchema,
          description:
            'Key in the address of that screen, a filter of its grid or a query parameter -> parameter of this one, e.g. `params.id`, or `{ value }`, which is always the same. One without a value is left out. Only with go. Default none.',
        },
        global: globalSchema,
      },
    },
  },
} as const

const { first: _first, record: _record, cache: _cache, ...panelKeys } = loadSchema.properties
const { go: _go, params: _params, query: _query, ...panelErrorKeys } = panelKeys.onError.properties

const panelLoadSchema = {
  ...loadSchema,
  description: 'Data that a panel requests when it opens; its loads run in parallel.',
  properties: {
    ...panelKeys,
    get: {
      ...panelKeys.get,
      description:
        'Path of a GET call below the base URL, with one slash at its start. A `{placeholder}` is a field of the row that the panel was opened for, else a parameter of the screen, and is encoded.',
    },
    onError: {
      ...panelKeys.onError,
      description: 'What happens when the call fails. At least one of toast, value, global.',
      properties: panelErrorKeys,
    },
  },
} as const

export const panelLoadsSchema = {
  type: 'object',
  minProperties: 1,
  propertyNames: { pattern: '^[a-z][A-Za-z0-9]*$' },
  additionalProperties: panelLoadSchema,
  description: 'Data of the panel by name, in addition to the data of the screen. Default: none.',
} as const

/** One call that a panel needs, and what happens when it fails. */
export interface PanelLoad extends FromSchema<typeof panelLoadSchema> {}

export const loadsSchema = {
  type: 'object',
  propertyNames: { pattern: '^[a-z][A-Za-z0-9]*$' },
  additionalProperties: loadSchema,
  description: 'Data of the screen by name.',
} as const

/** One call that a screen needs, and what happens when it fails. */
export interface Load extends FromSchema<typeof loadSchema> {}
