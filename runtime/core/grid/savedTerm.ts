import { type GridTerm } from '../../../schemas/wire/gridRequest.ts'
import { type CompiledFilter } from '../compile/compiled.ts'
import { own } from '../own.ts'
import { readRange, writeRange } from './dateRange.ts'
import { isFilterValue } from './isFilterValue.ts'
import { rangeWith } from './numberRange.ts'
import { type GridState } from './state.ts'
import { typedDate, type Zoned } from './typedDate.ts'

/** The terms of a saved filter: groups are AND-ed, the terms of one group OR-ed. */
export type SavedTerms = readonly (readonly GridTerm[])[]

/**
 * The filter that a saved term belongs to, and its values with this term; `before` are the values that earlier terms have
 * given. Undefined: no filter has the field, or the value cannot be one of the filter.
 */
export function readSavedTerm(
  filters: readonly CompiledFilter[],
  term: GridTerm,
  before: GridState['filters'],
  context: Zoned,
): { readonly key: string; readonly values: readonly string[] } | undefined {
  const fitting = filters.filter(filter => takes(filter, term))
  const filter =
    fitting.find(({ field }) => field === term.index) ?? fitting.find(({ was }) => was === term.index)
  if (!filter) return undefined
  const values = valuesOf(filter, term, own(before, filter.key) ?? [], context)
  return values && { key: filter.key, values }
}

/** The two ends of a period have one index: the condition tells them apart. */
function takes(filter: CompiledFilter, { index, condition }: GridTerm): boolean {
  if (index !== filter.field && index !== filter.was) return false
  switch (filter.kind) {
    case 'dateRange':
    case 'numberRange':
      return condition === 'gteq' || condition === 'lteq'
    case 'fromDate':
      return condition === 'gteq'
    case 'toDate':
      return condition === 'lteq'
    case 'number':
      return condition === (filter.condition ?? 'equals')
    default:
      return condition === 'equals' || condition === 'in' || condition === 'like'
  }
}

function valuesOf(
  filter: CompiledFilter,
  { value, condition }: GridTerm,
  before: readonly string[],
  context: Zoned,
): readonly string[] | undefined {
  const texts = (Array.isArray(value) ? value : [value]).map(String).filter(text => text !== '')
  if (filter.kind === 'dateRange' || filter.kind === 'fromDate' || filter.kind === 'toDate') {
    const side = condition === 'gteq' ? 'from' : 'to'
    const text = typedDate(texts[0] ?? '', side, filter.time ?? false, context)
    if (text === undefined) return undefined
    return filter.kind === 'dateRange' ? writeRange({ ...readRange(before), [side]: text }) : [text]
  }
  if (filter.kind === 'numberRange') return rangeWith(before, condition, texts[0] ?? '')
  const known = texts.filter(text => isFilterValue(filter, text))
  if (known.length === 0) return undefined
  return filter.kind === 'multiSelect' ? [...new Set([...before, ...known])] : known.slice(0, 1)
}
