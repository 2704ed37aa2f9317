import { type GridTerm } from '../../../schemas/wire/gridRequest.ts'
import { type CompiledFilter, type CompiledGrid } from '../compile/compiled.ts'
import { own } from '../own.ts'
import { parseDay } from '../text/parseDay.ts'
import { startOfDay } from '../text/startOfDay.ts'
import { utcText } from '../text/utcText.ts'
import { type GridState } from './state.ts'

export interface FilterContext {
  /** Milliseconds since 1970, UTC. */
  readonly now: number
  /** Time zone of the user, e.g. `Africa/Cairo`. */
  readonly zone: string
}

/**
 * Filter terms for the current state, spec 1 §5: groups are AND-ed, the terms of one group OR-ed. Empty texts are left
 * out; several values become one group unless the condition is `in`, which sends them as one value. Dates go out in UTC;
 * a to-date is 23:59:59 of its day, an empty one is now while its from-date is filled; a text that is no date is not sent.
 */
export function filterTerms(
  grid: Pick<CompiledGrid, 'filters'>,
  state: Pick<GridState, 'filters'>,
  context: FilterContext,
): GridTerm[][] {
  return grid.filters
    .map(filter => group(filter, valuesOf(state, filter.key), { grid, state, context }))
    .filter(terms => terms.length > 0)
}

interface Surroundings {
  readonly grid: Pick<CompiledGrid, 'filters'>
  readonly state: Pick<GridState, 'filters'>
  readonly context: FilterContext
}

function group(filter: CompiledFilter, values: string[], around: Surroundings): GridTerm[] {
  const index = filter.field
  switch (filter.kind) {
    case 'fromDate': {
      const day = dayOf(values)
      if (day === undefined) return []
      return [{ index, value: utcText(startOfDay(day, around.context.zone)), condition: 'gteq' }]
    }
    case 'toDate': {
      const value = lastInstant(filter, values, around)
      return value === undefined ? [] : [{ index, value, condition: 'lteq' }]
    }
    case 'multiSelect':
      if (filter.condition === 'in') {
        return values.length === 0 ? [] : [{ index, value: values, condition: 'in' }]
      }
      return values.map(value => ({ index, value, condition: 'equals' }))
    case 'select':
      return values.map(value => ({ index, value, condition: 'equals' }))
    case 'text':
      return values.map(value => ({ index, value, condition: filter.condition ?? 'equals' }))
  }
}

function lastInstant(filter: CompiledFilter, values: string[], around: Surroundings): string | undefined {
  const day = dayOf(values)
  if (day !== undefined) return `${utcText(day).slice(0, 10)} 23:59:59`
  if (values.length > 0) return undefined
  const from = around.grid.filters.find(other => other.kind === 'fromDate' && other.field === filter.field)
  const open = from !== undefined && dayOf(valuesOf(around.state, from.key)) !== undefined
  return open ? utcText(around.context.now) : undefined
}

function dayOf(values: readonly string[]): number | undefined {
  return parseDay(values[0]?.trim() ?? '')
}

function valuesOf(state: Pick<GridState, 'filters'>, key: string): string[] {
  return (own(state.filters, key) ?? []).filter(value => value !== '')
}
