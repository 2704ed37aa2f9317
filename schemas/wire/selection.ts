import { type FromSchema } from 'json-schema-to-ts'
import { gridOptionsSchema } from './gridRequest.ts'

const scalar = { type: ['string', 'number', 'boolean', 'null'] } as const

const ids = { type: 'array', items: { type: ['string', 'number'] } } as const

const keyed = {
  type: 'object',
  additionalProperties: false,
  required: ['ids'],
  properties: { ids },
} as const

const allMatching = {
  type: 'object',
  additionalProperties: false,
  required: ['all', 'filter', 'except'],
  properties: {
    all: { const: true },
    filter: gridOptionsSchema.properties.filter,
    except: { type: 'array', items: { type: ['string', 'number'] } },
    /** The count that the user saw; when it has changed, nothing is done (409). */
    count: { type: 'integer', minimum: 0 },
  },
} as const

/** A selection that is only summed, and may be empty. */
export const summedSelectionSchema = { anyOf: [keyed, allMatching] } as const

/** What an action on a selection adds to its own body: keys of rows, or all rows of a filter but some. */
export const selectionSchema = {
  anyOf: [{ ...keyed, properties: { ids: { ...ids, minItems: 1 } } }, allMatching],
} as const
export type WireSelection = FromSchema<typeof selectionSchema>

/** Values typed into the rows, by the key of the row and the name of the input. */
export const typedValuesSchema = {
  type: 'object',
  additionalProperties: { type: 'object', additionalProperties: scalar },
} as const
export type TypedValues = FromSchema<typeof typedValuesSchema>

/** The reply of an action; `message` is for the user. */
export interface ActionReply {
  readonly success?: boolean | null
  readonly message?: string | null
}
