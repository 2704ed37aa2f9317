import { type CompiledGrid } from '../../../../core/compile/compiled.ts'
import { nameColumn } from '../../../../core/grid/row.ts'
import { rowButtons } from '../../../../core/grid/standAlone.ts'
import { valueAt } from '../../../../core/objects.ts'
import { displayText } from '../../../../core/text/displayText.ts'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx'
import { type GridColumn } from '../gridColumn.ts'
import { RowActions } from './RowActions.tsx'

/** The last column: what can be done with each row. It stays in sight while the others scroll. */
export function actionsColumn(grid: CompiledGrid): GridColumn {
  const { rowKey } = grid
  const name = nameColumn(grid)?.field ?? rowKey
  const { labels, width } = rowButtons(grid)
  return {
    key: 'rdg-actions-column',
    name: 'Actions',
    // A button is as wide as its text, a menu as its dots; the header has no text.
    width,
    minWidth: 56,
    frozen: 'end',
    cellClass: 'console-cell-control',
    headerCellClass: 'console-cell-control',
    renderHeaderCell: () => <VisuallyHidden>Actions</VisuallyHidden>,
    renderCell: ({ row, tabIndex }) => (
      <RowActions
        row={row}
        rowKey={displayText(valueAt(row, rowKey))}
        name={displayText(valueAt(row, name))}
        alone={labels}
        tabIndex={tabIndex}
      />
    ),
    text: () => '',
  }
}
