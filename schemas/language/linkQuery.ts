/** How the address writes a range, and a filter that is cleared. */
const addressForm =
  'A period or range is `from..to`, e.g. `2026-01-01..2026-01-31`, `100..` without an end; an empty text clears a filter that has an `initial`.'

/** What leads to a list always says in its address. */
export const fixedQuerySchema = {
  type: 'object',
  minProperties: 1,
  additionalProperties: {
    anyOf: [
      { type: 'string' },
      { type: 'array', minItems: 2, uniqueItems: true, items: { type: 'string', minLength: 1 } },
    ],
  },
  description: `Key in the address of that screen, a filter of its grid -> value, or several for a filter of several values. ${addressForm} Default none.`,
} as const

const linkValueSchema = {
  anyOf: [
    { type: 'string', minLength: 1, description: 'Field of the row.' },
    {
      type: 'object',
      additionalProperties: false,
      required: ['value'],
      properties: {
        value: { type: 'string', minLength: 1, description: 'The same for every row.' },
      },
    },
  ],
} as const

const addressValueSchema = {
  anyOf: [
    linkValueSchema.anyOf[0],
    {
      ...linkValueSchema.anyOf[1],
      properties: { value: { type: 'string', description: 'The same for every row.' } },
    },
  ],
} as const

/** The parameters in the path of the screen that a link leads to. */
export const linkParamsSchema = {
  type: 'object',
  minProperties: 1,
  additionalProperties: linkValueSchema,
  description:
    'Path parameter of that screen -> field of the row, or `{ value }`, which is the same for every row. Default: none.',
} as const

/** What a link says in the address of the screen that it leads to. */
export const linkQuerySchema = {
  type: 'object',
  minProperties: 1,
  additionalProperties: addressValueSchema,
  description: `Key in the address of that screen, a filter of its grid or a query parameter -> field of the row, or \`{ value }\`, which is the same for every row. ${addressForm} There is no link while such a field is empty. Default none.`,
} as const

/** Key in the address, or parameter of a path -> where its value is, or a fixed value. */
export type LinkQuery = Record<string, string | { value: string }>
