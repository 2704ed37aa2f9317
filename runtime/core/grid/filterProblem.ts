import { type CompiledFilter, type CompiledGrid } from '../compile/compiled.ts'
import { messages } from '../messages.ts'
import { getOwn } from '../objects.ts'
import { numberProblem, typedNumber } from '../text/numbers.ts'
import { type GridState } from './gridState.ts'
import { rangeProblem } from './numberRange.ts'
import { isDateFilter, type Moment, periodOf, readMoment } from './period.ts'

/** Error message of a filter's input, which is then not sent. Undefined: valid. */
export function filterProblem(
  grid: Pick<CompiledGrid, 'filters'>,
  state: Pick<GridState, 'filters'>,
  key: string,
): string | undefined {
  const filter = grid.filters.find(candidate => candidate.key === key)
  if (filter?.kind === 'numberRange') return rangeProblem(filter, getOwn(state.filters, key) ?? [])
  if (filter?.kind !== 'number') return dateProblem(grid, state, key)
  const text = getOwn(state.filters, key)?.[0] ?? ''
  const number = typedNumber(text)
  if (number !== undefined) return numberProblem(number, filter)
  return text === '' ? undefined : messages.noNumber(text)
}

/** Error message of typed dates (spec 1 §5); undefined: valid, or not a date filter. */
export function dateProblem(
  grid: Pick<CompiledGrid, 'filters'>,
  state: Pick<GridState, 'filters'>,
  key: string,
): string | undefined {
  const filter = grid.filters.find(candidate => candidate.key === key)
  if (!filter || !isDateFilter(filter)) return undefined
  const { from, fromTime, to, toTime } = periodOf(grid, state, filter)
  const [first, last] = [readMoment(from, fromTime), readMoment(to, toTime)]
  const unread = (text: string, moment: Moment | undefined) => text !== '' && moment === undefined
  if (filter.kind !== 'toDate' && unread(from, first)) return messages.dateUnparsable
  if (filter.kind !== 'fromDate' && unread(to, last)) return messages.dateUnparsable
  if (filter.kind === 'fromDate' || !first || !last) return undefined
  return endOf(last) < first.wall ? messages.periodReversed : undefined
}

/** An end that is a day includes its last minute. */
function endOf({ wall, unit }: Moment): number {
  return unit === 'day' ? wall + 86_399_000 : wall
}

/**
 * Whether a text can be a value of a filter. Options from a load are unknown here; the server validates them.
 * Invalid dates and numbers that are too long pass, so that they are reported.
 */
export function isFilterValue(filter: CompiledFilter, text: string): boolean {
  if (filter.kind === 'boolean') return text === 'true' || text === 'false'
  if (filter.kind === 'number') return typedNumber(text) !== undefined || /^\d{16,}$/.test(text)
  if (!('options' in filter) || !Array.isArray(filter.options)) return true
  return filter.options.some(option => option.value === text)
}
