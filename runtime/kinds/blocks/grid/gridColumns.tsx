import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { type RenderHeaderCellProps } from 'react-data-grid'
import { type Row } from '../../../../schemas/wire/gridReply.ts'
import { type CompiledGrid } from '../../../core/compile/compiled.ts'
import { type ViewColumn } from '../../../core/grid/columnsView.ts'
import { leadsToRow } from '../../../core/grid/row.ts'
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
 * The columns as react-data-grid takes them, in its own order: check boxes, pinned to the start, free, pinned to the
 * end, actions; `sized` are those whose width the user chose. Made once per view: it draws every cell again when the array
 * changes. Columns without a width share the free one, so that many of them scroll inside the grid and not with the page.
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
 * Where no column shares the free width, those of texts take it in proportion, without any the last one: no gap at the edge,
 * and none in front of a figure. Columns that are pinned or that the user has sized stay as they are.
 */
function filling(view: readonly ViewColumn[], sized: ReadonlySet<string>): readonly ViewColumn[] {
  if (view.some(({ width }) => width === undefined)) return []
  const free = view.filter(({ pin, column }) => pin === undefined && !sized.has(column.field))
  const texts = free.filter(({ column }) => column.cell.kind === 'text' || column.cell.kind === 'link')
  return texts.length > 0 ? texts : free.slice(-1)
}

/** `labelled`: its cell says what the row of totals is. */
function gridColumn(view: ViewColumn, grid: CompiledGrid, cells: CellKinds, labelled: boolean): GridColumn {
  const { field, cell, sortable, total } = view.column
  const kind = cellKind(cells, cell)
  const side = kind.align === 'end' ? 'console-cell-end' : undefined
  return {
    key: field,
    name: view.column.label,
    view,
    sortable,
    // A cleared sort is the default one again: clicking through its column must pass the other direction first.
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
    beside: kind.beside?.(cell),
  }
}

/** Name of a column with the direction that it is sorted in; the header cell around it sorts and tells screen readers. */
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

/** Of a column of days: they are those of UTC, as in its filter. */
function DayHeaderName(props: HeaderProps) {
  return <HeaderName {...props} note=" (UTC)" />
}

type HeaderProps = RenderHeaderCellProps<Row, ColumnTotals>
