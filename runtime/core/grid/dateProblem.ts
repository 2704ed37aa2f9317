import { type CompiledFilter, type CompiledGrid } from '../compile/compiled.ts'
import { messages } from '../messages.ts'
import { own } from '../own.ts'
import { parseDay } from '../text/parseDay.ts'
import { type GridState } from './state.ts'

/** What is wrong with the date typed into a filter (spec 1 §5); undefined: nothing, or it is no date filter. */
export function dateProblem(
  grid: Pick<CompiledGrid, 'filters'>,
  state: Pick<GridState, 'filters'>,
  key: string,
): string | undefined {
  const filter = grid.filters.find(candidate => candidate.key === key)
  if (!filter || !isDate(filter)) return undefined
  const text = typed(state, key)
  if (text === '') return undefined
  const day = parseDay(text)
  if (day === undefined) return messages.dateUnparsable
  if (filter.kind !== 'toDate') return undefined
  const from = grid.filters.find(other => other.kind === 'fromDate' && other.field === filter.field)
  const first = from && parseDay(typed(state, from.key))
  return first !== undefined && day < first ? messages.periodReversed : undefined
}

function isDate(filter: CompiledFilter): boolean {
  return filter.kind === 'fromDate' || filter.kind === 'toDate'
}

function typed(state: Pick<GridState, 'filters'>, key: string): string {
  return own(state.filters, key)?.[0]?.trim() ?? ''
}
