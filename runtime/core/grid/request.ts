import { type GridOptions } from '../../../schemas/wire/gridRequest.ts'
import { type CompiledGrid } from '../compile/compiled.ts'
import { type FilterContext, filterTerms } from './filterTerms.ts'
import { type GridState } from './state.ts'

/** Body of a grid call: the options bare, or in `options`; the fixed parameters of the grid stand beside them. */
export type GridBody = Readonly<Record<string, unknown>> & (GridOptions | { readonly options: GridOptions })

/** The request for the rows of the current state, spec 1 §3: its options and `more`, in the envelope of the grid. */
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
 * Page, filter, sort and visible columns of the current state, with the fields that are no column; a file has none of
 * those. Without a sort the index is empty.
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
