import { type FromSchema } from 'json-schema-to-ts'
import { fixedQuerySchema } from '../linkQuery.ts'
import { blockKeys, followsSchema, type Shown, shownKeys } from './shared.ts'

const own = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'tiles'],
  description:
    'Work that waits for the user: a tile per queue with its count, the age of the oldest entry and the number of overdue ones, which links to its list. A tile is left out if the user may not open its screen; nothing is shown without tiles.',
  properties: {
    ...blockKeys,
    kind: { type: 'string', const: 'tiles', description: 'Queues of the user.' },
    follows: followsSchema,
    tiles: {
      type: 'array',
      minItems: 1,
      description: 'The tiles in reading order.',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['label', 'to', 'get'],
        properties: {
          label: { type: 'string', minLength: 1, description: 'Name of the queue, e.g. `Refunds to send`.' },
          to: {
            type: 'string',
            minLength: 1,
            description:
              'Name of a screen without parameters that lists the queue. The link also carries the filters that the tiles follow; a list with filters of the same fields opens with them.',
          },
          query: fixedQuerySchema,
          get: {
            type: 'string',
            pattern: '^/(?!/)',
            description:
              'Path of a GET call that returns `count`, `oldestHours` and `overdue`; a value that is null or absent is not shown. Called when the screen opens, every minute, and when the user returns to the page.',
          },
          select: {
            type: 'string',
            minLength: 1,
            description: 'Dotted path to the figures in the reply, e.g. `data`. Default: the reply itself.',
          },
        },
      },
    },
  },
} as const

export const tilesBlockSchema = {
  ...own,
  properties: { ...own.properties, ...shownKeys },
} as const

/** What waits for the user, a tile for each queue. */
export interface TilesBlock extends FromSchema<typeof own>, Shown {}
