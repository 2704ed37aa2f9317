import { permits } from '../access/permissions.ts'
import { type CompiledGrid } from '../compile/compiled.ts'

/** The grid without the columns, filters and actions that are not for a user with these resources on a screen with these path parameters; the same object when all may stay. */
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

/** A grid with the filters that it shows itself; the same object where it follows none of other blocks. */
export function ownFilters(grid: CompiledGrid): CompiledGrid {
  return grid.filters.some(({ outer }) => outer)
    ? { ...grid, filters: grid.filters.filter(({ outer }) => !outer) }
    : grid
}
