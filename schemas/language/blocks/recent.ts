import { type FromSchema } from 'json-schema-to-ts'
import { blockKeys, type Shown, shownKeys } from './shared.ts'

const own = {
  type: 'object',
  additionalProperties: false,
  required: ['kind'],
  description:
    'Links to the records that the user has recently opened in this browser, the newest first: screens with parameters in their path. They are deleted when the user signs out. Nothing is shown without records.',
  properties: {
    ...blockKeys,
    kind: { type: 'string', const: 'recent', description: 'Recently opened records.' },
  },
} as const

export const recentBlockSchema = {
  ...own,
  properties: { ...own.properties, ...shownKeys },
} as const

/** Recently opened records. */
export interface RecentBlock extends FromSchema<typeof own>, Shown {}
