import { type CompiledGrid } from '../compile/compiled.ts'

/** The grid without the columns and actions whose resource the user does not hold; the same object when all may stay. */
export function permittedGrid(grid: CompiledGrid, resources: ReadonlySet<string>): CompiledGrid {
  const may = ({ resource }: { readonly resource: string }) => resource === '' || resources.has(resource)
  if (grid.columns.every(may) && grid.actions.every(may)) return grid
  const columns = grid.columns.filter(may)
  const sortable = columns.some(({ field }) => field === grid.sort?.field)
  return { ...grid, columns, actions: grid.actions.filter(may), sort: sortable ? grid.sort : undefined }
}
