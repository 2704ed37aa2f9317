import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { type RenderHeaderCellProps } from 'react-data-grid'
import { type Row } from '../../../../schemas/wire/gridReply.ts'
import { type CompiledGrid } from '../../../core/compile/compiled.ts'
import { type ViewColumn } from '../../../core/grid/columnsView.ts'
import { leadsToRow } from '../../../core/grid/rowKey.ts'
import { type ColumnTotals } from '../../../core/grid/totals.ts'
import { valueAt } from '../../../core/objects.ts'
import { type CellKinds } from '../../kinds.ts'
import { cellKind, resolveKind } from '../../resolveKind.ts'
import { type GridColumn } from './gridColumn.ts'
import styles from './HeaderName.module.css'
import { rowLinkClass } from './opened/rowLink.ts'
import { rowActions } from './optionalParts.ts'
import { selectColumn } from './selection/selectColumn.tsx'

/**
 * The columns for react-data-grid, in its order: check boxes, pinned to the start, free, pinned to the end,
 * actions; `sized` are those resized by the user. Stable per view, because a new array renders every cell.
 * Columns without a width share the free width, so that many scroll inside the grid only.
 */
export function gridColumns(
  grid: CompiledGrid,
  view: readonly ViewColumn[],
  cells: CellKinds,
  sized: ReadonlySet<string> = new Set(),
): readonly GridColumn[] {
  const sharing = filling(view, sized)
  const labelled = view.find(({ column }) => !column.total)
  const columns = view.map(column => ({
    ...gridColumn(column, grid, cells, column === labelled),
    ...(sharing.includes(column) && { width: `minmax(${column.width}px, ${column.width}fr)` }),
  }))
  return [
    ...(grid.selection ? [selectColumn(grid)] : []),
    ...columns,
    ...(grid.actions.some(({ scope }) => scope === 'row')
      ? [resolveKind(rowActions.part).actionsColumn(grid)]
      : []),
  ]
}

/**
 * If no column shares the free width, text columns take it in proportion, else the last column: no gap at the
 * edge or before a number. Pinned and resized columns keep their width.
 */
function filling(view: readonly ViewColumn[], sized: ReadonlySet<string>): readonly ViewColumn[] {
  if (view.some(({ width }) => width === undefined)) return []
  const free = view.filter(({ pin, column }) => pin === undefined && !sized.has(column.field))
  const texts = free.filter(({ column }) => column.cell.kind === 'text' || column.cell.kind === 'link')
  return texts.length > 0 ? texts : free.slice(-1)
}

/** `labelled`: its cell labels the row of totals. */
function gridColumn(view: ViewColumn, grid: CompiledGrid, cells: CellKinds, labelled: boolean): GridColumn {
  const { field, cell, sortable, total } = view.column
  const kind = cellKind(cells, cell)
  const side = kind.align === 'end' ? 'console-cell-end' : undefined
  return {
    key: field,
    name: view.column.label,
    view,
    sortable,
    // A cleared sort is the default one, so clicks on its column start with the other direction.
    sortDescendingFirst: grid.sort?.field === field && grid.sort.order === 'desc',
    width: view.width ?? 'minmax(160px, 1fr)',
    minWidth: view.width === undefined ? 96 : 40,
    resizable: true,
    draggable: true,
    frozen: view.pin,
    cellClass: leadsToRow(grid, view.column) ? `${rowLinkClass} ${side ?? ''}` : side,
    headerCellClass: side,
    summaryCellClass: labelled ? 'console-cell-label' : side,
    renderHeaderCell: cell.kind === 'date' && !cell.time ? DayHeaderName : HeaderName,
    renderCell: ({ row, tabIndex }) => kind.draw({ cell, value: valueAt(row, field), row, tabIndex }),
    renderSummaryCell: ({ row }) => (total ? row[field]?.join('\n') : labelled && 'On this page'),
    text: row => kind.text(cell, valueAt(row, field), row),
    extraWidth: kind.extraWidth?.(cell),
    exact: kind.align === 'end' || ('copy' in cell && cell.copy === true),
  }
}

/** Name of a column with its sort direction; the header cell around it sorts and informs screen readers. */
export function HeaderName({ column, sortDirection, note = '' }: HeaderProps & { note?: string }) {
  const Arrow = sortDirection && (sortDirection === 'ASC' ? ArrowUp : ArrowDown)
  return (
    <span
      className={styles.header}
      title={typeof column.name === 'string' ? `${column.name}${note}` : undefined}
    >
      <span dir="auto" className={styles.name}>
        {column.name}
      </span>
      {Arrow && <Arrow className={styles.arrow} aria-hidden="true" />}
    </span>
  )
}

/** For a column of days, which are in UTC, as in its filter. */
function DayHeaderName(props: HeaderProps) {
  return <HeaderName {...props} note=" (UTC)" />
}

type HeaderProps = RenderHeaderCellProps<Row, ColumnTotals>
