import { type FromSchema } from 'json-schema-to-ts'
import { type Labelled, labelledSchema } from '../labelled.ts'
import { blockKeys, type Visible, visibleSchema } from './shared.ts'

const own = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'load'],
  description: 'One record as label and value pairs.',
  properties: {
    ...blockKeys,
    kind: { type: 'string', const: 'details', description: 'One record as label and value pairs.' },
    load: { type: 'string', minLength: 1, description: 'Name of the load whose value is the record.' },
    look: {
      type: 'string',
      const: 'figures',
      description:
        'figures: a few values side by side below the heading of the screen; empty ones are left out. Default: pairs in columns.',
    },
    empty: {
      type: 'string',
      minLength: 1,
      description:
        "Text when there is no record, shown with a retry button. Default 'This could not be loaded.'.",
    },
  },
} as const

export const detailsBlockSchema = {
  ...own,
  required: ['kind', 'load', 'fields'],
  properties: {
    ...own.properties,
    fields: {
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      description: 'The pairs in reading order.',
      items: labelledSchema,
    },
    visible: visibleSchema,
  },
} as const

/** One record as label and value pairs. */
export interface DetailsBlock extends FromSchema<typeof own>, Visible {
  fields: Labelled[]
}
