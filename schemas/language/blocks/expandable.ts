import { type FromSchema } from 'json-schema-to-ts'
import { type Condition, conditionSchema } from '../condition.ts'
import { notes } from '../notes.ts'
import { type Shown, shownKeys } from './shared.ts'

const own = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'title'],
  description: 'A collapsible body under a title (spec 1 §2).',
  properties: {
    ...notes,
    kind: { type: 'string', const: 'expandable', description: 'A collapsible body.' },
    title: {
      type: 'string',
      minLength: 1,
      description: 'Title of the body; pressing it expands and collapses the body.',
    },
    open: {
      type: 'boolean',
      const: false,
      description: 'False: collapsed when the screen opens. Default expanded.',
    },
  },
} as const

/** The schema of a collapsible body of blocks of these kinds. */
export const expandableBlockWith = <B extends object>(block: B) =>
  ({
    ...own,
    required: ['kind', 'title', 'body'],
    properties: {
      ...own.properties,
      enabled: {
        ...conditionSchema,
        description:
          'Can be expanded and collapsed only while this holds on the loads; otherwise it keeps its state. Default: always.',
      },
      body: {
        type: 'array',
        minItems: 1,
        description: 'The blocks inside from top to bottom.',
        items: block,
      },
      ...shownKeys,
    },
  }) as const

/** A collapsible body of blocks of type B under a title. */
export interface ExpandableBlockWith<B> extends FromSchema<typeof own>, Shown {
  enabled?: Condition
  body: B[]
}
