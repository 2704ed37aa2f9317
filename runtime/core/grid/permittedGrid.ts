import { permits } from '../access/permissions.ts'
import { type CompiledGrid } from '../compile/compiled.ts'
import { fillText } from '../path.ts'

/**
 * The grid without the columns, filters, actions, marks and fields that the user may not see, given these resources and path
 * parameters, which fill what it sends with each request; the same object if that changes nothing.
 */
export function permittedGrid(
  compiled: CompiledGrid,
  resources: ReadonlySet<string>,
  params: Readonly<Record<string, string>>,
): CompiledGrid {
  const may = permits(resources, params)
  const grid = withParams(compiled, params)
  const guarded = grid.guardedFields.filter(({ guards }) => guards.every(may)).map(({ field }) => field)
  const isWhole = [...grid.columns, ...grid.filters, ...grid.actions].every(may)
  if (isWhole && guarded.length === 0) return grid
  const columns = grid.columns.filter(may)
  const sortable = columns.some(({ field }) => field === grid.sort?.field)
  return {
    ...grid,
    columns,
    fields: guarded.length === 0 ? grid.fields : [...new Set([...grid.fields, ...guarded])],
    filters: grid.filters.filter(may),
    actions: grid.actions.filter(may),
    rowMarks: grid.rowMarks.filter(({ guards }) => guards.every(may)),
    sort: sortable ? grid.sort : undefined,
  }
}

/** The grid with its fixed parameters filled; the same object if they have no placeholders. */
function withParams(grid: CompiledGrid, params: Readonly<Record<string, string>>): CompiledGrid {
  const filled = Object.entries(grid.params).map(([key, value]) => [
    key,
    typeof value === 'string' ? fillText(value, params) : value,
  ])
  const isChanged = filled.some(([key, value]) => grid.params[String(key)] !== value)
  return isChanged ? { ...grid, params: Object.fromEntries(filled) } : grid
}

/** The grid without the filters it follows; the same object if there are none. */
export function ownFilters(grid: CompiledGrid): CompiledGrid {
  return grid.filters.some(({ outer }) => outer)
    ? { ...grid, filters: grid.filters.filter(({ outer }) => !outer) }
    : grid
}
