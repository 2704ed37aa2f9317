import { useEffect, useMemo, useState } from 'react'
import { type Row } from '../../../../../schemas/wire/gridReply.ts'
import { type CompiledGrid } from '../../../../core/compile/compiled.ts'
import { type GridState } from '../../../../core/grid/gridState.ts'
import { rowKeyOf } from '../../../../core/grid/rowKey.ts'
import {
  isSelected,
  noSelection,
  type Selection,
  type SelectionEvent,
  selectedCount,
  selectionReducer,
} from '../../../../core/grid/selection.ts'
import { useRuntime } from '../../../../shell/RuntimeContext.tsx'
import { useStableCallback } from '../../../useStableCallback.ts'

export interface GridSelection {
  readonly selection: Selection
  readonly count: number
  /** Positions of the selected rows on the page, from 0. Undefined: no selection. */
  readonly selected: ReadonlySet<number> | undefined
  readonly send: (event: SelectionEvent) => void
  /** Sets the selected positions after a click. */
  readonly choose: (selected: ReadonlySet<number>) => void
  /** Toggles a row of the page. */
  readonly toggle: (position: number) => void
}

/**
 * The selected rows of a grid. They stay selected across pages and sorts; changed filters clear them, because
 * the user could no longer see them.
 */
export function useGridSelection(
  grid: CompiledGrid,
  state: GridState,
  rows: readonly Row[],
  rowCount: number,
): GridSelection {
  const { toast } = useRuntime()
  const reduce = useMemo(() => selectionReducer(grid), [grid])
  const filters = JSON.stringify(state.filters)
  const [held, setHeld] = useState({ filters, selection: noSelection })
  const kept = held.filters === filters ? held.selection : noSelection
  const selection = useMemo(() => reduce(kept, { type: 'rowsLoaded', rows }), [reduce, kept, rows])
  const selected = useMemo(() => positions(grid, selection, rows), [grid, selection, rows])

  // Without a selection there is nothing to clear, and changed filters render the grid once.
  const stale = held.filters !== filters && held.selection !== noSelection
  const lost = stale ? selectedCount(held.selection, 1) : 0
  useEffect(() => {
    if (!stale) return
    setHeld({ filters, selection: noSelection })
    if (lost > 0) toast({ type: 'info', text: 'The selection was cleared because the filters changed.' })
  }, [stale, filters, lost, toast])

  const send = useStableCallback((event: SelectionEvent) => {
    setHeld({ filters, selection: reduce(selection, event) })
  })
  const select = (at: readonly number[], on: boolean) => {
    const chosen = at.map(position => rows[position]).filter(row => row !== undefined)
    return chosen.length === 0 ? undefined : ({ type: 'rowsSelected', rows: chosen, selected: on } as const)
  }
  const choose = useStableCallback((next: ReadonlySet<number>) => {
    const before = selected ?? next
    const event =
      select(
        [...next].filter(at => !before.has(at)),
        true,
      ) ??
      select(
        [...before].filter(at => !next.has(at)),
        false,
      )
    if (event) send(event)
  })
  const toggle = useStableCallback((position: number) => {
    const event = select([position], selected?.has(position) !== true)
    if (event) send(event)
  })
  return { selection, count: selectedCount(selection, rowCount), selected, send, choose, toggle }
}

function positions(
  grid: CompiledGrid,
  selection: Selection,
  rows: readonly Row[],
): ReadonlySet<number> | undefined {
  if (!grid.selection) return undefined
  if (!selection.all && selection.rows.size === 0) return none
  return new Set(
    rows.flatMap((row, at) => {
      const key = rowKeyOf(grid, row)
      return key !== '' && isSelected(selection, key) ? [at] : []
    }),
  )
}

const none: ReadonlySet<number> = new Set()
