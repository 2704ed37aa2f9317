import { type FromSchema } from 'json-schema-to-ts'
import { type Grid, gridSchema } from '../grid.ts'
import { blockKeys, type Visible, visibleSchema } from './shared.ts'

const own = {
  type: 'object',
  additionalProperties: false,
  required: ['kind'],
  description: 'A grid.',
  properties: { ...blockKeys, kind: { type: 'string', const: 'grid', description: 'A grid.' } },
} as const

export const gridBlockSchema = {
  ...own,
  required: ['kind', 'grid'],
  properties: { ...own.properties, grid: gridSchema, visible: visibleSchema },
} as const

/** A grid in the body of a screen. */
export interface GridBlock extends FromSchema<typeof own>, Visible {
  grid: Grid
}
