import { type FromSchema } from 'json-schema-to-ts'
import { type Formats, formatsSchema } from '../formats.ts'
import { blockKeys, type Shown, shownKeys } from './shared.ts'

const links = {
  type: 'array',
  minItems: 1,
  uniqueItems: true,
  description: 'Links below the message. Default none.',
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
          "Name of a screen without parameters, or 'back' for the previous page. On a screen that opens after a failure or a refusal, also 'again' for the requested address and 'parent' for the parent of its screen. A link without a target is not shown.",
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
        'The message; an empty line starts a new paragraph. Here and in the heading a `{placeholder}` is a dotted path below the loads, or a parameter as `{params.id}`.',
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
        'Draws it as a coloured notice, which screen readers announce when it appears. Cannot be combined with icon. Default: plain text.',
    },
    links,
    whenMissing: {
      type: 'object',
      additionalProperties: false,
      required: ['heading'],
      description:
        'Texts used instead when the screen opens because a record was not found. `{record}` is the record, as its load names it.',
      properties: {
        heading: {
          type: 'string',
          minLength: 1,
          description: 'Heading in that case, e.g. `There is no {record}.`',
        },
        text: {
          type: 'string',
          minLength: 1,
          description: 'Message in that case. Default: the same message.',
        },
      },
    },
  },
} as const

export const textBlockSchema = {
  ...own,
  properties: { ...own.properties, ...shownKeys, formats: formatsSchema },
} as const

/** A message to the user. */
export interface TextBlock extends FromSchema<typeof own>, Shown {
  formats?: Formats
}
