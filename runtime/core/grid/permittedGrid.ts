import { permits } from '../access/permissions.ts'
import { type CompiledGrid } from '../compile/compiled.ts'

/**
 * The grid without the columns, filters and actions that the user may not see, given these resources and path
 * parameters; the same object if nothing is removed.
 */
export function permittedGrid(
  grid: CompiledGrid,
  resources: ReadonlySet<string>,
  params: Readonly<Record<string, string>>,
): CompiledGrid {
  const may = permits(resources, params)
  if ([...grid.columns, ...grid.filters, ...grid.actions].every(may)) return grid
  const columns = grid.columns.filter(may)
  const sortable = columns.some(({ field }) => field === grid.sort?.field)
  return {
    ...grid,
    columns,
    filters: grid.filters.filter(may),
    actions: grid.actions.filter(may),
    sort: sortable ? grid.sort : undefined,
  }
}

/** The grid without the filters it follows; the same object if there are none. */
export function ownFilters(grid: CompiledGrid): CompiledGrid {
  return grid.filters.some(({ outer }) => outer)
    ? { ...grid, filters: grid.filters.filter(({ outer }) => !outer) }
    : grid
}
