import { type FromSchema } from 'json-schema-to-ts'

const term = {
  type: 'object',
  additionalProperties: false,
  required: ['index', 'value', 'condition'],
  properties: {
    index: { type: 'string', maxLength: 100 },
    value: {
      anyOf: [
        { type: ['string', 'number', 'boolean'] },
        { type: 'array', maxItems: 1000, items: { type: ['string', 'number', 'boolean'] } },
      ],
    },
    condition: { type: 'string', enum: ['equals', 'in', 'like', 'gteq', 'lteq'] },
  },
} as const

/** The options of a grid request, spec 1 §3. Groups are AND-ed, the filters of one group OR-ed. */
export const gridOptionsSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['pagination', 'filter', 'sort', 'columns'],
  properties: {
    pagination: {
      type: 'object',
      additionalProperties: false,
      required: ['limit', 'offset'],
      properties: {
        limit: { type: 'integer', minimum: 1, maximum: 1000 },
        offset: { type: 'integer', minimum: 0, maximum: 1_000_000_000 },
      },
    },
    filter: { type: 'array', maxItems: 100, items: { type: 'array', maxItems: 1000, items: term } },
    sort: {
      type: 'array',
      maxItems: 5,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['index', 'order'],
        properties: {
          index: { type: 'string', maxLength: 100 },
          order: { type: 'string', enum: ['asc', 'desc'] },
        },
      },
    },
    columns: { type: 'array', maxItems: 200, items: { type: 'string', maxLength: 100 } },
    export: { type: 'boolean' },
  },
} as const

/** One filter as it is sent. */
export type GridTerm = FromSchema<typeof term>
export type GridOptions = FromSchema<typeof gridOptionsSchema>
