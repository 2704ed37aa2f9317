import { type FromSchema } from 'json-schema-to-ts'
import { type Filter, filterSchema } from '../filter.ts'
import { blockKeys, type Shown, shownKeys } from './shared.ts'

const own = {
  type: 'object',
  additionalProperties: false,
  required: ['kind'],
  description:
    'Filters outside a grid, for the grids, charts, tiles and details of the screen that name them in `follows`. Their values are in the address; a choice applies at once, typed text after 500 ms, and the focus does not move.',
  properties: {
    ...blockKeys,
    kind: { type: 'string', const: 'filters', description: 'Filters for several blocks.' },
  },
} as const

export const filtersBlockSchema = {
  ...own,
  required: ['kind', 'filters'],
  properties: {
    ...own.properties,
    filters: {
      type: 'array',
      minItems: 1,
      items: filterSchema,
      description: 'The controls in reading order; their keys are unique among all filters of the screen.',
    },
    ...shownKeys,
  },
} as const

/** Filters for several blocks of a screen. */
export interface FiltersBlock extends FromSchema<typeof own>, Shown {
  filters: Filter[]
}
