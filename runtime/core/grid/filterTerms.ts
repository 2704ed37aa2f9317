import { type GridTerm } from '../../../schemas/wire/gridRequest.ts'
import { type CompiledFilter, type CompiledGrid } from '../compile/compiled.ts'
import { getOwn } from '../objects.ts'
import { numberProblem, typedNumber } from '../text/numbers.ts'
import { fromTerm, toTerm } from './dateTerms.ts'
import { type GridState } from './gridState.ts'
import { rangeTerms } from './numberRange.ts'
import { periodOf } from './period.ts'

export interface FilterContext {
  /** Milliseconds since 1970, UTC. */
  readonly now: number
  /** Time zone of the user, e.g. `Africa/Cairo`. */
  readonly zone: string
}

/**
 * Filter terms for the current state (spec 1 §5): groups are AND-ed, the terms of one group OR-ed. Empty
 * texts are left out; several values become one group unless the condition is `in`, which sends them as one
 * value. Dates are sent in UTC; a to-date is 23:59:59 of its day, an empty one is now if its from-date is
 * filled. Invalid dates and numbers, and numbers outside of their limits, are not sent.
 */
export function filterTerms(
  grid: Pick<CompiledGrid, 'filters'>,
  state: Pick<GridState, 'filters'>,
  context: FilterContext,
): GridTerm[][] {
  return grid.filters.flatMap(filter => groupsOf(filter, grid, state, context))
}

/** The groups of one filter. Without `now` an open end of a period is not sent. */
export function groupsOf(
  filter: CompiledFilter,
  grid: Pick<CompiledGrid, 'filters'>,
  state: Pick<GridState, 'filters'>,
  context: { readonly now?: number; readonly zone: string },
): GridTerm[][] {
  const index = filter.field
  const values = (getOwn(state.filters, filter.key) ?? []).filter(value => value !== '')
  switch (filter.kind) {
    case 'dateRange': {
      const period = periodOf(grid, state, filter)
      // Two groups: terms of one group are OR-ed.
      return [fromTerm(index, period, context), toTerm(index, period, context)].filter(filled)
    }
    case 'fromDate':
      return [fromTerm(index, periodOf(grid, state, filter), context)].filter(filled)
    case 'toDate':
      return [toTerm(index, periodOf(grid, state, filter), context)].filter(filled)
    case 'multiSelect':
      if (filter.condition === 'in')
        return values.length === 0 ? [] : [[{ index, value: values, condition: 'in' }]]
      return [values.map(value => equals(index, value))].filter(filled)
    case 'number': {
      const value = typedNumber(values[0] ?? '')
      if (value === undefined || numberProblem(value, filter) !== undefined) return []
      return [[{ index, value, condition: filter.condition ?? 'equals' }]]
    }
    case 'numberRange':
      return rangeTerms(filter, values)
    case 'boolean':
    case 'select':
      return [values.map(value => equals(index, value))].filter(filled)
    case 'text':
      return [
        values
          // Text copied from another program may include spaces.
          .map(value => value.trim())
          .filter(value => value !== '')
          .map((value): GridTerm => ({ index, value, condition: filter.condition ?? 'equals' })),
      ].filter(filled)
  }
}

function equals(index: string, value: string): GridTerm {
  return { index, value, condition: 'equals' }
}

function filled(terms: readonly GridTerm[]): boolean {
  return terms.length > 0
}
