import { type GridSort } from '../compile/compiled.ts'

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
