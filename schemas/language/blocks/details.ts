import { type FromSchema } from 'json-schema-to-ts'
import { type Cell, cellSchema } from '../cell.ts'
import { blockKeys, type Visible, visibleSchema } from './shared.ts'

const pair = {
  type: 'object',
  additionalProperties: false,
  required: ['field', 'label'],
  properties: {
    field: { type: 'string', minLength: 1, description: 'Dotted path of the value in the record.' },
    label: { type: 'string', minLength: 1, description: 'Name of the value.' },
  },
} as const

const own = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'load'],
  description: 'One record as label and value pairs.',
  properties: {
    ...blockKeys,
    kind: { type: 'string', const: 'details', description: 'One record as label and value pairs.' },
    load: { type: 'string', minLength: 1, description: 'Name of the load whose value is the record.' },
    empty: {
      type: 'string',
      minLength: 1,
      description: "Text when there is no record. Default 'Nothing here yet.'.",
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
      description: 'The pairs in reading order.',
      items: { ...pair, properties: { ...pair.properties, cell: cellSchema } },
    },
    visible: visibleSchema,
  },
} as const

/** One label and value pair of a record. */
export interface DetailsField extends FromSchema<typeof pair> {
  cell?: Cell
}
/** One record as label and value pairs. */
export interface DetailsBlock extends FromSchema<typeof own>, Visible {
  fields: DetailsField[]
}
