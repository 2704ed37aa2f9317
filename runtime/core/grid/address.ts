import { type CompiledFilter, type CompiledGrid, type GridSort } from '../compile/compiled.ts'
import { getOwn } from '../objects.ts'
import { type ColumnsMemory } from './columnsMemory.ts'
import { readColumnsView, writeColumnsView } from './columnsView.ts'
import { isFilterValue } from './filterProblem.ts'
import { type GridState } from './gridState.ts'
import { defaultPageSize, pageSizes } from './pages.ts'

/**
 * Reads the state of a grid from the address; missing or invalid parameters take the default. `initial` are
 * the filters of a fresh opening; an empty value marks one as cleared. A filter is also read under its former
 * field (`was`). `memory` is the user's last layout and page size, used where the address has none.
 */
export function readGridState(
  grid: CompiledGrid,
  search: URLSearchParams,
  initial: GridState['filters'],
  memory: ColumnsMemory = {},
): GridState {
  return {
    page: readPage(search.get(`${grid.prefix}page`)),
    size: readSize(search, grid.prefix, memory),
    sort: readSort(grid, search.get(`${grid.prefix}sort`)),
    filters: readFilters(grid, search, initial),
    columns: readColumnsView(grid, search, memory),
  }
}

type Filtered = Pick<CompiledGrid, 'filters' | 'prefix'>

/** Reads only the filters from the address. */
export function readFilters(
  grid: Filtered,
  search: URLSearchParams,
  initial: GridState['filters'],
): GridState['filters'] {
  const filters: Record<string, readonly string[]> = {}
  for (const filter of grid.filters) {
    const values = readValues(filter, prefixOf(grid, filter), search) ?? getOwn(initial, filter.key) ?? []
    if (values.length > 0) filters[filter.key] = values
  }
  return filters
}

/** The address with these filters; other parameters are kept. */
export function writeFilters(
  grid: Filtered,
  filters: GridState['filters'],
  search: URLSearchParams,
  initial: GridState['filters'],
): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const key of filterKeysOf(grid)) next.delete(key)
  for (const filter of grid.filters) {
    const values = getOwn(filters, filter.key) ?? []
    const fresh = getOwn(initial, filter.key) ?? []
    if (values.length === fresh.length && values.every((value, at) => value === fresh[at])) continue
    for (const value of values.length === 0 ? [''] : values)
      next.append(prefixOf(grid, filter) + filter.key, value)
  }
  return next
}

/**
 * The shortest address of a state: defaults are left out, so that equal states have equal addresses. Other
 * parameters come first, in their order.
 */
export function writeGridState(
  grid: CompiledGrid,
  state: GridState,
  search: URLSearchParams,
  initial: GridState['filters'],
): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const key of [...ownKeys.map(key => grid.prefix + key), ...filterKeysOf(grid)]) next.delete(key)
  if (state.page !== 1) next.set(`${grid.prefix}page`, String(state.page))
  if (state.size !== defaultPageSize) next.set(`${grid.prefix}size`, String(state.size))
  if (state.sort && !sameSort(state.sort, grid.sort)) next.set(`${grid.prefix}sort`, writeSort(state.sort))
  return writeColumnsView(grid, state.columns, writeFilters(grid, state.filters, next, initial))
}

function readPage(text: string | null): number {
  // Seven digits keep the offset within the limit of the API.
  return text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1
}

/** Page numbers of an address depend on its size, so the user's size applies to the first page only. */
function readSize(search: URLSearchParams, prefix: string, { size, fitting }: ColumnsMemory): number {
  const text = search.get(`${prefix}size`)
  const own = search.has(`${prefix}page`) ? undefined : (size ?? fitting)
  return pageSizes.find(one => String(one) === text) ?? own ?? defaultPageSize
}

function readSort(grid: CompiledGrid, text: string | null): GridSort | undefined {
  const field = text?.replace(/^-/, '')
  const column = grid.columns.find(candidate => candidate.sortable && candidate.field === field)
  return column ? { field: column.field, order: text?.startsWith('-') ? 'desc' : 'asc' } : grid.sort
}

/** Undefined: the address has no valid value for this filter. Empty: the filter is cleared. */
function readValues(
  filter: CompiledFilter,
  prefix: string,
  search: URLSearchParams,
): readonly string[] | undefined {
  const name = [filter.key, formerKey(filter)].find(key => key !== undefined && search.has(prefix + key))
  if (name === undefined) return undefined
  const texts = [...new Set(search.getAll(prefix + name))].filter(text => text !== '')
  if (texts.length === 0) return []
  const known = texts.filter(text => isFilterValue(filter, text))
  if (known.length === 0) return undefined
  return filter.kind === 'multiSelect' ? known : known.slice(0, 1)
}

const ownKeys = ['page', 'size', 'sort']

function filterKeysOf(grid: Filtered): string[] {
  return grid.filters.flatMap(filter =>
    [filter.key, formerKey(filter) ?? filter.key].map(key => prefixOf(grid, filter) + key),
  )
}

/** Filters that a grid follows have the keys of the block that owns them. */
function prefixOf({ prefix }: Filtered, { outer }: CompiledFilter): string {
  return outer ? '' : prefix
}

/** The key of this filter under its former field. */
function formerKey(filter: CompiledFilter): string | undefined {
  if (filter.was === undefined) return undefined
  if (filter.kind === 'fromDate') return `${filter.was}.from`
  return filter.kind === 'toDate' ? `${filter.was}.to` : filter.was
}

function writeSort(sort: GridSort): string {
  return sort.order === 'desc' ? `-${sort.field}` : sort.field
}

function sameSort(a: GridSort, b: GridSort | undefined): boolean {
  return a.field === b?.field && a.order === b.order
}
