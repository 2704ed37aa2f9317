import { type FromSchema } from 'json-schema-to-ts'
import { isRecord, listOf, readId, readItems, readText } from './envelope.ts'
import { type GridTerm, gridOptionsSchema } from './gridRequest.ts'

const { filter } = gridOptionsSchema.properties
const { condition } = filter.items.items.properties

/** GET /api/{module}/{functionality}/filters/saved: the saved filters of the user, spec 1 §3. */
export interface SavedFiltersReply {
  readonly customFilters: readonly {
    readonly idFilter: number | string
    readonly description: string
    readonly filters: readonly (readonly GridTerm[])[]
  }[]
}

/** One saved filter of the user. */
export interface SavedFilter {
  readonly id: string
  readonly description: string
  readonly filters: readonly (readonly GridTerm[])[]
  /** True: it has an unknown term, without which it would select other rows. */
  readonly unreadable?: boolean
  /** The server has not said by which id it is deleted; `id` is one of our own. */
  readonly withoutId?: boolean
}

/** Undefined: the reply has no list of filters. Unreadable ones are listed too, to be seen and deleted. */
export function readSavedFilters(body: unknown): SavedFilter[] | undefined {
  return readItems(listOf(body, 'customFilters'), readSavedFilter)
}

function readSavedFilter(one: unknown, at: number): SavedFilter | undefined {
  if (!isRecord(one)) return undefined
  const [id, groups] = [readId(one.idFilter), groupsIn(one.filters)?.map(group => group.map(readTerm))]
  const unreadable = !groups || groups.flat().includes(undefined)
  return {
    id: id === undefined ? `no id ${at}` : String(id),
    description: readText(one.description).trim() || `Saved filter ${id ?? at + 1}`,
    filters: unreadable ? [] : groups.map(group => group.filter(term => term !== undefined)),
    ...(unreadable && { unreadable }),
    ...(id === undefined && { withoutId: true }),
  }
}

/** Groups of terms; a flat list of terms has each in a group of its own. Either may be JSON text. */
function groupsIn(filters: unknown): unknown[][] | undefined {
  const list = typeof filters === 'string' ? parse(filters) : filters
  return Array.isArray(list) ? list.map(group => (Array.isArray(group) ? group : [group])) : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function readTerm(term: unknown): GridTerm | undefined {
  if (!isRecord(term) || typeof term.index !== 'string' || term.index === '') return undefined
  const known = condition.enum.find(one => one === (term.condition ?? 'equals'))
  const value = readValue(term.value)
  return known && value !== undefined ? { index: term.index, value, condition: known } : undefined
}

function readValue(value: unknown): GridTerm['value'] | undefined {
  if (isValue(value)) return value
  const values = Array.isArray(value) ? value.filter(isValue) : []
  return Array.isArray(value) && values.length === value.length ? values : undefined
}

function isValue(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}

/** POST on the same path; DELETE …/{idFilter} has no body. Both answer an `actionReply`. */
export const savedFilterRequestSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['filters', 'description'],
  properties: { filters: filter, description: { type: 'string', minLength: 1, maxLength: 50 } },
} as const
export type SavedFilterRequest = FromSchema<typeof savedFilterRequestSchema>
