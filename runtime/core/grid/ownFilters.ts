import { type CompiledGrid } from '../compile/compiled.ts'

/** A grid with the filters that it shows itself; the same object where it follows none of other blocks. */
export function ownFilters(grid: CompiledGrid): CompiledGrid {
  return grid.filters.some(({ outer }) => outer)
    ? { ...grid, filters: grid.filters.filter(({ outer }) => !outer) }
    : grid
}
