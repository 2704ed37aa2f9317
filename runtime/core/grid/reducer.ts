import { type CompiledGrid, type GridSort } from '../compile/compiled.ts'
import { type GridState } from './gridState.ts'
import { pageSizes } from './pages.ts'

export type GridEvent =
  | { readonly type: 'pageChanged'; readonly page: number }
  /** One page forward or back from the last requested page; `last` is the last page. */
  | { readonly type: 'pageStepped'; readonly by: 1 | -1; readonly last: number }
  | { readonly type: 'sizeChanged'; readonly size: number }
  /** Undefined: the sort was cleared. */
  | { readonly type: 'sortChanged'; readonly sort: GridSort | undefined }
  /** Empty: the filter is removed. */
  | { readonly type: 'filterChanged'; readonly key: string; readonly values: readonly string[] }
  | { readonly type: 'filtersCleared' }
  /** Replaces all filters, e.g. by a saved filter. */
  | { readonly type: 'filtersApplied'; readonly filters: GridState['filters'] }
  /** The visible columns in their order. */
  | { readonly type: 'columnsChanged'; readonly columns: readonly string[] }

export type FilterChange = Extract<GridEvent, { type: 'filterChanged' }>

/**
 * The state of a grid after an event; the same object if nothing changes. A changed filter or page size
 * resets to page 1; a cleared sort restores the default sort (spec 1 §4).
 */
export function gridReducer(
  grid: Pick<CompiledGrid, 'sort'>,
): (state: GridState, event: GridEvent) => GridState {
  return (state, event) => {
    switch (event.type) {
      case 'pageChanged':
        return event.page === state.page || event.page < 1 ? state : { ...state, page: event.page }
      case 'pageStepped': {
        const page = Math.max(1, Math.min(state.page + event.by, event.last))
        return page === state.page ? state : { ...state, page }
      }
      case 'sizeChanged':
        return pageSizes.includes(event.size) && event.size !== state.size
          ? { ...state, page: 1, size: event.size }
          : state
      case 'sortChanged':
        return sorted(state, event.sort ?? grid.sort)
      case 'filterChanged':
        return filtered(state, withFilter(state.filters, event))
      case 'filtersCleared':
        return filtered(state, {})
      case 'filtersApplied':
        return filtered(state, event.filters)
      case 'columnsChanged':
        return sameTexts(state.columns, event.columns) || event.columns.length === 0
          ? state
          : { ...state, columns: event.columns }
    }
  }
}

function sorted(state: GridState, sort: GridSort | undefined): GridState {
  const same = state.sort?.field === sort?.field && state.sort?.order === sort?.order
  return same ? state : { ...state, sort }
}

function filtered(state: GridState, filters: GridState['filters']): GridState {
  return sameFilters(state.filters, filters) ? state : { ...state, page: 1, filters }
}

/** The filters with the values of one replaced. */
export function withFilter(
  filters: GridState['filters'],
  { key, values }: FilterChange,
): GridState['filters'] {
  const others = Object.entries(filters).filter(([other]) => other !== key)
  const applied = values.filter(value => value !== '')
  return Object.fromEntries(applied.length === 0 ? others : [...others, [key, applied]])
}

function sameFilters(a: GridState['filters'], b: GridState['filters']): boolean {
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every(key => Object.hasOwn(b, key) && sameTexts(a[key] ?? [], b[key] ?? []))
  )
}

function sameTexts(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((text, at) => text === b[at])
}
