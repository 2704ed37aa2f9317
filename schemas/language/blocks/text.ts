import { type FromSchema } from 'json-schema-to-ts'
import { blockKeys, type Visible, visibleSchema } from './shared.ts'

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
    links: {
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
            description: "Name of a screen without parameters, or 'back' for the page before.",
          },
        },
      },
    },
  },
} as const

export const textBlockSchema = { ...own, properties: { ...own.properties, visible: visibleSchema } } as const

/** A message to the user. */
export interface TextBlock extends FromSchema<typeof own>, Visible {}
