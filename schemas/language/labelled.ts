import { type FromSchema } from 'json-schema-to-ts'
import { type Cell, cellSchema } from './cell.ts'

const own = {
  type: 'object',
  additionalProperties: false,
  required: ['field', 'label'],
  properties: {
    field: { type: 'string', minLength: 1, description: 'Dotted path of the value in the record.' },
    label: { type: 'string', minLength: 1, description: 'Name of the value.' },
  },
} as const

/** One label and value pair of a record. */
export const labelledSchema = { ...own, properties: { ...own.properties, cell: cellSchema } } as const

/** One label and value pair of a record. */
export interface Labelled extends FromSchema<typeof own> {
  cell?: Cell
}
