import { type FromSchema } from 'json-schema-to-ts'
import { type Cell, cellSchema } from '../cell.ts'
import { blockKeys, type Shown, shownKeys } from './shared.ts'

const column = {
  type: 'object',
  additionalProperties: false,
  required: ['field', 'label'],
  properties: {
    field: { type: 'string', minLength: 1, description: 'Dotted path of the value in a record.' },
    label: { type: 'string', minLength: 1, description: 'Header of the column.' },
  },
} as const

const own = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'load'],
  description:
    'A few read-only records, all shown at once; the first column names each of them. Use a grid for more records.',
  properties: {
    ...blockKeys,
    kind: { type: 'string', const: 'table', description: 'A few read-only records.' },
    load: {
      type: 'string',
      minLength: 1,
      description: 'Dotted path of the records below the named loads, e.g. `order.items`.',
    },
    empty: {
      type: 'string',
      minLength: 1,
      description: "Text when it is empty. Default 'Nothing here yet.'.",
    },
    lastLine: {
      type: 'object',
      additionalProperties: false,
      required: ['label', 'load', 'field'],
      properties: {
        label: { type: 'string', minLength: 1, description: 'Label of the value.' },
        load: { type: 'string', minLength: 1, description: 'Dotted path of its record below the loads.' },
        field: { type: 'string', minLength: 1, description: 'Dotted path of the value in that record.' },
      },
      description:
        'A last row with a value of another record, in the last column and in its format. Default none.',
    },
  },
} as const

export const tableBlockSchema = {
  ...own,
  required: ['kind', 'load', 'columns'],
  properties: {
    ...own.properties,
    columns: {
      type: 'array',
      minItems: 1,
      description: 'The columns in reading order.',
      items: { ...column, properties: { ...column.properties, cell: cellSchema } },
    },
    ...shownKeys,
  },
} as const

/** One column of a table. */
interface TableColumn extends FromSchema<typeof column> {
  cell?: Cell
}
/** A few read-only records. */
export interface TableBlock extends FromSchema<typeof own>, Shown {
  columns: TableColumn[]
}
