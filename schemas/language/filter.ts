import { type FromSchema } from 'json-schema-to-ts'
import { notes } from './notes.ts'

const base = {
  ...notes,
  field: {
    type: 'string',
    pattern: '^[A-Za-z][A-Za-z0-9_.]*$',
    description: 'Index of the filter terms that are sent, and key in the address.',
  },
  label: { type: 'string', minLength: 1, description: 'Visible name of the control.' },
  was: {
    type: 'string',
    minLength: 1,
    description: 'Former field of this filter: addresses and saved filters that name it keep working.',
  },
} as const

/** How the server compares; spec 1 §3 names `equals` as the default, §5 names `in`. */
export const conditionWordSchema = {
  type: 'string',
  enum: ['equals', 'in', 'like', 'gteq', 'lteq'],
  description: 'How the server compares the value.',
} as const

const fromLoad = {
  type: 'object',
  additionalProperties: false,
  required: ['load', 'value', 'label'],
  properties: {
    load: {
      type: 'string',
      minLength: 1,
      description: 'Name of a load of the screen whose value is a list.',
    },
    value: { type: 'string', minLength: 1, description: 'Field of an entry that is sent.' },
    label: { type: 'string', minLength: 1, description: 'Field of an entry that is shown.' },
  },
} as const

export const optionsSchema = {
  description: 'What can be chosen: a fixed list of {value, label}, or the entries of a load.',
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
  description: 'Value on a fresh opening of the screen. Default none.',
} as const

const textFilter = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'field', 'label'],
  description: 'A line of text.',
  properties: {
    ...base,
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
    ...base,
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
    'Any number of several values. Several values go out as one group of OR-ed terms, with the condition `in` as one list (spec 1 §5).',
  properties: {
    ...base,
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
      items: { type: 'string', minLength: 1 },
      description: 'Values on a fresh opening of the screen. Default none.',
    },
  },
} as const

const fromDateFilter = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'field', 'label'],
  description:
    'The first day, typed as yyyy-MM-dd; sent as its 00:00:00 in the time zone of the user, in UTC (spec 1 §5).',
  properties: {
    ...base,
    kind: { type: 'string', const: 'fromDate', description: 'The first day of a period.' },
  },
} as const

const toDateFilter = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'field', 'label'],
  description:
    'The last day, typed as yyyy-MM-dd; sent as 23:59:59 UTC. Empty while the from-date of the same field is filled: now is sent (spec 1 §5).',
  properties: {
    ...base,
    kind: { type: 'string', const: 'toDate', description: 'The last day of a period.' },
  },
} as const

/** Schema of every filter kind by its word; the tables of `runtime/kinds/filters` are total over these keys. */
export const filterSchemas = {
  fromDate: fromDateFilter,
  multiSelect: multiSelectFilter,
  select: selectFilter,
  text: textFilter,
  toDate: toDateFilter,
} as const

export const filterSchema = {
  type: 'object',
  required: ['kind'],
  discriminator: { propertyName: 'kind' },
  oneOf: [fromDateFilter, multiSelectFilter, selectFilter, textFilter, toDateFilter],
  description: 'One control of the filter area of a grid.',
} as const

/** Every filter definition by its word. */
interface FilterTable {
  fromDate: FromDateFilter
  multiSelect: MultiSelectFilter
  select: SelectFilter
  text: TextFilter
  toDate: ToDateFilter
}
export interface FromDateFilter extends FromSchema<typeof fromDateFilter> {}
export interface MultiSelectFilter extends FromSchema<typeof multiSelectFilter> {}
export interface SelectFilter extends FromSchema<typeof selectFilter> {}
export interface TextFilter extends FromSchema<typeof textFilter> {}
export interface ToDateFilter extends FromSchema<typeof toDateFilter> {}

/** Word of a filter kind. */
export type FilterKind = keyof FilterTable
/** The definition of a filter of kind K. */
export type FilterOf<K extends FilterKind> = FilterTable[K]
/** One control of a filter area. */
export type Filter = FilterTable[FilterKind]
export type FilterCondition = FromSchema<typeof conditionWordSchema>
export type Options = FromSchema<typeof optionsSchema>
