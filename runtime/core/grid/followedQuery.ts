import { type CompiledGrid } from '../compile/compiled.ts'
import { type FilterContext, filterTerms } from './filterTerms.ts'
import { type GridState } from './gridState.ts'

/**
 * The query of a GET call for the filters that its block follows, with its question mark; may be empty. Each
 * term is a parameter, an end of a period with `.from` or `.to`: `?partner=7&at.from=2026-01-01 00:00:00`,
 * encoded.
 */
export function followedQuery(
  grid: Pick<CompiledGrid, 'filters'>,
  state: Pick<GridState, 'filters'>,
  context: FilterContext,
): string {
  const search = new URLSearchParams()
  for (const { index, value, condition } of filterTerms(grid, state, context).flat())
    for (const one of [value].flat()) search.append(`${index}${ends[condition] ?? ''}`, String(one))
  return search.size === 0 ? '' : `?${search}`
}

const ends: Readonly<Record<string, string>> = { gteq: '.from', lteq: '.to' }
