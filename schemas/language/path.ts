import { type FromSchema } from 'json-schema-to-ts'

export const pathSchema = {
  type: 'string',
  pattern: '^/(?:(?:[a-z0-9-]+|\\{[A-Za-z][A-Za-z0-9]*\\})(?:/(?:[a-z0-9-]+|\\{[A-Za-z][A-Za-z0-9]*\\}))*)?$',
  description:
    'Address of the screen below the root, e.g. `/finance/refunds/details/{idrefund}`. A `{placeholder}` fills one segment and must be declared in `params`.',
} as const

const parameter = {
  type: 'object',
  additionalProperties: false,
  properties: {
    pattern: {
      type: 'string',
      description:
        'Regular expression that the whole decoded value must match; it must be anchored with ^ and $. Absent: any non-empty value. A value that does not match opens not-found.',
    },
    example: {
      type: 'string',
      minLength: 1,
      description:
        'A value that exists in the sandbox; stories and conformance tests open the screen with it.',
    },
  },
} as const

export const paramsSchema = {
  type: 'object',
  propertyNames: { pattern: '^[A-Za-z][A-Za-z0-9]*$' },
  additionalProperties: parameter,
  description: 'The placeholders of the path, each with the pattern its value must match.',
} as const

export const querySchema = {
  type: 'object',
  propertyNames: { pattern: '^[A-Za-z][A-Za-z0-9]*$' },
  additionalProperties: parameter,
  description:
    'Query parameters that loads and blocks of the screen may name. Absent in the address: empty text.',
} as const

/** One path or query parameter. */
export interface Parameter extends FromSchema<typeof parameter> {}
