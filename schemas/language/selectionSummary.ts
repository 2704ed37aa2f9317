import { type FromSchema } from 'json-schema-to-ts'
import { type Labelled, labelledSchema } from './labelled.ts'

const own = {
  type: 'object',
  additionalProperties: false,
  required: ['call'],
  properties: {
    call: {
      type: 'string',
      pattern: '^/',
      description:
        'Path of a call that takes the selection and returns a record as `data`, or the value of the only field; `{placeholders}` are parameters of the screen.',
    },
    method: {
      type: 'string',
      enum: ['GET', 'POST'],
      description:
        'GET sends the selection as JSON in the query parameter `selection`, POST in the body. Default POST.',
    },
    always: {
      const: true,
      description:
        'Shown without a selection too, for figures that a user selects towards, such as an outstanding amount; the call then gets an empty selection. Default: only once a row is selected.',
    },
  },
  description:
    'Figures of the selected rows from the server, shown with their number and requested again whenever the selection changes: a running total, a difference. Needs selection. Default: only the number of rows.',
} as const

export const selectionSummarySchema = {
  ...own,
  required: ['call', 'fields'],
  properties: {
    ...own.properties,
    fields: {
      type: 'array',
      minItems: 1,
      maxItems: 5,
      uniqueItems: true,
      description: 'Values of the record that are shown, in reading order.',
      items: labelledSchema,
    },
  },
} as const

/** The server's summary of the selected rows. */
export interface SelectionSummary extends FromSchema<typeof own> {
  fields: Labelled[]
}
