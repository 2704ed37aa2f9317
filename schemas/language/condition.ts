import { type FromSchema } from 'json-schema-to-ts'

const leaf = {
  type: 'object',
  additionalProperties: false,
  required: ['field'],
  minProperties: 2,
  maxProperties: 2,
  properties: {
    field: {
      type: 'string',
      minLength: 1,
      description:
        'Dotted path of the value to compare: below the named loads in a screen (`refund.status`), below the record in a block or cell.',
    },
    is: {
      type: ['string', 'number', 'boolean', 'null'],
      description: 'Holds when the value equals this one; text and number are compared by their text.',
    },
    in: {
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      items: { type: ['string', 'number', 'boolean', 'null'] },
      description: 'Holds when the value equals one of these.',
    },
    not: {
      anyOf: [
        { type: ['string', 'number', 'boolean', 'null'] },
        {
          type: 'array',
          minItems: 1,
          uniqueItems: true,
          items: { type: ['string', 'number', 'boolean', 'null'] },
        },
      ],
      description:
        'Holds when the value equals neither this one nor, for a list, any of these; it also holds when there is no value.',
    },
    present: {
      type: 'boolean',
      description:
        'True: holds when there is a value. False: holds when it is absent, null or an empty text.',
    },
  },
} as const

const allLeaves = {
  type: 'object',
  additionalProperties: false,
  required: ['all'],
  properties: {
    all: {
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      items: leaf,
      description: 'Holds when every leaf holds.',
    },
  },
} as const

/** A condition is data: one leaf, `all` of several, or `any` of leaves and of such `all`; deeper nesting is refused. */
export const conditionSchema = {
  description:
    'A condition: one leaf {field, is | in | not | present}, {all: [leaves]}, or {any: [leaves, or {all: [leaves]}]}.',
  anyOf: [
    leaf,
    allLeaves,
    {
      type: 'object',
      additionalProperties: false,
      required: ['any'],
      properties: {
        any: {
          type: 'array',
          minItems: 1,
          uniqueItems: true,
          items: { anyOf: [leaf, allLeaves] },
          description: 'Holds when at least one entry holds: a leaf, or all leaves of one.',
        },
      },
    },
  ],
} as const

/** One leaf of a condition. */
export type ConditionLeaf = FromSchema<typeof leaf>
/** A condition as a definition writes it. */
export type Condition = FromSchema<typeof conditionSchema>
