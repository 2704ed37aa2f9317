import { useEffect, useMemo, useState } from 'react'
import { type CompiledGrid } from '../../../core/compile/compiled.ts'
import { readGridState, writeGridState } from '../../../core/grid/address.ts'
import { type ColumnsMemory } from '../../../core/grid/columnsMemory.ts'
import { writeColumnsView } from '../../../core/grid/columnsView.ts'
import { type GridEvent, gridReducer } from '../../../core/grid/reducer.ts'
import { type GridState } from '../../../core/grid/state.ts'
import { useQuery } from '../../../shell/useQuery.ts'
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
  const [query, changeQuery] = useQuery()
  const read = useMemo(() => readGridState(grid, query, initial, memory), [grid, query, initial, memory])
  const state = useUnchanged(read)
  const change = useLatest<Parameters<ChangeGrid>, void>((events, replace) =>
    changeQuery(before => {
      const newest = before === query ? state : readGridState(grid, before, initial, memory)
      const next = events.reduce(gridReducer(grid), newest)
      return writeGridState(grid, next, before, initial)
    }, replace),
  )
  const showColumns = useLatest((columns: readonly string[]) =>
    changeQuery(before => writeColumnsView(grid, columns, before), true),
  )
  useEffect(() => showColumns(state.columns), [state.columns, showColumns])
  return { state, change }
}

/** The state of before as long as it says the same; another state keeps the parts that say the same. */
function useUnchanged(state: GridState): GridState {
  const [held] = useState({ state })
  const before = held.state
  const next: GridState = {
    page: state.page,
    size: state.size,
    sort: unchanged(before.sort, state.sort),
    filters: unchanged(before.filters, state.filters),
    columns: unchanged(before.columns, state.columns),
  }
  if (parts.some(part => before[part] !== next[part])) held.state = next
  return held.state
}

const parts = ['page', 'size', 'sort', 'filters', 'columns'] as const

function unchanged<T>(before: T, next: T): T {
  return JSON.stringify(before) === JSON.stringify(next) ? before : next
}
