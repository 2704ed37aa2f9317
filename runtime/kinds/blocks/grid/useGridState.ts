import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { type CompiledGrid } from '../../../core/compile/compiled.ts'
import { readGridState, writeGridState } from '../../../core/grid/address.ts'
import { type ColumnsMemory } from '../../../core/grid/columnsMemory.ts'
import { writeColumnsView } from '../../../core/grid/columnsView.ts'
import { type GridState } from '../../../core/grid/gridState.ts'
import { permittedGrid } from '../../../core/grid/permittedGrid.ts'
import { type GridEvent, gridReducer } from '../../../core/grid/reducer.ts'
import { useScreen } from '../../../shell/screen/ScreenContext.tsx'
import { useResources } from '../../../shell/session/resources.ts'
import { useQuery } from '../../../shell/useQuery.ts'
import { useStableCallback } from '../../useStableCallback.ts'

/** Applies events to the state in the address, in order; `replace` adds no history entry. */
export type ChangeGrid = (events: readonly GridEvent[], replace: boolean) => void

/** Applies the typed filters that wait for a pause; undefined: the grid has no filters. */
export type TypedFilters = RefObject<(() => void) | undefined>

export interface GridAddress {
  readonly state: GridState
  readonly change: ChangeGrid
  /** Applies typed filters and returns the resulting state, for actions on the filters that the user sees. */
  readonly settle: () => GridState
  /** Set by the filter area. */
  readonly typed: TypedFilters
}

/**
 * The state of a grid in the address, and its setter: a change is a new address, nothing else. The state is
 * the same object as long as its part of the address is unchanged. The user's stored columns are written to
 * the address, so that it shows the same to other users.
 */
export function useGridState(
  grid: CompiledGrid,
  initial: Readonly<Record<string, readonly string[]>>,
  memory: ColumnsMemory,
): GridAddress {
  const [query, changeQuery] = useQuery()
  const read = useMemo(() => readGridState(grid, query, initial, memory), [grid, query, initial, memory])
  const state = useUnchanged(read)
  const change = useStableCallback<Parameters<ChangeGrid>, void>((events, replace) =>
    changeQuery(before => {
      const newest = before === query ? state : readGridState(grid, before, initial, memory)
      const next = events.reduce(gridReducer(grid), newest)
      return writeGridState(grid, next, before, initial)
    }, replace),
  )
  const typed: TypedFilters = useRef(undefined)
  const settle = useStableCallback(() => {
    typed.current?.()
    let newest = state
    // The router is asynchronous: the requested state is known before the address changes.
    changeQuery(before => {
      if (before !== query) newest = readGridState(grid, before, initial, memory)
      return before
    }, true)
    return newest
  })
  const showColumns = useStableCallback((columns: readonly string[]) =>
    changeQuery(before => writeColumnsView(grid, columns, before), true),
  )
  useEffect(() => showColumns(state.columns), [state.columns, showColumns])
  return { state, change, settle, typed }
}

/** The previous state while equal; a changed state keeps its equal parts. */
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

/**
 * The grid as permitted to its user. The same object while that is equal: a new one would reload the rows.
 */
export function usePermittedGrid(grid: CompiledGrid): CompiledGrid {
  const resources = useResources()
  const { params } = useScreen()
  const permitted = useMemo(() => permittedGrid(grid, resources, params), [grid, resources, params])
  const [held, hold] = useState({ grid, permitted })
  const same =
    held.permitted === permitted || (held.grid === grid && seen(held.permitted) === seen(permitted))
  if (!same) hold({ grid, permitted })
  return same ? held.permitted : permitted
}

function seen({ columns, filters, actions, params }: CompiledGrid): string {
  return [
    ...[...columns, ...filters].map(({ field }) => field),
    ...actions.map(({ label }) => label),
    JSON.stringify(params),
  ].join('\n')
}
