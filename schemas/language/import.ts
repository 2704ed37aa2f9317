import { type FromSchema } from 'json-schema-to-ts'

const columns = {
  type: 'array',
  minItems: 1,
  description:
    'Expected content of the file, which is checked before it is sent; the server checks it again. Default: no check.',
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['header'],
    properties: {
      header: { type: 'string', minLength: 1, description: 'Text of the header, exactly as in the file.' },
      required: {
        type: 'boolean',
        description: 'True: the column is required and every row has a value. Default false.',
      },
      kind: {
        type: 'string',
        enum: ['text', 'number', 'integer', 'date'],
        description:
          'Type of the values: any text, a number such as -1234.50, a whole number, or a day yyyy-MM-dd with or without HH:mm:ss. Default text.',
      },
      pattern: {
        type: 'string',
        description: 'Regular expression that a whole value must match, anchored with ^ and $. Default: any.',
      },
      min: { type: 'number', description: 'Least number. Default: no limit.' },
      max: { type: 'number', description: 'Greatest number. Default: no limit.' },
      length: { type: 'integer', minimum: 1, description: 'Exact number of characters. Default: any.' },
      maxLength: {
        type: 'integer',
        minimum: 1,
        description: 'Maximum number of characters. Default: no limit.',
      },
      options: {
        type: 'array',
        minItems: 1,
        uniqueItems: true,
        items: { type: 'string', minLength: 1 },
        description: 'The values that are allowed, in any case. Default: any.',
      },
    },
  },
} as const

export const importSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type'],
  description: 'Lets the user import rows from a CSV file, in a side panel. Default: no import.',
  properties: {
    type: { type: 'integer', minimum: 0, description: 'Id of the import at the server.' },
    header: { type: 'string', minLength: 1, description: "Heading of the panel. Default 'Import'." },
    template: {
      type: 'object',
      additionalProperties: false,
      required: ['file', 'label'],
      properties: {
        file: {
          type: 'string',
          pattern: '^/(?!/)',
          description:
            'Path of the file, with one slash at its start. `/templates/prices.csv` is the file `src/app/public/templates/prices.csv`.',
        },
        label: { type: 'string', minLength: 1, description: 'Text of the link.' },
      },
      description: 'A template file. Default none.',
    },
    context: {
      type: 'object',
      additionalProperties: { type: ['string', 'number', 'boolean'] },
      description: 'Fixed values that are sent with the file as `massImportContext`. Default none.',
    },
    columns,
  },
} as const

/** The import of rows from a file. */
export interface Import extends FromSchema<typeof importSchema> {}
export type ImportColumn = FromSchema<typeof columns>[number]
