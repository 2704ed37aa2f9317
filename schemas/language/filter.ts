import { type FromSchema } from 'json-schema-to-ts'
import {
  type DateRangeFilter,
  dateRangeFilter,
  type FromDateFilter,
  fromDateFilter,
  type ToDateFilter,
  toDateFilter,
} from './filters/dates.ts'
import { conditionWordSchema, filterKeys } from './filters/shared.ts'

const fromLoad = {
  type: 'object',
  additionalProperties: false,
  required: ['load', 'value', 'label'],
  properties: {
    load: {
      type: 'string',
      minLength: 1,
      description: 'Dotted path of the list below the named loads, e.g. `filter.states`.',
    },
    value: { type: 'string', minLength: 1, description: 'Field of an entry that is sent.' },
    label: { type: 'string', minLength: 1, description: 'Field of an entry that is shown.' },
  },
} as const

const optionsSchema = {
  description: 'The options: a fixed list of {value, label}, or the entries of a load.',
  anyOf: [
    {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['value', 'label'],
        properties: {
          value: { type: 'string', minLength: 1, description: 'Value that is sent.' },
          label: { type: 'string', minLength: 1, description: 'Text that is shown.' },
        },
      },
    },
    fromLoad,
  ],
} as const

const initialText = {
  type: 'string',
  minLength: 1,
  description: 'Value when the screen opens. Default none.',
} as const

const textFilter = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'field', 'label'],
  description: 'A line of text.',
  properties: {
    ...filterKeys,
    kind: { type: 'string', const: 'text', description: 'A line of text.' },
    condition: {
      ...conditionWordSchema,
      enum: ['equals', 'like'],
      description: 'Default equals. `like` finds the text anywhere in the value.',
    },
    initial: initialText,
  },
} as const

const selectFilter = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'field', 'label', 'options'],
  description: 'One of several values.',
  properties: {
    ...filterKeys,
    kind: { type: 'string', const: 'select', description: 'One of several values.' },
    options: optionsSchema,
    initial: initialText,
  },
} as const

const multiSelectFilter = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'field', 'label', 'options'],
  description:
    'Any number of several values. Several values are sent as one group of OR-ed terms, with the condition `in` as one list (spec 1 §5).',
  properties: {
    ...filterKeys,
    kind: { type: 'string', const: 'multiSelect', description: 'Any number of several values.' },
    options: optionsSchema,
    condition: {
      ...conditionWordSchema,
      enum: ['equals', 'in'],
      description: 'Default equals: one group of OR-ed terms. in: the whole list is one value.',
    },
    initial: {
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      items: { type: 'string', minLength: 1 },
      description: 'Values when the screen opens. Default none.',
    },
  },
} as const

const booleanFilter = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'field', 'label'],
  description: "Yes, No or both; sent as 'true' or 'false'.",
  properties: {
    ...filterKeys,
    kind: { type: 'string', const: 'boolean', description: 'Yes, No or both.' },
    initial: { ...initialText, enum: ['true', 'false'] },
  },
} as const

const numberFilter = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'field', 'label'],
  description:
    'A number; anything else, or a number outside the limits, is not sent, and the field shows an error.',
  properties: {
    ...filterKeys,
    kind: { type: 'string', const: 'number', description: 'A number.' },
    condition: {
      ...conditionWordSchema,
      enum: ['equals', 'gteq', 'lteq'],
      description: 'Default equals. `gteq` finds this and more, `lteq` this and less.',
    },
    min: { type: 'number', description: 'Least number. Default: no limit.' },
    max: { type: 'number', description: 'Greatest number. Default: no limit.' },
    initial: { type: 'number', description: 'Number when the screen opens. Default none.' },
    steps: {
      type: 'boolean',
      description:
        'Buttons that increment and decrement. Default true; use false for the number of a document.',
    },
  },
} as const

const numberRangeFilter = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'field', 'label'],
  description:
    'Minimum and maximum in one control, both inclusive, either may be empty; sent as a gteq and a lteq term of its field.',
  properties: {
    ...filterKeys,
    kind: { type: 'string', const: 'numberRange', description: 'A range of numbers.' },
    min: numberFilter.properties.min,
    max: numberFilter.properties.max,
    initial: {
      ...initialText,
      description:
        'Range when the screen opens, as the address writes it: `10..100`, `10..` without an end. Default none.',
    },
  },
} as const

/** Schema of every filter kind by its word; the tables of `runtime/kinds/filters` are total over these keys. */
export const filterSchemas = {
  boolean: booleanFilter,
  dateRange: dateRangeFilter,
  fromDate: fromDateFilter,
  multiSelect: multiSelectFilter,
  number: numberFilter,
  numberRange: numberRangeFilter,
  select: selectFilter,
  text: textFilter,
  toDate: toDateFilter,
} as const

export const filterSchema = {
  type: 'object',
  required: ['kind'],
  discriminator: { propertyName: 'kind' },
  oneOf: Object.values(filterSchemas),
  description: 'One control of the filter area of a grid.',
} as const

/** Every filter definition by its word. */
interface FilterTable {
  boolean: BooleanFilter
  dateRange: DateRangeFilter
  fromDate: FromDateFilter
  multiSelect: MultiSelectFilter
  number: NumberFilter
  numberRange: NumberRangeFilter
  select: SelectFilter
  text: TextFilter
  toDate: ToDateFilter
}
interface BooleanFilter extends FromSchema<typeof booleanFilter> {}
interface MultiSelectFilter extends FromSchema<typeof multiSelectFilter> {}
interface NumberFilter extends FromSchema<typeof numberFilter> {}
interface NumberRangeFilter extends FromSchema<typeof numberRangeFilter> {}
interface SelectFilter extends FromSchema<typeof selectFilter> {}
interface TextFilter extends FromSchema<typeof textFilter> {}

/** Word of a filter kind. */
export type FilterKind = keyof FilterTable
/** The definition of a filter of kind K. */
export type FilterOf<K extends FilterKind> = FilterTable[K]
/** One control of a filter area. */
export type Filter = FilterTable[FilterKind]
export type FilterCondition = FromSchema<typeof conditionWordSchema>
export type Options = FromSchema<typeof optionsSchema>
