import { type FromSchema } from 'json-schema-to-ts'
import { entryFields } from './shared.ts'

const fieldOfRecord = { type: 'string', minLength: 1 } as const

/** Options that a call finds by what the user types. */
export const searchedOptionsSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['search', 'by', 'value', 'label'],
  description: 'Records that a call finds by the typed text, for a choice among too many to list.',
  properties: {
    search: {
      type: 'string',
      pattern: '^/(?!/)',
      description:
        'Path of the call that finds records, below the base URL, with one slash at its start. A `{placeholder}` is a path or query parameter of the screen.',
    },
    grid: {
      type: 'boolean',
      const: true,
      description:
        'True: the call is a POST that takes a grid request, with `by` as its filter, and the first 20 rows are offered. Default: it is a GET whose reply is a list.',
    },
    by: {
      ...fieldOfRecord,
      description:
        'Where the typed text is sent: the query parameter of a GET call; of a grid call the field that contains it.',
    },
    select: {
      type: 'string',
      minLength: 1,
      description: 'Dotted path of the list in the reply of a GET call. Default: the whole reply.',
    },
    ...entryFields,
    note: {
      ...fieldOfRecord,
      description:
        'Field of a found record, shown after its label to tell records of the same name apart. Default none.',
    },
    reads: {
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      items: fieldOfRecord,
      description:
        'Fields of the found record that other fields of the form name, as in `partner.currency`. Default: follows from those fields.',
    },
    chosen: {
      ...fieldOfRecord,
      description:
        'Field of the record that fills the form (in a table of records of the same record) with the label of its value. Default: the value itself is shown until another one is chosen.',
    },
  },
} as const

/** Options that a call finds by what the user types. */
export interface SearchedOptions extends FromSchema<typeof searchedOptionsSchema> {}
