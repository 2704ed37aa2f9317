import { type FromSchema } from 'json-schema-to-ts'
import { computedSchema } from './computed.ts'
import { type SearchedOptions, searchedOptionsSchema } from './searched.ts'
import {
  type FieldConditions,
  type FieldOptions,
  fieldConditions,
  fieldKeys,
  fieldOptionsSchema,
} from './shared.ts'

const one = {
  type: ['string', 'number'],
  description: 'Value without a record, one of the options. Default none.',
} as const

const select = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'name', 'label'],
  description: 'One of several values, from a drop-down list.',
  properties: {
    ...fieldKeys,
    kind: { type: 'string', const: 'select', description: 'One of several values.' },
    initial: one,
    computed: computedSchema,
  },
} as const

const choice = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'name', 'label'],
  description: 'One of a few values, as a group of radio buttons.',
  properties: {
    ...fieldKeys,
    kind: { type: 'string', const: 'choice', description: 'One of a few values.' },
    initial: one,
    computed: computedSchema,
  },
} as const

const multiSelect = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'name', 'label'],
  description: 'Any number of several values, sent as a list.',
  properties: {
    ...fieldKeys,
    kind: { type: 'string', const: 'multiSelect', description: 'Any number of several values.' },
    initial: {
      type: 'array',
      minItems: 1,
      items: { type: ['string', 'number'] },
      description: 'Values without a record, all of them options. Default none.',
    },
  },
} as const

const checkbox = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'name', 'label'],
  description: 'Yes or no, sent as true or false.',
  properties: {
    ...fieldKeys,
    kind: { type: 'string', const: 'checkbox', description: 'Yes or no.' },
    initial: { type: 'boolean', const: true, description: 'Ticked without a record. Default: not ticked.' },
    computed: computedSchema,
  },
} as const

const options = { options: fieldOptionsSchema } as const
const selectOptions = {
  options: {
    anyOf: [...fieldOptionsSchema.anyOf, searchedOptionsSchema],
    description: 'The options: a fixed list of {value, label}, the entries of a load, or what a call finds.',
  },
} as const

export const selectFieldSchema = {
  ...select,
  required: ['kind', 'name', 'label', 'options'],
  properties: { ...select.properties, ...selectOptions, ...fieldConditions },
} as const
export const choiceFieldSchema = {
  ...choice,
  required: ['kind', 'name', 'label', 'options'],
  properties: { ...choice.properties, ...options, ...fieldConditions },
} as const
export const multiSelectFieldSchema = {
  ...multiSelect,
  required: ['kind', 'name', 'label', 'options'],
  properties: { ...multiSelect.properties, ...options, ...fieldConditions },
} as const
export const checkboxFieldSchema = {
  ...checkbox,
  properties: { ...checkbox.properties, ...fieldConditions },
} as const

interface Offering {
  options: FieldOptions
}
/** One of several values. */
export interface SelectField extends FromSchema<typeof select>, FieldConditions {
  options: FieldOptions | SearchedOptions
}
/** One of few values, all of them seen. */
export interface ChoiceField extends FromSchema<typeof choice>, FieldConditions, Offering {}
/** Any number of several values. */
export interface MultiSelectField extends FromSchema<typeof multiSelect>, FieldConditions, Offering {}
/** Yes or no. */
export interface CheckboxField extends FromSchema<typeof checkbox>, FieldConditions {}
