import { type FromSchema } from 'json-schema-to-ts'
import { type Condition, conditionSchema } from '../condition.ts'
import { notes } from '../notes.ts'
import { type FlatBlock, flatBlockSchema } from './flat.ts'
import { type Visible, visibleSchema } from './shared.ts'

const own = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'title'],
  description: 'A body under a title that can be folded away (spec 1 §2).',
  properties: {
    ...notes,
    kind: { type: 'string', const: 'expandable', description: 'A body that can be folded away.' },
    title: { type: 'string', minLength: 1, description: 'What the body is; a press on it opens and closes.' },
    open: {
      type: 'boolean',
      const: false,
      description: 'False: closed on a fresh opening of the screen. Default open.',
    },
  },
} as const

export const expandableBlockSchema = {
  ...own,
  required: ['kind', 'title', 'body'],
  properties: {
    ...own.properties,
    enabled: {
      ...conditionSchema,
      description:
        'Can be opened and closed only while this holds on the loads; else it stays as it is. Default: always.',
    },
    body: {
      type: 'array',
      minItems: 1,
      description: 'The blocks inside from top to bottom.',
      items: flatBlockSchema,
    },
    visible: visibleSchema,
  },
} as const

/** A body under a title that can be folded away. */
export interface ExpandableBlock extends FromSchema<typeof own>, Visible {
  enabled?: Condition
  body: FlatBlock[]
}
