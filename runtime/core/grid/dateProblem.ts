import { type CompiledGrid } from '../compile/compiled.ts'
import { messages } from '../messages.ts'
import { isDateFilter, periodOf } from './period.ts'
import { type Moment, readMoment } from './readMoment.ts'
import { type GridState } from './state.ts'

/** What is wrong with the dates typed into a filter (spec 1 §5); undefined: nothing, or it is no date filter. */
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

/** A day as an end lasts until its last minute. */
function endOf({ wall, unit }: Moment): number {
  return unit === 'day' ? wall + 86_399_000 : wall
}
