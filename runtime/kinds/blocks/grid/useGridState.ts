import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type CompiledGrid } from '../../../core/compile/compiled.ts'
import { readGridState, writeGridState } from '../../../core/grid/address.ts'
import { type GridEvent, gridReducer } from '../../../core/grid/reducer.ts'
import { type GridState } from '../../../core/grid/state.ts'
import { useLatest } from '../../useLatest.ts'

/** Lays events on the state in the address, in order; `replace` leaves no entry for the back button. */
export type ChangeGrid = (events: readonly GridEvent[], replace: boolean) => void

/**
 * The state of a grid as the address tells it, and the way to change it: a change is a new address, nothing else. The
 * state stays the same object as long as its part of the address does, whatever else the address says.
 */
export function useGridState(
  grid: CompiledGrid,
  initial: Readonly<Record<string, readonly string[]>>,
): { state: GridState; change: ChangeGrid } {
  const [search, setSearch] = useSearchParams()
  const state = useUnchanged(readGridState(grid, search, initial))
  const change = useLatest<Parameters<ChangeGrid>>((events, replace) => {
    const next = events.reduce(gridReducer(grid, initial), state)
    const address = writeGridState(grid, next, search, initial)
    if (address.toString() !== search.toString()) setSearch(address, { replace, preventScrollReset: true })
  })
  return { state, change }
}

/** The value of before, as long as the given one says the same. */
function useUnchanged<T>(value: T): T {
  const [held] = useState({ value })
  if (held.value !== value && JSON.stringify(held.value) !== JSON.stringify(value)) held.value = value
  return held.value
}
