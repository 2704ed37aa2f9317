import { type Column } from 'react-data-grid'
import { type CellKind } from '../../../../schemas/index.ts'
import { type Row } from '../../../../schemas/wire/gridReply.ts'
import { type CompiledColumn, type CompiledGrid } from '../../../core/compile/compiled.ts'
import { valueAt } from '../../../core/valueAt.ts'
import { type CellKindOf, type CellKinds } from '../../kinds.ts'
import { HeaderName } from './HeaderName.tsx'

/** A column of react-data-grid, which can also say one of its cells in plain text. */
export type GridColumn = Column<Row> & { readonly text: (row: Row) => string }

/**
 * The columns as react-data-grid takes them. Made once per grid: it draws every cell anew when the array changes.
 * Columns without a width share the free one, so that many of them scroll inside the grid and not with the page.
 */
export function gridColumns(grid: CompiledGrid, cells: CellKinds): readonly GridColumn[] {
  return grid.columns.map(column => gridColumn(column, grid, cells))
}

function gridColumn(column: CompiledColumn, grid: CompiledGrid, cells: CellKinds): GridColumn {
  const { field, label, cell, sortable, width } = column
  // The table is total: the entry under a kind takes the cells of that kind.
  const { View, align, text } = cells[cell.kind] as CellKindOf<CellKind>
  const side = align === 'end' ? 'console-cell-end' : undefined
  return {
    key: field,
    name: label,
    sortable,
    // A cleared sort is the default one again: clicking through its column must pass the other direction first.
    sortDescendingFirst: grid.sort?.field === field && grid.sort.order === 'desc',
    width: width ?? 'minmax(96px, 1fr)',
    minWidth: width ? 40 : 96,
    cellClass: side,
    headerCellClass: side,
    renderHeaderCell: HeaderName,
    renderCell: ({ row, tabIndex }) => (
      <View cell={cell} value={valueAt(row, field)} row={row} tabIndex={tabIndex} />
    ),
    text: row => text(cell, valueAt(row, field), row),
  }
}
