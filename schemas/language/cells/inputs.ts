import { type FromSchema } from 'json-schema-to-ts'

const inputKeys = {
  name: {
    type: 'string',
    pattern: '^[A-Za-z][A-Za-z0-9_.]*$',
    description: 'Name under which actions send the typed value. Default: the field of the column.',
  },
  label: {
    type: 'string',
    minLength: 1,
    description: 'Name of the input for screen readers. Default: the label of the column.',
  },
} as const

export const inputCell = {
  type: 'object',
  additionalProperties: false,
  required: ['kind'],
  description:
    'A text input; it starts with the value of the row and is sent with the actions of the grid as `values`. In grids only.',
  properties: {
    kind: { type: 'string', const: 'input', description: 'A text input.' },
    ...inputKeys,
    maxLength: {
      type: 'integer',
      minimum: 1,
      maximum: 15000,
      description: 'Maximum number of characters. Default: no limit.',
    },
  },
} as const

export const numericInputCell = {
  type: 'object',
  additionalProperties: false,
  required: ['kind'],
  description:
    'A number input; a number outside its limits is marked as invalid, and no action can be run. It is sent with the actions of the grid as `values`. In grids only.',
  properties: {
    kind: { type: 'string', const: 'numericInput', description: 'A number input.' },
    ...inputKeys,
    min: { type: 'number', description: 'Least number. Default: no limit.' },
    max: { type: 'number', description: 'Greatest number. Default: no limit.' },
    decimals: {
      type: 'integer',
      minimum: 0,
      maximum: 6,
      description: 'Maximum number of digits after the decimal point. Default 6.',
    },
    clamp: {
      type: 'boolean',
      const: true,
      description:
        'True: on blur, a number outside the limits is set to the limit, and a message says what was typed (spec 1 §5). Default: the typed number stays and is marked as invalid.',
    },
  },
} as const

export interface InputCell extends FromSchema<typeof inputCell> {}
export interface NumericInputCell extends FromSchema<typeof numericInputCell> {}
