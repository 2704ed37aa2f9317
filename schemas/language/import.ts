import { type FromSchema } from 'json-schema-to-ts'
import { textFieldSchema } from './fields/typed.ts'

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
        ...textFieldSchema.properties.pattern,
        description: 'Format of a value. Default: any.',
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
      example: {
        type: ['string', 'number', 'boolean'],
        description:
          'Value in the example of the template. Default: that of the field, the first option, or by the type of the values.',
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
          pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*\\.csv$',
          description: 'Name of the file, e.g. `prices.csv`.',
        },
        label: { type: 'string', minLength: 1, description: 'Text of the link.' },
      },
      description:
        'A link to a file to start from: the headers of the columns and an example. It needs columns. Default none.',
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
