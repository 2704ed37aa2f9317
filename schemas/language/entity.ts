import { type FromSchema } from 'json-schema-to-ts'
import { toneSchema } from './cell.ts'
import { textFieldSchema } from './fields/typed.ts'
import { notes } from './notes.ts'

/** Keys that a field of every type may carry. */
const fieldKeys = {
  ...notes,
  label: {
    type: 'string',
    minLength: 1,
    description: 'Name of the value, wherever it is shown: header, filter, form, export.',
  },
  sortable: {
    type: 'boolean',
    const: false,
    description:
      'False: lists cannot be sorted by it. Default: they can, except lists, objects, JSON and files.',
  },
  filterable: {
    type: 'boolean',
    const: false,
    description:
      'False: lists cannot be filtered by it. Default: they can, except lists, objects, JSON and files.',
  },
  optional: {
    type: 'boolean',
    const: true,
    description: 'True: a record may lack it, or have null there. Default: every record has it.',
  },
  size: {
    type: 'string',
    enum: ['xs', 's', 'm', 'l', 'xl'],
    description:
      'Width of its column by content: from three characters to a sentence. Default: by type and label.',
  },
  help: { type: 'string', minLength: 1, description: 'A sentence below the field in forms. Default none.' },
  personal: {
    type: 'boolean',
    const: true,
    description:
      'True: it tells something about a person. Screens that show it need a resource. Default: not.',
  },
  sensitive: {
    type: 'boolean',
    const: true,
    description: 'True: a secret or bank data, kept in no draft and no log. Default: not.',
  },
  example: {
    type: ['string', 'number', 'boolean'],
    description: 'A believable value, for sample data and the API document. Default: by type.',
  },
} as const

const plain = <T extends string>(type: T, description: string) =>
  ({
    type: 'object',
    additionalProperties: false,
    required: ['type', 'label'],
    description,
    properties: { ...fieldKeys, type: { type: 'string', const: type, description } },
  }) as const

/** What forms ask of a text. */
const textKeys = textFieldSchema.properties

const copyKey = {
  copy: {
    type: 'boolean',
    const: true,
    description: 'True adds a button that copies the value. Default: none.',
  },
} as const

const idField = {
  ...plain('id', 'The number or text that tells records apart.'),
  properties: { ...plain('id', 'The number or text that tells records apart.').properties, ...copyKey },
} as const

const momentField = {
  ...plain('moment', 'A day with its time, in UTC.'),
  properties: {
    ...plain('moment', 'A day with its time, in UTC.').properties,
    time: {
      type: 'boolean',
      const: false,
      description: 'False: only its day is shown. Default: day and time.',
    },
  },
} as const

const textField = {
  ...plain('text', 'A text.'),
  properties: {
    ...plain('text', 'A text.').properties,
    exact: {
      type: 'boolean',
      const: true,
      description: 'True: filters find the whole value, as of a document number. Default: a part of it.',
    },
    ...copyKey,
    maxLength: textKeys.maxLength,
    length: textKeys.length,
    charset: textKeys.charset,
    warn: textKeys.warn,
    rows: textKeys.rows,
    masked: textKeys.masked,
    placeholder: textKeys.placeholder,
  },
} as const

const integerField = {
  ...plain('integer', 'A whole number.'),
  properties: {
    ...plain('integer', 'A whole number.').properties,
    unit: { type: 'string', minLength: 1, description: 'Shown after the number, e.g. `d`. Default none.' },
    min: { type: 'integer', description: 'Least number. Default: no limit.' },
    max: { type: 'integer', description: 'Greatest number. Default: no limit.' },
  },
} as const

const decimalField = {
  ...plain('decimal', 'A number with decimals.'),
  properties: {
    ...plain('decimal', 'A number with decimals.').properties,
    decimals: {
      type: 'integer',
      minimum: 0,
      maximum: 6,
      description: 'Digits after the point. Default: as many as it has, 3 at most.',
    },
    unit: { type: 'string', minLength: 1, description: 'Shown after the number. Default none.' },
    min: { type: 'number', description: 'Least number. Default: no limit.' },
    max: { type: 'number', description: 'Greatest number. Default: no limit.' },
  },
} as const

const moneyField = {
  ...plain('money', 'An amount of money.'),
  properties: {
    ...plain('money', 'An amount of money.').properties,
    currency: {
      type: 'string',
      minLength: 1,
      description: 'Field of the record that holds the ISO 4217 currency code. Default `currency`.',
    },
    min: { type: 'number', description: 'Least amount. Default: no limit.' },
    max: { type: 'number', description: 'Greatest amount. Default: no limit.' },
  },
} as const

const durationField = {
  ...plain('duration', 'A span of time.'),
  properties: {
    ...plain('duration', 'A span of time.').properties,
    unit: {
      type: 'string',
      enum: ['ms', 's', 'min', 'h', 'd'],
      description: 'What it is counted in. Default `d`.',
    },
  },
} as const

const statusField = {
  ...plain('status', 'One of a few states or categories.'),
  required: ['type', 'label', 'options'],
  properties: {
    ...plain('status', 'One of a few states or categories.').properties,
    options: {
      type: 'object',
      minProperties: 1,
      description: 'Value of the record -> its label, or its label and tone.',
      additionalProperties: {
        anyOf: [
          { type: 'string', minLength: 1, description: 'Label, in the neutral tone.' },
          {
            type: 'object',
            additionalProperties: false,
            required: ['label', 'tone'],
            properties: {
              label: { type: 'string', minLength: 1, description: 'Text that is shown.' },
              tone: toneSchema,
            },
          },
        ],
      },
    },
  },
} as const

const referenceField = {
  ...plain('reference', 'A record of another entity, or of the same one.'),
  required: ['type', 'label', 'entity'],
  properties: {
    ...plain('reference', 'A record of another entity, or of the same one.').properties,
    ...copyKey,
    entity: { type: 'string', minLength: 1, description: 'Name of the entity.' },
    key: {
      type: 'string',
      minLength: 1,
      description: 'Field of this record that holds the key of the other. Default: this field itself.',
    },
  },
} as const

const objectField = {
  ...plain('object', 'A record inside the record.'),
  required: ['type', 'entity'],
  properties: {
    ...plain('object', 'A record inside the record.').properties,
    entity: { type: 'string', minLength: 1, description: 'Name of the entity that describes it.' },
  },
} as const

const listField = {
  ...plain('list', 'Several values, or several records.'),
  properties: {
    ...plain('list', 'Several values, or several records.').properties,
    entity: {
      type: 'string',
      minLength: 1,
      description: 'Name of the entity of its records. Default: texts.',
    },
  },
} as const

/** Schema of every type of field by its word; the table of `schemas/check/resolve/fieldTypes.ts` is total over these keys. */
export const fieldTypeSchemas = {
  boolean: plain('boolean', 'Yes or no.'),
  date: plain('date', 'A day.'),
  decimal: decimalField,
  duration: durationField,
  file: plain('file', 'A file.'),
  id: idField,
  integer: integerField,
  json: plain('json', 'Data of any shape, shown as code.'),
  list: listField,
  moment: momentField,
  money: moneyField,
  object: objectField,
  percent: plain('percent', 'A share, 12.5 for 12.5 %.'),
  reference: referenceField,
  status: statusField,
  text: textField,
} as const

const own = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'key', 'label'],
  description: 'One kind of record of the business: its fields, said once for all screens.',
  properties: {
    ...notes,
    name: {
      type: 'string',
      pattern: '^[a-z][A-Za-z0-9]*$',
      description: 'Unique name; calls, references and blocks use it.',
    },
    key: { type: 'string', minLength: 1, description: 'Field that tells records apart.' },
    label: { type: 'string', minLength: 1, description: 'Name of one record, e.g. `Refund`.' },
    plural: {
      type: 'string',
      minLength: 1,
      description: 'Name of several records. Default: the label with an s, `Refunds`.',
    },
    title: {
      type: 'string',
      minLength: 1,
      description: 'Name of this record, with `{fields}`. Default: label and key, `Refund {idRefund}`.',
    },
    screen: {
      anyOf: [
        {
          type: 'string',
          minLength: 1,
          description: 'Its name; its one parameter is the key of the record.',
        },
        {
          type: 'object',
          additionalProperties: false,
          required: ['name', 'params'],
          properties: {
            name: { type: 'string', minLength: 1, description: 'Name of the screen.' },
            params: {
              type: 'object',
              minProperties: 1,
              additionalProperties: { type: 'string', minLength: 1 },
              description: 'Parameter of the screen -> field of the record.',
            },
          },
        },
      ],
      description: 'The screen that shows one record: links to a record lead there. Default: none.',
    },
  },
} as const

export const entitySchema = {
  ...own,
  required: [...own.required, 'fields'],
  properties: {
    ...own.properties,
    fields: {
      type: 'object',
      minProperties: 1,
      propertyNames: { pattern: '^[A-Za-z][A-Za-z0-9_]*$' },
      description: 'Field of the record, as the server spells it -> what it is.',
      additionalProperties: {
        type: 'object',
        required: ['type'],
        discriminator: { propertyName: 'type' },
        oneOf: Object.values(fieldTypeSchemas),
        description: 'One field of a record.',
      },
    },
  },
} as const

/** Every definition of a field by its type. */
interface FieldTypeTable {
  boolean: BooleanField
  date: DateField
  decimal: DecimalField
  duration: DurationField
  file: FileField
  id: IdField
  integer: IntegerField
  json: JsonField
  list: ListField
  moment: MomentField
  money: MoneyField
  object: ObjectField
  percent: PercentField
  reference: ReferenceField
  status: StatusField
  text: TextField
}
interface BooleanField extends FromSchema<typeof fieldTypeSchemas.boolean> {}
interface DateField extends FromSchema<typeof fieldTypeSchemas.date> {}
interface DecimalField extends FromSchema<typeof decimalField> {}
interface DurationField extends FromSchema<typeof durationField> {}
interface FileField extends FromSchema<typeof fieldTypeSchemas.file> {}
interface IdField extends FromSchema<typeof idField> {}
interface IntegerField extends FromSchema<typeof integerField> {}
interface JsonField extends FromSchema<typeof fieldTypeSchemas.json> {}
interface ListField extends FromSchema<typeof listField> {}
interface MomentField extends FromSchema<typeof momentField> {}
interface MoneyField extends FromSchema<typeof moneyField> {}
interface ObjectField extends FromSchema<typeof objectField> {}
interface PercentField extends FromSchema<typeof fieldTypeSchemas.percent> {}
interface ReferenceField extends FromSchema<typeof referenceField> {}
interface StatusField extends FromSchema<typeof statusField> {}
interface TextField extends FromSchema<typeof textField> {}

/** Word of a type of field. */
export type FieldType = keyof FieldTypeTable
/** The definition of a field of type T. */
export type EntityFieldOf<T extends FieldType> = FieldTypeTable[T]
/** One field of a record. */
export type EntityField = FieldTypeTable[FieldType]

/** One kind of record of the business. */
export interface Entity extends FromSchema<typeof own> {
  fields: Record<string, EntityField>
}
