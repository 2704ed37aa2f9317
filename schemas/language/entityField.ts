import { type FromSchema } from 'json-schema-to-ts'
import { type Tone } from './cell.ts'
import { textFieldSchema } from './fields/typed.ts'
import { notes } from './notes.ts'

/** Keys that a field of every type may carry. */
const fieldKeys = {
  ...notes,
  label: {
    type: 'string',
    minLength: 1,
    description:
      'Name of the value wherever it is shown: header, filter, form, export. Default: for the key, the label of the entity; otherwise derived from its name (`createdBy` is "Created by"), without the parts that the type implies: `id` and `Id` of ids and references, `At` and `On` of dates, `is` of yes or no, `Name`, `Nr` and `Label` of texts, the unit of a duration.',
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
    description: 'True: personal data. Screens that show it need a resource. Default: no personal data.',
  },
  sensitive: {
    type: 'boolean',
    const: true,
    description: 'True: a secret or bank data, never stored in drafts or logs. Default: not sensitive.',
  },
  example: {
    type: ['string', 'number', 'boolean'],
    description: 'A realistic value for sample data and the API document. Default: by type.',
  },
} as const

const plain = <T extends string>(type: T, description: string) =>
  ({
    type: 'object',
    additionalProperties: false,
    required: ['type'],
    description,
    properties: {
      ...fieldKeys,
      type: {
        type: 'string',
        enum: [type, `${type}?`],
        description: `${description} With \`?\`: it may be absent or null.`,
      },
    },
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
    pattern: textKeys.pattern,
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
      description: 'Digits after the decimal point. Default: as many as it has, at most 3.',
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
      description: 'Unit of the duration. Default `d`.',
    },
  },
} as const

const toneOf = {
  anyOf: [
    { type: 'string', minLength: 1, description: 'One value.' },
    { type: 'array', minItems: 2, uniqueItems: true, items: { type: 'string', minLength: 1 } },
  ],
} as const

const labelsOfValues = {
  type: 'object',
  minProperties: 1,
  additionalProperties: { type: 'string', minLength: 1, description: 'Text that is shown.' },
} as const

const statusField = {
  ...plain('status', 'One of a few states or categories.'),
  required: ['type', 'options'],
  properties: {
    ...plain('status', 'One of a few states or categories.').properties,
    options: {
      description:
        'The values; an object gives them labels where the derived ones ("Being paid" from `beingPaid`) do not fit.',
      anyOf: [
        labelsOfValues,
        {
          type: 'array',
          minItems: 1,
          uniqueItems: true,
          items: { anyOf: [{ type: 'string', minLength: 1 }, labelsOfValues] },
        },
      ],
    },
    tones: {
      type: 'object',
      additionalProperties: false,
      minProperties: 1,
      description: 'Tone -> the value or values that have it. Default: all are neutral.',
      properties: {
        danger: { ...toneOf, description: 'Failure, or irreversible. One value, or several.' },
        info: { ...toneOf, description: 'In progress. One value, or several.' },
        success: { ...toneOf, description: 'Success. One value, or several.' },
        warning: { ...toneOf, description: 'Waiting for somebody. One value, or several.' },
      },
    },
  },
} as const

const referenceField = {
  ...plain('reference', 'A record of another entity, or of the same one.'),
  required: ['type', 'entity'],
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
  json: plain('json', 'Data of any shape, shown as code and typed as JSON.'),
  list: listField,
  moment: momentField,
  money: moneyField,
  object: objectField,
  percent: plain('percent', 'A share, 12.5 for 12.5 %.'),
  reference: referenceField,
  status: statusField,
  text: textField,
} as const

/** A field that is as another one, but for its own keys; the type of that field has the keys. */
export const likeFieldSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['as'],
  description: 'A field that is as one of another entity; its other keys say what differs.',
  properties: {
    as: {
      type: 'string',
      pattern: '^[a-z][A-Za-z0-9]*\\.[A-Za-z][A-Za-z0-9_]*\\??$',
      description:
        'The other field, as `refund.status`; with `?`: a record may lack it, or have null there. What is not said here is as there; other options have no tones and no example of the other field.',
    },
    ...fieldKeys,
    copy: copyKey.copy,
    time: momentField.properties.time,
    exact: textField.properties.exact,
    maxLength: textKeys.maxLength,
    length: textKeys.length,
    charset: textKeys.charset,
    pattern: textKeys.pattern,
    warn: textKeys.warn,
    rows: textKeys.rows,
    masked: textKeys.masked,
    placeholder: textKeys.placeholder,
    decimals: decimalField.properties.decimals,
    unit: decimalField.properties.unit,
    min: decimalField.properties.min,
    max: decimalField.properties.max,
    options: statusField.properties.options,
    tones: statusField.properties.tones,
  },
} as const

/** Types that need no other keys. */
export const fieldWordSchema = {
  type: 'string',
  enum: [
    ...['boolean', 'date', 'decimal', 'duration', 'file', 'id', 'integer', 'json', 'list', 'moment', 'money'],
    ...['percent', 'text', 'boolean?', 'date?', 'decimal?', 'duration?', 'file?', 'id?', 'integer?', 'json?'],
    ...['list?', 'moment?', 'money?', 'percent?', 'text?'],
  ],
  description: 'The type of a field without further keys; with `?`, the field may be absent.',
} as const

/** A field as an entity writes it. */
export type FieldWord = FromSchema<typeof fieldWordSchema>
export type WrittenEntityField = DescribedField | LikeField
/** A field with its type. */
export type DescribedField = FieldWord | WrittenField
/** A field that is as another one. */
export interface LikeField extends FromSchema<typeof likeFieldSchema> {}
export type WrittenField = { [T in FieldType]: FromSchema<(typeof fieldTypeSchemas)[T]> }[FieldType]

/** A field with its defaults: named, with the options of a status in full. */
interface Named<T extends string> {
  type: T
  label: string
  /** True: a record may lack it, or have null there. */
  optional?: true
}
type Settled<T extends keyof typeof fieldTypeSchemas> = Omit<
  FromSchema<(typeof fieldTypeSchemas)[T]>,
  'type' | 'label' | 'options' | 'tones'
> &
  Named<T>

/** Every field by its type. */
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
interface BooleanField extends Settled<'boolean'> {}
interface DateField extends Settled<'date'> {}
interface DecimalField extends Settled<'decimal'> {}
interface DurationField extends Settled<'duration'> {}
interface FileField extends Settled<'file'> {}
interface IdField extends Settled<'id'> {}
interface IntegerField extends Settled<'integer'> {}
interface JsonField extends Settled<'json'> {}
interface ListField extends Settled<'list'> {}
interface MomentField extends Settled<'moment'> {}
interface MoneyField extends Settled<'money'> {}
interface ObjectField extends Settled<'object'> {}
interface PercentField extends Settled<'percent'> {}
interface ReferenceField extends Settled<'reference'> {}
interface StatusField extends Settled<'status'> {
  options: Record<string, StatusOption>
}
interface TextField extends Settled<'text'> {}

/** What is shown for a value of a status. */
interface StatusOption {
  label: string
  tone?: Exclude<Tone, 'neutral'>
}

/** Word of a type of field. */
export type FieldType = keyof FieldTypeTable
/** A field of type T. */
export type EntityFieldOf<T extends FieldType> = FieldTypeTable[T]
/** One field of a record. */
export type EntityField = FieldTypeTable[FieldType]
