import { type FromSchema } from 'json-schema-to-ts'

const inputKeys = {
  name: {
    type: 'string',
    pattern: '^[A-Za-z][A-Za-z0-9_.]*$',
    description: 'Name under which actions send what was typed. Default: the field of the column.',
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
    'A line of text that the user types; it begins with the value of the row and goes out with the actions of the grid as `values`. In grids only.',
  properties: {
    kind: { type: 'string', const: 'input', description: 'A line of text that the user types.' },
    ...inputKeys,
    maxLength: {
      type: 'integer',
      minimum: 1,
      maximum: 15000,
      description: 'Greatest number of characters. Default: no limit.',
    },
  },
} as const

export const numericInputCell = {
  type: 'object',
  additionalProperties: false,
  required: ['kind'],
  description:
    'A number that the user types; outside of its limits it is marked, and no action takes it. It goes out with the actions of the grid as `values`. In grids only.',
  properties: {
    kind: { type: 'string', const: 'numericInput', description: 'A number that the user types.' },
    ...inputKeys,
    min: { type: 'number', description: 'Least number. Default: no limit.' },
    max: { type: 'number', description: 'Greatest number. Default: no limit.' },
    decimals: {
      type: 'integer',
      minimum: 0,
      maximum: 6,
      description: 'Greatest number of digits after the point. Default 6.',
    },
    clamp: {
      type: 'boolean',
      const: true,
      description:
        'True: a number outside of the limits is set to the limit when the input is left, and it is said what was typed (spec 1 §5). Default: it stays as it was typed and is marked.',
    },
  },
} as const

export interface InputCell extends FromSchema<typeof inputCell> {}
export interface NumericInputCell extends FromSchema<typeof numericInputCell> {}
