import { type FromSchema } from 'json-schema-to-ts'
import { notes } from '../notes.ts'
import { type FlatBlock, flatBlockSchema } from './flat.ts'
import { type Visible, visibleSchema } from './shared.ts'

const own = {
  type: 'object',
  additionalProperties: false,
  required: ['kind'],
  description:
    'Blocks to compare: two per line where there is room for both, for example in a window 1024 pixels wide; otherwise one below the other.',
  properties: {
    ...notes,
    kind: { type: 'string', const: 'beside', description: 'Blocks side by side.' },
  },
} as const

export const besideBlockSchema = {
  ...own,
  required: ['kind', 'body'],
  properties: {
    ...own.properties,
    body: {
      type: 'array',
      minItems: 2,
      description: 'The blocks in reading order, line by line.',
      items: flatBlockSchema,
    },
    visible: visibleSchema,
  },
} as const

/** Blocks side by side. */
export interface BesideBlock extends FromSchema<typeof own>, Visible {
  body: FlatBlock[]
}
