import { own } from '../own.ts'
import { type GridState } from './state.ts'

type Filters = GridState['filters']

/**
 * The filters without those that the grid has opened with and the user has not touched; undefined where that leaves none or
 * all of them: then these do not hide what the user looks for.
 */
export function widenedFilters(filters: Filters, initial: Filters): Filters | undefined {
  const chosen = Object.entries(filters).filter(
    ([key, values]) => JSON.stringify(values) !== JSON.stringify(own(initial, key)),
  )
  const isNarrowed = chosen.length > 0 && chosen.length < Object.keys(filters).length
  return isNarrowed ? Object.fromEntries(chosen) : undefined
}
