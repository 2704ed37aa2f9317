import { type FromSchema } from 'json-schema-to-ts'
import { blockKeys, type Visible, visibleSchema } from './shared.ts'

const links = {
  type: 'array',
  minItems: 1,
  uniqueItems: true,
  description: 'Ways on from here. Default none.',
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['label', 'to'],
    properties: {
      label: { type: 'string', minLength: 1, description: 'Text of the link.' },
      to: {
        type: 'string',
        minLength: 1,
        description:
          "Name of a screen without parameters, 'back' for the page before, or, on a screen that a failure or a refusal has led to, 'again' for the address that was asked for and 'parent' for the screen above that one. A link that leads nowhere is not shown.",
      },
    },
  },
} as const

const own = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'text'],
  description: 'A message to the user.',
  properties: {
    ...blockKeys,
    kind: { type: 'string', const: 'text', description: 'A message to the user.' },
    text: {
      type: 'string',
      minLength: 1,
      description:
        'The message; an empty line starts a new paragraph. Here and in the heading a `{placeholder}` is a dotted path below the loads.',
    },
    icon: {
      type: 'string',
      enum: ['lost', 'locked', 'maintenance', 'failed', 'info'],
      description: 'Picture above the message, which then fills the page. Default none.',
    },
    tone: {
      type: 'string',
      enum: ['info', 'success', 'warning', 'danger'],
      description:
        'Draws it as a coloured notice, which is read out when it appears. Not beside icon. Default: plain text.',
    },
    links,
    whenMissing: {
      type: 'object',
      additionalProperties: false,
      required: ['heading'],
      description:
        'What it says instead on a screen that a missing record has led to. `{record}` is the record, as its load calls it.',
      properties: {
        heading: {
          type: 'string',
          minLength: 1,
          description: 'Heading instead, e.g. `There is no {record}.`',
        },
        text: { type: 'string', minLength: 1, description: 'Message instead. Default: the same.' },
      },
    },
  },
} as const

export const textBlockSchema = { ...own, properties: { ...own.properties, visible: visibleSchema } } as const

/** A message to the user. */
export interface TextBlock extends FromSchema<typeof own>, Visible {}
