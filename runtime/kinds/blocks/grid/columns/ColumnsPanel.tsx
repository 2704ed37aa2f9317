import { type CompiledGrid } from '../../../../core/compile/compiled.ts'
import { type ColumnsMemory } from '../../../../core/grid/columnsMemory.ts'
import { columnsView, defaultColumns } from '../../../../core/grid/columnsView.ts'
import { getOwn } from '../../../../core/objects.ts'
import { ColumnChooser, type ColumnItem } from '../../../../ui/ColumnChooser.tsx'
import { SidePanel } from '../../../../ui/SidePanel.tsx'
import { type ArrangeColumns } from './useColumns.ts'
import { useOptimisticColumns } from './useOptimisticColumns.ts'

/** The columns of a grid in a side panel: which are shown, in which order, and which stay in sight. */
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
