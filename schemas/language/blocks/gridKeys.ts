import { type FromSchema } from 'json-schema-to-ts'
import { blockKeys, type Shown, shownKeys } from './shared.ts'

const own = {
  type: 'object',
  additionalProperties: false,
  required: ['kind'],
  description: 'A grid.',
  properties: { ...blockKeys, kind: { type: 'string', const: 'grid', description: 'A grid.' } },
} as const

/** The schema of a block with such a grid. */
export const gridBlockWith = <G extends object>(grid: G) =>
  ({
    ...own,
    required: ['kind', 'grid'],
    properties: { ...own.properties, grid, ...shownKeys },
  }) as const

/** A grid of type G in the body of a screen or panel. */
export interface GridBlockWith<G> extends FromSchema<typeof own>, Shown {
  grid: G
}
