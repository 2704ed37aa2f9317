import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type CompiledGrid } from '../../../core/compile/compiled.ts'
import { readGridState, writeGridState } from '../../../core/grid/address.ts'
import { type ColumnsMemory } from '../../../core/grid/columnsMemory.ts'
import { writeColumnsView } from '../../../core/grid/columnsView.ts'
import { type GridEvent, gridReducer } from '../../../core/grid/reducer.ts'
import { type GridState } from '../../../core/grid/state.ts'
import { useLatest } from '../../useLatest.ts'

/** Lays events on the state in the address, in order; `replace` leaves no entry for the back button. */
export type ChangeGrid = (events: readonly GridEvent[], replace: boolean) => void

/**
 * The state of a grid as the address tells it, and the way to change it: a change is a new address, nothing else. The
 * state stays the same object as long as its part of the address does, whatever else the address says. Columns that the
 * user arranged on an earlier day come into the address, so that it shows the same to whoever gets it.
 */
export function useGridState(
  grid: CompiledGrid,
  initial: Readonly<Record<string, readonly string[]>>,
  memory: ColumnsMemory,
): { state: GridState; change: ChangeGrid } {
  const [search, setSearch] = useSearchParams()
  const state = useUnchanged(readGridState(grid, search, initial, memory))
  const go = (address: URLSearchParams, replace: boolean) => {
    if (address.toString() !== search.toString()) setSearch(address, { replace, preventScrollReset: true })
  }
  const change = useLatest<Parameters<ChangeGrid>>((events, replace) => {
    const next = events.reduce(gridReducer(grid, initial), state)
    go(writeGridState(grid, next, search, initial), replace)
  })
  const showColumns = useLatest((columns: readonly string[]) =>
    go(writeColumnsView(grid, columns, search), true),
  )
  useEffect(() => showColumns(state.columns), [state.columns, showColumns])
  return { state, change }
}

/** The state of before as long as it says the same, and of another state the parts that say the same. */
function useUnchanged(state: GridState): GridState {
  const [held] = useState({ state })
  const before = held.state
  if (before === state) return state
  const next = { ...state, ...same(before, state, 'sort'), ...same(before, state, 'filters'), ...same(before, state, 'columns') }
  if (!keys.every(key => before[key] === next[key])) held.state = next
  return held.state
}

const keys = ['page', 'size', 'sort', 'filters', 'columns'] as const

/** The part of before where it says the same: what is drawn from it is then not drawn again. */
function same<K extends keyof GridState>(before: GridState, next: GridState, key: K): Partial<Pick<GridState, K>> {
  return JSON.stringify(before[key]) === JSON.stringify(next[key]) ? { [key]: before[key] } as Pick<GridState, K> : {}
}
