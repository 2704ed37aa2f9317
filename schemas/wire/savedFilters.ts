import { type FromSchema } from 'json-schema-to-ts'
import { type GridTerm, gridOptionsSchema } from './gridRequest.ts'

const { filter } = gridOptionsSchema.properties
const { index, value, condition } = filter.items.items.properties

/** GET /api/{module}/{functionality}/filters/saved: the saved filters of the user, spec 1 §3. */
export const savedFiltersReplySchema = {
  type: 'object',
  required: ['customFilters'],
  properties: {
    customFilters: {
      type: 'array',
      items: {
        type: 'object',
        required: ['idFilter', 'description', 'filters'],
        properties: {
          idFilter: { type: ['integer', 'string'] },
          description: { type: 'string' },
          filters: {
            type: 'array',
            items: {
              type: 'array',
              items: {
                type: 'object',
                required: ['index', 'value'],
                properties: { index, value, condition },
              },
            },
          },
        },
      },
    },
  },
} as const
export type SavedFiltersReply = FromSchema<typeof savedFiltersReplySchema>

/** One saved filter of the user. */
export interface SavedFilter {
  readonly id: string
  readonly description: string
  readonly filters: readonly (readonly GridTerm[])[]
}

export function readSavedFilters(reply: SavedFiltersReply): SavedFilter[] {
  return reply.customFilters.map(({ idFilter, description, filters }) => ({
    id: String(idFilter),
    description,
    filters: filters.map(group => group.map(term => ({ condition: 'equals' as const, ...term }))),
  }))
}

/** POST on the same path; DELETE …/{idFilter} has no body. Both answer an `actionReply`. */
export const savedFilterRequestSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['filters', 'description'],
  properties: { filters: filter, description: { type: 'string', minLength: 1, maxLength: 50 } },
} as const
export type SavedFilterRequest = FromSchema<typeof savedFilterRequestSchema>
