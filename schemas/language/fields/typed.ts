import { type FromSchema } from 'json-schema-to-ts'
import { computedSchema } from './computed.ts'
import {
  daySchema,
  type FieldConditions,
  type FieldOptions,
  fieldConditions,
  fieldKeys,
  fieldOptionsSchema,
} from './shared.ts'

const text = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'name', 'label'],
  description: 'A line of text, or several.',
  properties: {
    ...fieldKeys,
    kind: { type: 'string', const: 'text', description: 'A text.' },
    initial: { type: 'string', minLength: 1, description: 'Value without a record. Default none.' },
    computed: computedSchema,
    maxLength: {
      type: 'integer',
      minimum: 1,
      description: 'Maximum number of characters. Default: no limit.',
    },
    length: {
      type: 'integer',
      minimum: 1,
      description: 'Exact number of characters. Default: any. Cannot be combined with maxLength.',
    },
    charset: {
      type: 'string',
      enum: ['arabic', 'english'],
      description:
        'arabic: Arabic letters, basic punctuation, digits and space. english: Latin letters, digits, space and listed symbols (spec 1 §5). Default: every character.',
    },
    pattern: {
      type: 'object',
      additionalProperties: false,
      required: ['match', 'message'],
      properties: {
        match: {
          type: 'string',
          minLength: 1,
          description:
            'Regular expression with the flag u that the whole text matches, anchored with ^ and $, e.g. `^[A-Z]{2}\\d{8}$`.',
        },
        message: {
          type: 'string',
          minLength: 1,
          description:
            'Error message of the field when the pattern does not match, e.g. `Two letters and eight digits.`',
        },
      },
      description:
        'Format of the text, such as a mail address or a VAT number. A charset of the profile replaces it. Cannot be combined with charset. Default: any.',
    },
    warn: {
      type: 'string',
      enum: ['iban'],
      description:
        'Shows a warning at the field and does not reject the value. iban: wrong check digits of an IBAN. Default: no warning.',
    },
    rows: {
      type: 'integer',
      minimum: 2,
      maximum: 40,
      description: 'Lines of a text area. Default: one line.',
    },
    json: {
      type: 'boolean',
      const: true,
      description:
        'True: JSON of any shape, shown as indented text in eight lines and sent as JSON; invalid JSON is rejected. Default: a text; true for a field of the type json.',
    },
    list: {
      type: 'boolean',
      const: true,
      description:
        'True: a list of texts, typed one per line in an area of four lines and sent as a list without empty texts; maxLength and pattern hold for each of them. Default: one text; true for a field of the type list without an entity and options.',
    },
    masked: {
      type: 'boolean',
      const: true,
      description:
        'True: a secret. The text is masked until a button reveals it, and it is never stored in a draft. Only for one typed line. Default: visible text.',
    },
    placeholder: {
      type: 'string',
      minLength: 1,
      description: 'Example in the empty field; never instead of the label. Default none.',
    },
  },
} as const

export const textFieldSchema = {
  ...text,
  properties: {
    ...text.properties,
    options: {
      ...fieldOptionsSchema,
      description:
        'Options that replace the text input where the profile of the form says dropdown. Default: always a text input.',
    },
    ...fieldConditions,
  },
} as const

const compared = (what: string) =>
  ({
    type: 'string',
    minLength: 1,
    description: `${what} Dotted path of the other value: a field of the form, in a table of records one of the same record first, a field of the record chosen there, or below \`record\`, \`loads\` or \`profile\`. While either has no value, every value is taken. Default: no comparison.`,
  }) as const

const number = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'name', 'label'],
  description: 'A number; a value outside the limits is rejected with a message that names the range.',
  properties: {
    ...fieldKeys,
    kind: { type: 'string', const: 'number', description: 'A number.' },
    initial: { type: 'number', description: 'Value without a record. Default none.' },
    computed: computedSchema,
    min: { type: 'number', description: 'Least number. Default: no limit.' },
    max: { type: 'number', description: 'Greatest number. Default: no limit.' },
    atLeast: compared('A number below this other one is rejected, e.g. `minimum`.'),
    atMost: compared('A number above this other one is rejected, e.g. `record.outstanding`.'),
    decimals: {
      type: 'integer',
      minimum: 0,
      maximum: 6,
      description: 'Maximum number of digits after the decimal point. Default: any.',
    },
    clamp: {
      type: 'boolean',
      const: true,
      description:
        'True: on blur, a number outside the limits is set to the limit, and a message says what was typed (spec 1 §5). Default: the typed number stays and is rejected.',
    },
    unit: {
      type: 'string',
      minLength: 1,
      description: 'Shown after the number, e.g. `kg`. Default none.',
    },
    currency: {
      type: 'string',
      minLength: 1,
      description:
        'Dotted path of the currency, shown after the number: a field of the form, in a table of records one of the same record first, a field of the record chosen there, or below `record`, `loads` or `profile`. Default: of an amount of an entity the field that holds its currency, in the form, else in its record; else none.',
    },
  },
} as const

export const numberFieldSchema = {
  ...number,
  properties: { ...number.properties, ...fieldConditions },
} as const

const date = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'name', 'label'],
  description: 'A day, typed and sent as yyyy-MM-dd.',
  properties: {
    ...fieldKeys,
    kind: { type: 'string', const: 'date', description: 'A day.' },
    initial: { ...daySchema, description: 'Day without a record, as yyyy-MM-dd. Default none.' },
    computed: computedSchema,
    min: { ...daySchema, description: 'First day that is taken, as yyyy-MM-dd. Default: no limit.' },
    max: { ...daySchema, description: 'Last day that is taken, as yyyy-MM-dd. Default: no limit.' },
    atLeast: compared(
      'A day before this other one is rejected, e.g. `validFrom`, or `today`, `today-30`, `today+7`: the day on which the form was opened, thirty days earlier, a week later.',
    ),
    atMost: compared('A day after this other one is rejected, e.g. `record.dueDate` or `today`.'),
    time: {
      type: 'boolean',
      const: true,
      description:
        'Takes a time too, typed as yyyy-MM-dd HH:mm in the time zone of the user and sent in UTC as yyyy-MM-dd HH:mm:ss. Default: a day.',
    },
  },
} as const

export const dateFieldSchema = { ...date, properties: { ...date.properties, ...fieldConditions } } as const

/** A text. */
export interface TextField extends FromSchema<typeof text>, FieldConditions {
  options?: FieldOptions
}
/** A number. */
export interface NumberField extends FromSchema<typeof number>, FieldConditions {}
/** A day, or a moment. */
export interface DateField extends FromSchema<typeof date>, FieldConditions {}
