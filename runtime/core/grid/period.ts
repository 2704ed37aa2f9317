import { type CompiledFilter, type CompiledGrid } from '../compile/compiled.ts'
import { own } from '../own.ts'
import { type DateRange, readRange } from './dateRange.ts'
import { type GridState } from './state.ts'

/** A filter of dates. */
export type DateFilter = Extract<CompiledFilter, { kind: 'dateRange' | 'fromDate' | 'toDate' }>

export function isDateFilter(filter: CompiledFilter): filter is DateFilter {
  return filter.kind === 'dateRange' || filter.kind === 'fromDate' || filter.kind === 'toDate'
}

/** The period that a date filter belongs to: its own, or that of the from-date and to-date of one field together. */
export interface Period extends DateRange {
  /** Whether a text of the side may hold a time. */
  readonly fromTime: boolean
  readonly toTime: boolean
}

/** Whether a period holds instants of the user's zone; else it holds days of UTC. */
export function takesTime({ fromTime, toTime }: Period): boolean {
  return fromTime || toTime
}

export function periodOf(
  grid: Pick<CompiledGrid, 'filters'>,
  state: Pick<GridState, 'filters'>,
  filter: DateFilter,
): Period {
  if (filter.kind === 'dateRange') {
    const { from, to } = readRange(own(state.filters, filter.key) ?? [])
    return { from: from.trim(), to: to.trim(), fromTime: filter.time ?? false, toTime: filter.time ?? false }
  }
  const side = (kind: 'fromDate' | 'toDate') =>
    grid.filters.find((other): other is DateFilter => other.kind === kind && other.field === filter.field)
  const [first, last] = [side('fromDate'), side('toDate')]
  const typed = (one: DateFilter | undefined) => (one && own(state.filters, one.key)?.[0]?.trim()) ?? ''
  return { from: typed(first), to: typed(last), fromTime: first?.time ?? false, toTime: last?.time ?? false }
}
