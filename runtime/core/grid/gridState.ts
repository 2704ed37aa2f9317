import { type GridSort } from '../compile/compiled.ts'
import { getOwn } from '../objects.ts'

/**
 * The state of a grid, held in the address. The value of a filter is a list of texts, whatever its kind; a
 * filter that is not applied has no entry.
 */
export interface GridState {
  /** 1-based. */
  readonly page: number
  readonly size: number
  /** Undefined: no sort. */
  readonly sort: GridSort | undefined
  /** Filter key -> its values, never empty. */
  readonly filters: Readonly<Record<string, readonly string[]>>
  /** Fields of the visible columns in their order. */
  readonly columns: readonly string[]
}

type Filters = GridState['filters']

/**
 * The filters without unchanged initial ones; undefined if that removes none or all of them, because then
 * initial filters do not explain an empty result.
 */
export function widenedFilters(filters: Filters, initial: Filters): Filters | undefined {
  const chosen = Object.entries(filters).filter(
    ([key, values]) => JSON.stringify(values) !== JSON.stringify(getOwn(initial, key)),
  )
  const isNarrowed = chosen.length > 0 && chosen.length < Object.keys(filters).length
  return isNarrowed ? Object.fromEntries(chosen) : undefined
}
