import { type FromSchema } from 'json-schema-to-ts'
import { type Labelled, labelledSchema } from './labelled.ts'

const own = {
  type: 'object',
  additionalProperties: false,
  required: [],
  minProperties: 1,
  properties: {
    select: {
      type: 'string',
      description:
        "Dotted path of the record or the records in the reply; '' is the whole reply. Default `data`.",
    },
  },
  description: 'What of the reply is shown, below its message.',
} as const

/** Of a way to send a form that saves nothing. */
export const dryRunSchema = {
  anyOf: [
    { type: 'boolean', const: true },
    {
      ...own,
      properties: {
        ...own.properties,
        fields: {
          type: 'array',
          minItems: 1,
          uniqueItems: true,
          description: 'Values of the record that are shown, in reading order. Default none.',
          items: labelledSchema,
        },
        columns: {
          type: 'array',
          minItems: 1,
          uniqueItems: true,
          description:
            'Columns of the table of a reply with several records, of which the first 50 are shown. Default none.',
          items: labelledSchema,
        },
      },
    },
  ],
  description:
    'The call only tries the values and saves nothing, e.g. "Test connection": the fields keep what was typed and count as unsaved, and the reply is shown below them until a value changes. True: the message of the reply; or the fields of the record, or the columns of the records, that are shown with it. Default: the call saves the values.',
} as const

/** What of the reply of a trial is shown. */
export type DryRun = true | (FromSchema<typeof own> & { fields?: Labelled[]; columns?: Labelled[] })
