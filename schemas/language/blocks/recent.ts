import { type FromSchema } from 'json-schema-to-ts'
import { blockKeys, type Visible, visibleSchema } from './shared.ts'

const own = {
  type: 'object',
  additionalProperties: false,
  required: ['kind'],
  description:
    'Links to the records that the user has opened lately in this browser, the newest first: the screens with parameters in their path. They are forgotten when the user signs out. Without any nothing is shown.',
  properties: {
    ...blockKeys,
    kind: { type: 'string', const: 'recent', description: 'Records that the user has opened lately.' },
  },
} as const

export const recentBlockSchema = {
  ...own,
  properties: { ...own.properties, visible: visibleSchema },
} as const

/** Records that the user has opened lately. */
export interface RecentBlock extends FromSchema<typeof own>, Visible {}
