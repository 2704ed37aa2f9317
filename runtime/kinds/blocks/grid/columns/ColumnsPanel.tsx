import { useState } from 'react'
import { type CompiledGrid } from '../../../../core/compile/compiled.ts'
import { type ColumnsMemory } from '../../../../core/grid/columnsMemory.ts'
import { columnsView, defaultColumns } from '../../../../core/grid/columnsView.ts'
import { getOwn } from '../../../../core/objects.ts'
import { ColumnChooser, type ColumnItem } from '../../../../ui/ColumnChooser.tsx'
import { SidePanel } from '../../../../ui/SidePanel.tsx'
import { type ArrangeColumns } from './useColumns.ts'

/** The columns of a grid in a side panel: visibility, order, and pins. */
export function ColumnsPanel({ open, onClose, grid, visible: given, memory, arrange }: ColumnsPanelProps) {
  const { visible, ask, forget } = useOptimisticColumns(given)
  const shown = new Set(visible)
  const hidden = grid.columns.map(({ field }) => field).filter(field => !shown.has(field))
  const items = columnsView(grid, [...visible, ...hidden], memory).map(
    ({ column, pin }): ColumnItem => ({
      field: column.field,
      label: column.label,
      shown: shown.has(column.field),
      locked: column.show === 'always' || (shown.size === 1 && shown.has(column.field)),
      pin,
      sized: getOwn(memory.widths ?? {}, column.field) !== undefined,
    }),
  )
  const { columns: _, hidden: __, density: ___, widths = {}, pins = {} } = memory
  const changed =
    visible.join('-') !== defaultColumns(grid).join('-') ||
    Object.keys(widths).length + Object.keys(pins).length > 0
  return (
    <SidePanel
      open={open}
      onClose={onClose}
      title="Columns"
      text="Drag a column or press Alt with an arrow key to move it. On a header of the grid, Ctrl with an arrow key changes the width."
      size="medium"
    >
      <ColumnChooser
        items={items}
        changed={changed}
        onChange={all => {
          ask(all.filter(item => item.shown).map(item => item.field))
          arrange.items(all)
        }}
        onWidthReset={arrange.resetWidth}
        onReset={() => {
          forget()
          arrange.reset()
        }}
      />
    </SidePanel>
  )
}

interface ColumnsPanelProps {
  open: boolean
  onClose: () => void
  grid: CompiledGrid
  /** Fields of the visible columns in their order. */
  visible: readonly string[]
  memory: ColumnsMemory
  arrange: ArrangeColumns
}

/**
 * The visible columns as the user has just chosen them. The address follows with a delay; keys pressed
 * meanwhile act on the chosen columns, and a moved column keeps its place and the focus. Changes from
 * elsewhere (the browser's Back, a reset) apply at once.
 */
function useOptimisticColumns(given: readonly string[]): Ahead {
  const key = given.join()
  const [{ seen, asked }, set] = useState<Asked>({ seen: key, asked: [] })
  const ahead = key === seen ? asked : stillAsked(asked, key)
  if (key !== seen) set({ seen: key, asked: ahead })
  return {
    visible: ahead.at(-1) ?? given,
    ask: visible => set({ seen: key, asked: [...ahead, visible] }),
    forget: () => set({ seen: key, asked: [] }),
  }
}

/** The requests after the one that has arrived; none if another state arrived. */
function stillAsked(asked: Asked['asked'], key: string): Asked['asked'] {
  const at = asked.findIndex(visible => visible.join() === key)
  return at === -1 ? [] : asked.slice(at + 1)
}

interface Asked {
  /** The columns last received. */
  readonly seen: string
  /** Requested columns that have not arrived, newest last. */
  readonly asked: readonly (readonly string[])[]
}

interface Ahead {
  /** Fields of the visible columns in their order. */
  readonly visible: readonly string[]
  readonly ask: (visible: readonly string[]) => void
  /** Discards all pending requests. */
  readonly forget: () => void
}
