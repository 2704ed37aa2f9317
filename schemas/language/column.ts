import { type FromSchema } from 'json-schema-to-ts'
import { type Cell, cellSchema } from './cell.ts'
import { notes } from './notes.ts'
import { permissionSchema } from './permission.ts'

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
      description: 'Width in pixels. Default: shares the free width, 160 at least.',
    },
    show: {
      type: 'string',
      enum: ['always', 'on', 'off'],
      description: 'Visibility: always, unless the user hides it, or only when the user adds it. Default on.',
    },
    pin: {
      type: 'string',
      enum: ['start', 'end'],
      description: 'Edge at which it stays while the others scroll. Default none.',
    },
    access: { ...permissionSchema, description: 'Who sees the column. Default: whoever sees the grid.' },
    total: {
      type: 'boolean',
      description:
        'True shows the sum of the rows on the page below the column, of money one per currency. Default false.',
    },
  },
} as const

const pair = {
  type: 'object',
  additionalProperties: false,
  required: ['field', 'label'],
  properties: {
    field: { type: 'string', minLength: 1, description: 'Dotted path of the value in the row.' },
    label: { type: 'string', minLength: 1, description: 'Name of the value.' },
  },
} as const

export const columnSchema = {
  ...own,
  properties: {
    ...own.properties,
    cell: cellSchema,
    tooltip: {
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      description:
        'Further values of the row on hover and focus, as two columns of label and value. Default none.',
      items: { ...pair, properties: { ...pair.properties, cell: cellSchema } },
    },
  },
} as const

/** One label and value of a tooltip. */
export interface TooltipLine extends FromSchema<typeof pair> {
  cell?: Cell
}

/** One column of a grid. */
export interface Column extends FromSchema<typeof own> {
  cell?: Cell
  tooltip?: TooltipLine[]
}
