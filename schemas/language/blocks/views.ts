import { type FromSchema } from 'json-schema-to-ts'
import { blockKeys, type Shown, shownKeys } from './shared.ts'

const own = {
  type: 'object',
  additionalProperties: false,
  required: ['kind'],
  description:
    'Links to the views of lists that the user has pinned in this browser, the oldest first: filters, sort and columns under a name. Views of lists that the user may not open are left out; nothing is shown without views.',
  properties: {
    ...blockKeys,
    kind: { type: 'string', const: 'views', description: 'Pinned views.' },
  },
} as const

export const viewsBlockSchema = {
  ...own,
  properties: { ...own.properties, ...shownKeys },
} as const

/** Pinned views. */
export interface ViewsBlock extends FromSchema<typeof own>, Shown {}
