import { type FromSchema } from 'json-schema-to-ts'
import { fixedQuerySchema } from '../linkQuery.ts'
import { blockKeys, followsSchema, type Visible, visibleSchema } from './shared.ts'

const own = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'tiles'],
  description:
    'What waits for the user: a tile for each queue with its count, the age of the oldest and how many are overdue, which leads to its list. A tile is left out when the user may not open its screen; without any tile nothing is shown.',
  properties: {
    ...blockKeys,
    kind: { type: 'string', const: 'tiles', description: 'What waits for the user.' },
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
          label: { type: 'string', minLength: 1, description: 'What waits, e.g. `Refunds to send`.' },
          to: {
            type: 'string',
            minLength: 1,
            description: 'Name of a screen without parameters, which lists what waits.',
          },
          query: fixedQuerySchema,
          get: {
            type: 'string',
            pattern: '^/(?!/)',
            description:
              'Path of a GET call that answers `count`, `oldestHours` and `overdue`; null, or absent: it does not say. Asked for when the screen opens, every minute, and when the user comes back to the page.',
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
  properties: { ...own.properties, visible: visibleSchema },
} as const

/** What waits for the user, a tile for each queue. */
export interface TilesBlock extends FromSchema<typeof own>, Visible {}
