import { type FromSchema } from 'json-schema-to-ts'
import { type CellOf, cellSchemas } from '../cell.ts'
import { linkParamsSchema, linkQuerySchema } from '../linkQuery.ts'
import { type Target, targetSchema } from '../target.ts'
import { recordKeys } from './records.ts'
import { blockKeys, followsSchema, type Shown, shownKeys } from './shared.ts'

const own = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'label', 'series'],
  description:
    'Numbers of records as stacked bars, one bar per record, and below them as a table with their sums, or a button that shows it. It takes the width that there is (spec 2 §9).',
  properties: {
    ...blockKeys,
    kind: { type: 'string', const: 'chart', description: 'Numbers as bars and as a table.' },
    ...recordKeys,
    follows: followsSchema,
    label: {
      type: 'object',
      additionalProperties: false,
      required: ['field', 'label'],
      properties: {
        field: { type: 'string', minLength: 1, description: 'Dotted path of the text in a record.' },
        label: { type: 'string', minLength: 1, description: 'Heading of the column of names.' },
      },
      description: 'The name of a bar.',
    },
    series: {
      type: 'array',
      minItems: 1,
      maxItems: 5,
      description: 'The parts of a bar from its start, in the order of their colours.',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['field', 'label'],
        properties: {
          field: { type: 'string', minLength: 1, description: 'Dotted path of the number in a record.' },
          label: { type: 'string', minLength: 1, description: 'Name of the part.' },
          query: {
            ...linkQuerySchema,
            description:
              'Like `query` of the chart, for this part only, e.g. `{ overdue: { value: "1-7" } }`. Default none.',
          },
        },
      },
    },
    horizontal: {
      type: 'boolean',
      const: true,
      description: 'True: horizontal bars, which leave room for long names. Default: vertical bars.',
    },
    most: {
      type: 'integer',
      minimum: 1,
      maximum: 100,
      description:
        'Number of records in the chart, from the first one; the table has all of them. Default 12.',
    },
    table: {
      type: 'string',
      const: 'folded',
      description:
        'folded: the table is behind a button "Show table". It is never left out, because screen readers and keyboards cannot use the bars. Default: the table is shown.',
    },
    params: {
      ...linkParamsSchema,
      description:
        'Path parameter of that screen -> dotted path of the value in the record, or `{ value }`, which is always the same. Default none.',
    },
    query: {
      ...linkQuerySchema,
      description:
        'Key in the address of that screen, a filter of its grid or a query parameter -> dotted path of the value in the record, or `{ value }`, which is always the same; it goes before a followed filter of that key. One without a value is left out. Default none.',
    },
    empty: {
      type: 'string',
      minLength: 1,
      description: "Text when there is no record. Default 'Nothing here yet.'.",
    },
  },
} as const

export const chartBlockSchema = {
  ...own,
  properties: {
    ...own.properties,
    label: {
      ...own.properties.label,
      properties: {
        ...own.properties.label.properties,
        cell: {
          type: 'object',
          required: ['kind'],
          discriminator: { propertyName: 'kind' },
          oneOf: [cellSchemas.status],
          description:
            'The texts of a state by its values. Default: of a status field the labels of its options; of any other field the value as it is.',
        },
      },
    },
    to: {
      ...targetSchema,
      description:
        'The screen that opens from a part of a bar, and from each number and name of the table: its name, or several targets of which the first whose `when` holds on the record opens. The link also carries the filters that the chart follows; a list with filters of the same fields opens with them. Default: no links.',
    },
    cell: {
      type: 'object',
      required: ['kind'],
      discriminator: { propertyName: 'kind' },
      oneOf: [cellSchemas.money, cellSchemas.number],
      description: 'How a number is written: of kind money or number. Default {kind: "number"}.',
    },
    ...shownKeys,
  },
} as const

type Own = FromSchema<typeof own>

/** The name of a bar. */
type BarName = Own['label'] & { cell?: CellOf<'status'> }

/** Numbers of records as bars and as a table. */
export interface ChartBlock extends Own, Shown {
  label: BarName
  cell?: CellOf<'money'> | CellOf<'number'>
  to?: Target
}
