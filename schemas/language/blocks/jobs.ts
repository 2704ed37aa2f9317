import { type FromSchema } from 'json-schema-to-ts'
import { blockKeys, type Shown, shownKeys } from './shared.ts'

const own = {
  type: 'object',
  additionalProperties: false,
  required: ['kind'],
  description:
    'The background jobs of the user, from the notifications of the server: those in progress, then those that have ended, with their files. It updates with the websocket and makes no call itself. Nothing is shown without jobs.',
  properties: {
    ...blockKeys,
    kind: { type: 'string', const: 'jobs', description: 'Background jobs of the user.' },
    processes: {
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      items: { type: 'string', minLength: 1 },
      description:
        'Process types of the server, as its notifications name them, e.g. `report` for exports and `massImport` for imports: only their jobs are shown. Default: all jobs, those without a type included.',
    },
    most: {
      type: 'integer',
      minimum: 1,
      maximum: 20,
      description: 'Number of ended jobs that are shown, the newest first. Default 5.',
    },
  },
} as const

export const jobsBlockSchema = {
  ...own,
  properties: { ...own.properties, ...shownKeys },
} as const

/** Background jobs of the user. */
export interface JobsBlock extends FromSchema<typeof own>, Shown {}
