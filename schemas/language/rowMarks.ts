import { type FromSchema } from 'json-schema-to-ts'
import { toneSchema } from './cell.ts'
import { type Condition, conditionSchema } from './condition.ts'

const own = {
  type: 'object',
  additionalProperties: false,
  required: ['tone', 'label'],
  properties: {
    tone: { ...toneSchema, description: 'Meaning of the colour of the bar and the background.' },
    label: {
      type: 'string',
      minLength: 1,
      description:
        'Why the row is marked, e.g. `Overdue`: screen readers read it before the first value, the pointer shows it, and the card of the row on a phone has it as a label.',
    },
  },
} as const

/** The marks of the rows of a grid. */
export const rowMarksSchema = {
  type: 'array',
  minItems: 1,
  uniqueItems: true,
  description:
    'Marks on rows that need attention: a coloured bar at the start of the row and a light background. The first one whose condition holds marks the row. Default none.',
  items: {
    ...own,
    required: ['when', ...own.required],
    properties: {
      when: {
        ...conditionSchema,
        description:
          'Condition on the fields of the row, which are columns or `fields` of the grid. They are requested even while their column is hidden.',
      },
      ...own.properties,
    },
  },
} as const

/** A mark on the rows for which its condition holds. */
export interface RowMark extends FromSchema<typeof own> {
  when: Condition
}
