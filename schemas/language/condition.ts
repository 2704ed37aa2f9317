import { type FromSchema } from 'json-schema-to-ts'
import { dayOrNamedSchema } from './namedDay.ts'

const numbers = 'A number may be text, as in "12.50"; without a number it does not hold.'

const days =
  '`today` is the day on which the screen was opened, `today-30` thirty days earlier, `today+7` a week later; a fixed day is yyyy-MM-dd. A moment is compared by its day in the time zone of the user, a day by that of UTC; without a date it does not hold.'

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
    atLeast: { type: 'number', description: `Holds when the value is this number or more. ${numbers}` },
    atMost: { type: 'number', description: `Holds when the value is this number or less. ${numbers}` },
    moreThan: { type: 'number', description: `Holds when the value is more than this number. ${numbers}` },
    lessThan: { type: 'number', description: `Holds when the value is less than this number. ${numbers}` },
    before: {
      ...dayOrNamedSchema,
      description: `Holds when the value is a day or moment before this day. ${days}`,
    },
    after: {
      ...dayOrNamedSchema,
      description: `Holds when the value is a day or moment after this day. ${days}`,
    },
    isUser: {
      type: 'boolean',
      description:
        'True: holds when the value is the user name of the signed-in user. False: holds when it is another one or there is none. Neither holds while the console does not know the user.',
    },
  },
} as const

/** The comparisons of a leaf, of which it has one. */
export const comparisonKeys: readonly string[] = Object.keys(leaf.properties).filter(key => key !== 'field')

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
    'A condition: one leaf {field, is | in | not | present | atLeast | atMost | moreThan | lessThan | before | after | isUser}, {all: [leaves]}, or {any: [leaves, or {all: [leaves]}]}.',
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
