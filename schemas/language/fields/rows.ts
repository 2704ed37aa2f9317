import { type FromSchema } from 'json-schema-to-ts'
import { type LeafField, leafFieldSchema } from './leaf.ts'
import { type FieldConditions, fieldConditions, fieldKeys } from './shared.ts'

const own = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'name', 'label'],
  description: 'A table of records, each with the same fields; sent as a list.',
  properties: {
    ...fieldKeys,
    kind: { type: 'string', const: 'rows', description: 'A table of records.' },
    add: {
      type: 'string',
      minLength: 1,
      description:
        'Text of the button that adds a record; records can then be removed and moved too. Default: only the values in the records of the form can be changed.',
    },
    min: {
      type: 'integer',
      minimum: 1,
      description: 'Minimum number of records. Only with add. Default: none.',
    },
    max: {
      type: 'integer',
      minimum: 1,
      description: 'Maximum number of records. Only with add. Default: no limit.',
    },
    unique: {
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      items: { type: 'string', minLength: 1 },
      description:
        'Fields whose value may occur in one record only, e.g. `code`; spaces around a text and its case do not matter, and empty values may repeat. Default none.',
    },
  },
} as const

export const rowsFieldSchema = {
  ...own,
  required: ['kind', 'name', 'label', 'fields'],
  properties: {
    ...own.properties,
    fields: {
      type: 'array',
      minItems: 1,
      description: 'The fields of a record in reading order.',
      items: leafFieldSchema,
    },
    ...fieldConditions,
  },
} as const

/** A table of records. */
export interface RowsField extends FromSchema<typeof own>, FieldConditions {
  fields: LeafField[]
}
