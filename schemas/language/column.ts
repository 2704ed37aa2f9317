import { type FromSchema } from 'json-schema-to-ts'
import { type Cell, cellSchema } from './cell.ts'
import { notes } from './notes.ts'

const own = {
  type: 'object',
  additionalProperties: false,
  required: ['field', 'label'],
  description: 'One column of a grid.',
  properties: {
    ...notes,
    field: {
      type: 'string',
      pattern: '^[A-Za-z][A-Za-z0-9_.]*$',
      description: 'Field of the row; also its name in the sort and column list of the request.',
    },
    label: { type: 'string', minLength: 1, description: 'Header of the column.' },
    sortable: {
      type: 'boolean',
      description: 'True lets the user sort by it; the server sorts. Default false.',
    },
    width: {
      type: 'integer',
      minimum: 40,
      maximum: 800,
      description: 'Width in pixels. Default: shares the free width, 96 at least.',
    },
  },
} as const

export const columnSchema = { ...own, properties: { ...own.properties, cell: cellSchema } } as const

/** One column of a grid. */
export interface Column extends FromSchema<typeof own> {
  cell?: Cell
}
