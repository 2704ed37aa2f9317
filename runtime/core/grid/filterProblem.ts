import { type CompiledGrid } from '../compile/compiled.ts'
import { own } from '../own.ts'
import { typedNumber } from '../text/clampNumber.ts'
import { numberProblem } from '../text/numberProblem.ts'
import { dateProblem } from './dateProblem.ts'
import { type GridState } from './state.ts'

/** What is wrong with what is typed into a filter; it is not sent then. Undefined: nothing. */
export function filterProblem(
  grid: Pick<CompiledGrid, 'filters'>,
  state: Pick<GridState, 'filters'>,
  key: string,
): string | undefined {
  const filter = grid.filters.find(candidate => candidate.key === key)
  if (filter?.kind !== 'number') return dateProblem(grid, state, key)
  const text = own(state.filters, key)?.[0] ?? ''
  const number = typedNumber(text)
  if (number !== undefined) return numberProblem(number, filter)
  return text === '' ? undefined : `${text} is not a number of at most 15 digits.`
}
