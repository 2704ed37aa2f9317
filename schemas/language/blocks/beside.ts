import { type FromSchema } from 'json-schema-to-ts'
import { notes } from '../notes.ts'
import { type Shown, shownKeys } from './shared.ts'

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

/** The schema of blocks side by side, of these kinds. */
export const besideBlockWith = <B extends object>(block: B) =>
  ({
    ...own,
    required: ['kind', 'body'],
    properties: {
      ...own.properties,
      body: {
        type: 'array',
        minItems: 2,
        description: 'The blocks in reading order, line by line.',
        items: block,
      },
      ...shownKeys,
    },
  }) as const

/** Blocks of type B side by side. */
export interface BesideBlockWith<B> extends FromSchema<typeof own>, Shown {
  body: B[]
}
