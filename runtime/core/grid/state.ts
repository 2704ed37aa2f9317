import { type GridSort } from '../compile/compiled.ts'
import { getOwn } from '../objects.ts'

/**
 * What the user sees of a grid: all of it stands in the address. A filter has a list of texts as value, whatever its
 * kind; a filter that is not applied has no entry.
 */
export interface GridState {
  /** 1-based. */
  readonly page: number
  readonly size: number
  /** Undefined: no sort. */
  readonly sort: GridSort | undefined
  /** Key of a filter -> its values, never empty. */
  readonly filters: Readonly<Record<string, readonly string[]>>
  /** Fields of the visible columns in their order. */
  readonly columns: readonly string[]
}

type Filters = GridState['filters']

/**
 * The filters without those that the grid has opened with and the user has not touched; undefined where that leaves none or
 * all of them: then these do not hide what the user looks for.
 */
export function widenedFilters(filters: Filters, initial: Filters): Filters | undefined {
  const chosen = Object.entries(filters).filter(
    ([key, values]) => JSON.stringify(values) !== JSON.stringify(getOwn(initial, key)),
  )
  const isNarrowed = chosen.length > 0 && chosen.length < Object.keys(filters).length
  return isNarrowed ? Object.fromEntries(chosen) : undefined
}
