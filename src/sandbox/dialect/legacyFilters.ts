import { type DatabaseSync } from 'node:sqlite'
import { run } from '../database/rows.ts'
import { type CallPlace } from './callPlace.ts'
import { isRecord } from './legacyValues.ts'

const saved = /^\/api\/[^/]+\/[^/]+\/filters\/saved$/

/**
 * The filters of a reply as the legacy server keeps them: without the default condition, in a flat list or as JSON text; and
 * among the default ones of a screen one of a field that its grid does not have.
 */
export function legacyFilters(body: unknown, { method, path }: CallPlace): unknown {
  if (method !== 'GET' || !isRecord(body)) return body
  const { customFilters, data } = body
  if (saved.test(path) && Array.isArray(customFilters))
    return { ...body, customFilters: customFilters.map(legacyFilter) }
  if (/\/filters\/default$/.test(path) && Array.isArray(data))
    return { ...body, data: [...data, { index: 'fkLegacyTeam', value: '4', condition: 'notIn' }] }
  return body
}

/** Saves for `admin` a filter of the older system, with a condition that the specification does not name. */
export function saveOlderFilter(db: DatabaseSync): void {
  const filters = [[{ index: 'amount', value: '100', condition: 'greaterThan' }]]
  run(
    db,
    `INSERT INTO saved_filters (persona, module, functionality, description, filters)
     SELECT 'admin', 'finance', 'write-off', ?1, ?2 WHERE NOT EXISTS (SELECT 1 FROM saved_filters WHERE description = ?1)`,
    'Saved in the older system',
    JSON.stringify(filters),
  )
}

function legacyFilter(filter: unknown): unknown {
  if (!isRecord(filter) || !Array.isArray(filter.filters)) return filter
  const groups = filter.filters.map((group: unknown) => (Array.isArray(group) ? group.map(shortTerm) : group))
  const isFlat = groups.every(group => Array.isArray(group) && group.length === 1)
  const spellings = [JSON.stringify(groups), isFlat ? groups.flat() : groups, groups]
  return { ...filter, filters: spellings[Number(filter.idFilter) % spellings.length] }
}

function shortTerm(term: unknown): unknown {
  if (!isRecord(term) || term.condition !== 'equals') return term
  const { condition: _, ...short } = term
  return short
}
