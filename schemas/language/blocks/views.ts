import { type FromSchema } from 'json-schema-to-ts'
import { blockKeys, type Visible, visibleSchema } from './shared.ts'

const own = {
  type: 'object',
  additionalProperties: false,
  required: ['kind'],
  description:
    'Links to the views of lists that the user has pinned in this browser, the oldest first: filters, sort and columns under a name. Without any, and of lists that the user may not open, nothing is shown.',
  properties: {
    ...blockKeys,
    kind: { type: 'string', const: 'views', description: 'Views that the user has pinned.' },
  },
} as const

export const viewsBlockSchema = {
  ...own,
  properties: { ...own.properties, visible: visibleSchema },
} as const

/** Views that the user has pinned. */
export interface ViewsBlock extends FromSchema<typeof own>, Visible {}
