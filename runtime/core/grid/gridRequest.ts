import { type GridOptions } from '../../../schemas/wire/gridRequest.ts'
import { type CompiledGrid } from '../compile/compiled.ts'
import { type FilterContext, filterTerms } from './filterTerms.ts'
import { type GridState } from './gridState.ts'

/** Body of a grid call: the options bare, or in `options` next to the fixed parameters of the grid. */
export type GridBody = Readonly<Record<string, unknown>> & (GridOptions | { readonly options: GridOptions })

/** The request for the current rows (spec 1 §3): options and `more`, wrapped as the grid needs. */
export function gridRequest(
  grid: CompiledGrid,
  state: GridState,
  context: FilterContext,
  more: Pick<GridOptions, 'export'> = {},
): GridBody {
  const options = { ...gridOptions(grid, state, context, more.export ? [] : grid.fields), ...more }
  return grid.request === 'bare' ? { ...grid.params, ...options } : { ...grid.params, options }
}

/**
 * Page, filter, sort and visible columns of the current state, with the additional fields; `index` is empty
 * without a sort.
 */
function gridOptions(
  grid: Pick<CompiledGrid, 'filters'>,
  state: GridState,
  context: FilterContext,
  fields: readonly string[],
): GridOptions {
  return {
    pagination: { limit: state.size, offset: (state.page - 1) * state.size },
    filter: filterTerms(grid, state, context),
    sort: [state.sort ? { index: state.sort.field, order: state.sort.order } : { index: '', order: 'asc' }],
    columns: [...new Set([...state.columns, ...fields])],
  }
}
