import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type CompiledGrid } from '../../../../core/compile/compiled.ts'
import { type ColumnsMemory } from '../../../../core/grid/columnsMemory.ts'
import { columnsView, defaultColumns, rememberColumns } from '../../../../core/grid/columnsView.ts'
import { type GridState } from '../../../../core/grid/gridState.ts'
import { type Density } from '../../../../core/grid/pages.ts'
import { gridMemory, keepGridMemory } from '../../../../shell/gridMemory.ts'
import { useRuntime } from '../../../../shell/RuntimeContext.tsx'
import { profileAtom } from '../../../../shell/session/profileAtom.ts'
import { type ColumnItem } from '../../../../ui/ColumnChooser.tsx'
import { useStableCallback } from '../../../useStableCallback.ts'
import { type GridColumn } from '../gridColumn.ts'
import { gridColumns } from '../gridColumns.tsx'
import { type ChangeGrid } from '../useGridState.ts'

/** Milliseconds for which a width must be stable before it is stored: a drag is one change. */
const RESIZED = 300

/** Visible columns are stored in the address, the whole layout in the browser. */
export interface ArrangeColumns {
  readonly items: (items: readonly ColumnItem[]) => void
  /** A header was dropped on another one. */
  readonly drop: (field: string, onto: string) => void
  readonly resize: (field: string, width: number) => void
  readonly resetWidth: (field: string) => void
  /** Restores the definition, except density and page size. */
  readonly reset: () => void
  readonly density: (density: Density) => void
  /** Sets the rows per page of all grids. */
  readonly size: (size: number) => void
}

interface Columns {
  readonly columns: readonly GridColumn[]
  /** Changes when react-data-grid must measure its columns again. */
  readonly measure: string
  readonly arrange: ArrangeColumns
}

export function useColumns(
  grid: CompiledGrid,
  state: GridState,
  change: ChangeGrid,
  [memory, keep]: readonly [ColumnsMemory, KeepColumns],
): Columns {
  const { kinds, ports } = useRuntime()
  const [resets, setResets] = useState(0)
  const { widths, pins } = memory
  const columns = useMemo(
    () =>
      gridColumns(
        grid,
        columnsView(grid, state.columns, { ...(widths && { widths }), ...(pins && { pins }) }),
        kinds.cells,
        new Set(Object.keys(widths ?? {})),
      ),
    [grid, state.columns, widths, pins, kinds.cells],
  )
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  const show = (visible: readonly string[], arranged: (before: ColumnsMemory) => ColumnsMemory) => {
    keep(before => rememberColumns(grid, arranged(before), visible))
    change([{ type: 'columnsChanged', columns: visible }], true)
  }
  const items = useStableCallback((all: readonly ColumnItem[]) =>
    show(
      all.filter(item => item.shown).map(item => item.field),
      before => ({ ...before, pins: pinsOf(grid, all) }),
    ),
  )
  const drop = useStableCallback((field: string, onto: string) => {
    const moved = moveColumn(columns, field, onto)
    if (moved) show(moved, before => before)
  })
  const resize = useStableCallback((field: string, width: number) => {
    stop.current?.()
    stop.current = ports.clock.after(RESIZED, () =>
      keep(before => ({ ...before, widths: { ...before.widths, [field]: Math.round(width) } })),
    )
  })
  const resetWidth = useStableCallback((field: string) => {
    const { [field]: _, ...others } = widths ?? {}
    keep(before => ({ ...before, widths: others }))
    setResets(resets + 1)
  })
  const reset = useStableCallback(() => {
    show(defaultColumns(grid), ({ columns: _, hidden: __, widths: ___, pins: ____, ...kept }) => kept)
    setResets(resets + 1)
  })
  const density = useCallback((chosen: Density) => keep(before => ({ ...before, density: chosen })), [keep])
  const size = useStableCallback((chosen: number) => {
    change([{ type: 'sizeChanged', size: chosen }], false)
    keep(before => ({ ...before, size: chosen }))
  })
  const arrange = useMemo(
    () => ({ items, drop, resize, resetWidth, reset, density, size }),
    [items, drop, resize, resetWidth, reset, density, size],
  )
  return { columns, measure: `${resets} ${[...state.columns].sort().join()}`, arrange }
}

/** The pins that differ from the definition. */
function pinsOf(grid: CompiledGrid, items: readonly ColumnItem[]): NonNullable<ColumnsMemory['pins']> {
  return Object.fromEntries(
    items.flatMap(({ field, pin }) => {
      const own = grid.columns.find(column => column.field === field)?.pin
      return own === pin ? [] : [[field, pin ?? 'none'] as const]
    }),
  )
}

/**
 * The columns after a drop; undefined if nothing moves, e.g. because the other column is pinned elsewhere.
 */
function moveColumn(columns: readonly GridColumn[], field: string, onto: string): string[] | undefined {
  const views = columns.flatMap(({ view }) => (view ? [view] : []))
  const moved = views.find(({ column }) => column.field === field)
  const target = views.find(({ column }) => column.field === onto)
  if (!moved || !target || moved === target || moved.pin !== target.pin) return undefined
  const fields = views.map(({ column }) => column.field)
  return fields.toSpliced(fields.indexOf(field), 1).toSpliced(fields.indexOf(onto), 0, field)
}

/** Changes the layout of a grid and stores it. */
type KeepColumns = (arrange: (before: ColumnsMemory) => ColumnsMemory) => void

/** The user's stored layout of a grid in this browser, and its setter. */
export function useColumnsMemory(gridId: string): [memory: ColumnsMemory, keep: KeepColumns] {
  const runtime = useRuntime()
  // The name of the user may become known after the first rows.
  const user = useAtomValue(profileAtom, { store: runtime.store })?.name
  const [kept, setKept] = useState(() => ({ user, gridId, memory: gridMemory(runtime, gridId) }))
  const current =
    kept.user === user && kept.gridId === gridId
      ? kept
      : { user, gridId, memory: unchanged(kept.memory, gridMemory(runtime, gridId)) }
  if (current !== kept) setKept(current)
  const keep = useStableCallback((arrange: (before: ColumnsMemory) => ColumnsMemory) => {
    const memory = arrange(current.memory)
    keepGridMemory(runtime, gridId, memory)
    setKept({ user, gridId, memory })
  })
  return [current.memory, keep]
}

function unchanged(before: ColumnsMemory, next: ColumnsMemory): ColumnsMemory {
  return JSON.stringify(before) === JSON.stringify(next) ? before : next
}
