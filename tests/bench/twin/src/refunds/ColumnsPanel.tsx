import { type ColumnsMemory } from '../../../../../runtime/core/grid/columnsMemory.ts'
import { ColumnChooser } from '../../../../../runtime/ui/ColumnChooser.tsx'
import { SidePanel } from '../../../../../runtime/ui/SidePanel.tsx'
import { columnFields } from './columns.tsx'
import { isDefault } from './state.ts'
import { arranged, type useColumns } from './useColumns.ts'

/** Which columns are shown, in which order, and which stay in sight. Import it lazily. */
export function ColumnsPanel(props: {
  open: boolean
  visible: readonly string[]
  memory: ColumnsMemory
  arrange: ReturnType<typeof useColumns>
  onClose: () => void
}) {
  const { open, visible, memory, arrange, onClose } = props
  const { widths = {}, pins = {} } = memory
  const hidden = columnFields.filter(field => !visible.includes(field))
  const items = arranged([...visible, ...hidden], memory).map(({ key, name, frozen }) => ({
    field: key,
    label: name,
    shown: visible.includes(key),
    locked: visible.length === 1 && visible.includes(key),
    pin: frozen === true ? undefined : frozen || undefined,
    sized: key in widths,
  }))
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
        changed={!isDefault(visible) || Object.keys({ ...widths, ...pins }).length > 0}
        onChange={arrange.items}
        onWidthReset={arrange.resetWidth}
        onReset={arrange.reset}
      />
    </SidePanel>
  )
}
