import { type FromSchema } from 'json-schema-to-ts'
import { blockKeys, type Visible, visibleSchema } from './shared.ts'

const own = {
  type: 'object',
  additionalProperties: false,
  required: ['kind'],
  description:
    "The user's own work that the server does in the background, as the notifications tell of it: what is in progress, then what has ended, with its file. It follows the live line and asks for nothing itself. Without any nothing is shown.",
  properties: {
    ...blockKeys,
    kind: { type: 'string', const: 'jobs', description: 'Work of the user in the background.' },
    most: {
      type: 'integer',
      minimum: 1,
      maximum: 20,
      description: 'How many that have ended are shown, the newest first. Default 5.',
    },
  },
} as const

export const jobsBlockSchema = {
  ...own,
  properties: { ...own.properties, visible: visibleSchema },
} as const

/** Work of the user in the background. */
export interface JobsBlock extends FromSchema<typeof own>, Visible {}
