import { type CompiledFilter, type CompiledGrid } from '../compile/compiled.ts'
import { getOwn, valueAt } from '../objects.ts'
import { isFilterValue } from './filterProblem.ts'
import { type FilterContext } from './filterTerms.ts'
import { rangeWith } from './numberRange.ts'
import { isDateFilter, lastDays, readRange, typedDate, writeRange } from './period.ts'

/**
 * Filters on a fresh opening, by key. The load named by `initialFilters` lists {index, value, condition?}, or
 * the query holds one; they override `initial` of a filter. Entries without a filter are ignored. `now` is when
 * the screen opened: the last days end on that day.
 */
export function initialFilters(
  grid: Pick<CompiledGrid, 'filters' | 'initialFilters' | 'initialQuery'>,
  loads: Readonly<Record<string, unknown>>,
  query: Readonly<Record<string, unknown>>,
  context: FilterContext,
): Record<string, readonly string[]> {
  const initial: Record<string, readonly string[]> = {}
  for (const filter of grid.filters) {
    const values = ownInitial(filter, context)
    if (values.length > 0) initial[filter.key] = values
  }
  const { initialFilters: load, initialQuery } = grid
  const asked = initialQuery && {
    index: getOwn(query, initialQuery.field),
    value: getOwn(query, initialQuery.value),
  }
  const served: Record<string, readonly string[]> = {}
  for (const entry of asked ? [asked] : entriesOf(load === '' ? [] : valueAt(loads, load))) {
    const fitting = grid.filters.filter(candidate => fits(candidate, entry))
    const filter = fitting.find(one => compares(one, entry)) ?? fitting[0]
    const values = filter ? valuesOf(filter, entry, getOwn(served, filter.key) ?? [], context) : []
    if (filter && values.length > 0) served[filter.key] = values
  }
  return { ...initial, ...served }
}

function ownInitial(filter: CompiledFilter, context: FilterContext): readonly string[] {
  const { initial } = filter
  if (initial === undefined) return []
  if (typeof initial !== 'object') return [String(initial)]
  if (!('lastDays' in initial)) return [...initial]
  const { from, to } = lastDays(initial.lastDays, isDateFilter(filter) && filter.time === true, context)
  if (filter.kind === 'dateRange') return writeRange({ from, to })
  return [filter.kind === 'toDate' ? to : from]
}

/** Servers list filters flat, or grouped as in a grid request. */
function entriesOf(list: unknown): unknown[] {
  return Array.isArray(list) ? list.flat() : []
}

/** Both dates of a period have the same index; the condition distinguishes them. */
function fits(filter: CompiledFilter, entry: unknown): boolean {
  const index = valueAt(entry, 'index')
  if (index !== filter.field && (filter.was === undefined || index !== filter.was)) return false
  const condition = valueAt(entry, 'condition')
  if (filter.kind === 'fromDate') return condition !== 'lteq'
  return filter.kind !== 'toDate' || condition !== 'gteq'
}

/** Of several numbers of one field, the entry is for the one with its condition. */
function compares(filter: CompiledFilter, entry: unknown): boolean {
  return filter.kind === 'number' && valueAt(entry, 'condition') === (filter.condition ?? 'equals')
}

/** `before` are the values of an earlier entry for the same filter: the other end of its period. */
function valuesOf(
  filter: CompiledFilter,
  entry: unknown,
  before: readonly string[],
  context: FilterContext,
): readonly string[] {
  const texts = textsOf(filter, valueAt(entry, 'value'))
  if (filter.kind === 'numberRange')
    return rangeWith(before, valueAt(entry, 'condition'), texts[0] ?? '') ?? []
  if (!isDateFilter(filter)) return texts
  const side = filter.kind === 'toDate' || valueAt(entry, 'condition') === 'lteq' ? 'to' : 'from'
  const text = typedDate(texts[0] ?? '', side, filter.time ?? false, context)
  if (text === undefined) return []
  return filter.kind === 'dateRange' ? writeRange({ ...readRange(before), [side]: text }) : [text]
}

function textsOf(filter: CompiledFilter, value: unknown): string[] {
  const texts = (Array.isArray(value) ? value : [value])
    .filter(text => ['string', 'number', 'boolean'].includes(typeof text))
    .map(String)
    .filter(text => text !== '')
  if (filter.kind === 'multiSelect') return [...new Set(texts)]
  if (filter.kind === 'boolean')
    return texts
      .map(readYes)
      .filter(text => isFilterValue(filter, text))
      .slice(0, 1)
  if (filter.kind === 'number') return texts.filter(text => isFilterValue(filter, text)).slice(0, 1)
  return texts.slice(0, 1)
}

/** Databases store flags as 1 and 0. */
function readYes(text: string): string {
  return text === '1' ? 'true' : text === '0' ? 'false' : text
}
