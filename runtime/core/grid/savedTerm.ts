import { type GridTerm } from '../../../schemas/wire/gridRequest.ts'
import { type CompiledFilter } from '../compile/compiled.ts'
import { own } from '../own.ts'
import { parseDay } from '../text/parseDay.ts'
import { utcText } from '../text/utcText.ts'
import { wallClock } from '../text/wallClock.ts'
import { readRange, writeRange } from './dateRange.ts'
import { isFilterValue } from './isFilterValue.ts'
import { type GridState } from './state.ts'

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
  zone: string,
): { readonly key: string; readonly values: readonly string[] } | undefined {
  const fitting = filters.filter(filter => takes(filter, term))
  const filter =
    fitting.find(({ field }) => field === term.index) ?? fitting.find(({ was }) => was === term.index)
  if (!filter) return undefined
  const values = valuesOf(filter, term, own(before, filter.key) ?? [], zone)
  return values && { key: filter.key, values }
}

/** The two ends of a period have one index: the condition tells them apart. */
function takes(filter: CompiledFilter, { index, condition }: GridTerm): boolean {
  if (index !== filter.field && index !== filter.was) return false
  switch (filter.kind) {
    case 'dateRange':
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
  zone: string,
): readonly string[] | undefined {
  const texts = (Array.isArray(value) ? value : [value]).map(String).filter(text => text !== '')
  if (filter.kind === 'dateRange' || filter.kind === 'fromDate' || filter.kind === 'toDate') {
    const side = condition === 'gteq' ? 'from' : 'to'
    const text = typedDate(texts[0] ?? '', side, filter.time ?? false, zone)
    if (text === undefined) return undefined
    return filter.kind === 'dateRange' ? writeRange({ ...readRange(before), [side]: text }) : [text]
  }
  const known = texts.filter(text => isFilterValue(filter, text))
  if (known.length === 0) return undefined
  return filter.kind === 'multiSelect' ? [...new Set([...before, ...known])] : known.slice(0, 1)
}

/** What the user would type for a date that was sent; undefined when it is none. */
function typedDate(sent: string, side: 'from' | 'to', time: boolean, zone: string): string | undefined {
  const day = sent.slice(0, 10)
  const instant = Date.parse(`${sent.replace(' ', 'T')}Z`)
  if (parseDay(day) === undefined) return undefined
  // The end of a day is the same in every zone (spec 1 §5); so is a date without a time.
  if (sent.length === 10 || (side === 'to' && sent.endsWith(' 23:59:59'))) return day
  if (Number.isNaN(instant)) return undefined
  const wall = utcText(wallClock(instant, zone))
  return time && !wall.endsWith(' 00:00:00') ? wall.slice(0, 16) : wall.slice(0, 10)
}
