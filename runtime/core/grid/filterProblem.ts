import { type CompiledGrid } from '../compile/compiled.ts'
import { messages } from '../messages.ts'
import { own } from '../own.ts'
import { typedNumber } from '../text/clampNumber.ts'
import { numberProblem } from '../text/numberProblem.ts'
import { dateProblem } from './dateProblem.ts'
import { rangeProblem } from './numberRange.ts'
import { type GridState } from './state.ts'

/** What is wrong with what is typed into a filter; it is not sent then. Undefined: nothing. */
export function filterProblem(
  grid: Pick<CompiledGrid, 'filters'>,
  state: Pick<GridState, 'filters'>,
  key: string,
): string | undefined {
  const filter = grid.filters.find(candidate => candidate.key === key)
  if (filter?.kind === 'numberRange') return rangeProblem(filter, own(state.filters, key) ?? [])
  if (filter?.kind !== 'number') return dateProblem(grid, state, key)
  const text = own(state.filters, key)?.[0] ?? ''
  const number = typedNumber(text)
  if (number !== undefined) return numberProblem(number, filter)
  return text === '' ? undefined : messages.noNumber(text)
}
