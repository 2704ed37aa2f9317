import { type FromSchema } from 'json-schema-to-ts'

/** Where a value is taken from: a parameter of the screen, or a field of a load. */
export const referenceSchema = {
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  maxProperties: 1,
  properties: {
    param: { type: 'string', minLength: 1, description: 'Name of a path or query parameter of the screen.' },
    field: {
      type: 'string',
      minLength: 1,
      description: 'Dotted path below the named loads, e.g. `refund.orderNr`.',
    },
  },
  description: 'Source of the value: {param} of the screen, or {field} of a load.',
} as const

/** Where a value is taken from. */
export interface Reference extends FromSchema<typeof referenceSchema> {}
