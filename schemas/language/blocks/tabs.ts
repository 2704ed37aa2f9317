import { type FromSchema } from 'json-schema-to-ts'
import { notes } from '../notes.ts'
import { type Shown, shownKeys } from './shared.ts'

const tab = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'label'],
  properties: {
    id: { type: 'string', pattern: '^[a-z][A-Za-z0-9-]*$', description: 'Name of the tab in the address.' },
    label: { type: 'string', minLength: 1, description: 'Text of the tab.' },
  },
} as const

const own = {
  type: 'object',
  additionalProperties: false,
  required: ['kind'],
  description: 'Several bodies of which one is shown; the address contains the open tab.',
  properties: {
    ...notes,
    kind: { type: 'string', const: 'tabs', description: 'Several bodies of which one is shown.' },
  },
} as const

/** The schema of tabs with blocks of these kinds. */
export const tabsBlockWith = <B extends object>(block: B) =>
  ({
    ...own,
    required: ['kind', 'tabs'],
    properties: {
      ...own.properties,
      tabs: {
        type: 'array',
        minItems: 2,
        description: 'The tabs in reading order; the first is open when the screen opens.',
        items: {
          ...tab,
          required: ['id', 'label', 'body'],
          properties: {
            ...tab.properties,
            body: {
              type: 'array',
              minItems: 1,
              description: 'The blocks of the tab from top to bottom.',
              items: block,
            },
            ...shownKeys,
          },
        },
      },
      ...shownKeys,
    },
  }) as const

/** One of several bodies of blocks of type B. */
interface TabWith<B> extends FromSchema<typeof tab>, Shown {
  body: B[]
}
/** Several bodies of blocks of type B, of which one is shown. */
export interface TabsBlockWith<B> extends FromSchema<typeof own>, Shown {
  tabs: TabWith<B>[]
}
