import { memo, type Ref, useCallback, useMemo, useState } from 'react'
import {
  type ColumnWidths,
  DataGrid,
  type DataGridHandle,
  type DataGridProps,
  type SortColumn,
} from 'react-data-grid'
import 'react-data-grid/lib/styles.css'
import '../../../ui/grid.css'
import { type Row } from '../../../../schemas/wire/gridReply.ts'
import { type GridSort } from '../../../core/compile/compiled.ts'
import { isInactive } from '../../../core/grid/rowKey.ts'
import { type MarkOf } from '../../../core/grid/rowMarks.ts'
import { type ColumnTotals } from '../../../core/grid/totals.ts'
import { GuardedCells } from './GuardedCells.tsx'
import styles from './grid.module.css'
import { type GridColumn } from './gridColumn.ts'
import { openRow } from './opened/rowLink.ts'

type Rdg = DataGridProps<Row, ColumnTotals, number>

/**
 * The rows in react-data-grid. Keyed by position, so that a new page reuses the rows on screen; the selection
 * uses positions too. Renders all rows and columns, because one render is faster than two; without
 * virtualization the library renders columns pinned to the start twice.
 */
export const GridRows = memo(function GridRows(props: GridRowsProps) {
  const { columns, rows, sort, inactiveField, markOf, opened, onSort, selected, totals, ...rest } = props
  const [widths, setWidths] = useMeasuredWidths(columns)
  const sortColumns = useMemo<readonly SortColumn[]>(
    () => (sort ? [{ columnKey: sort.field, direction: sort.order === 'asc' ? 'ASC' : 'DESC' }] : []),
    [sort],
  )
  // The last one was just clicked: the library sorts by several with Ctrl, the address by one.
  const onSortColumns = useCallback(
    (sorts: readonly SortColumn[]) => onSort(gridSort(sorts.at(-1))),
    [onSort],
  )
  const rowClass = useCallback(
    (row: Row, position: number) => {
      const mark = markOf?.(row)
      return `${isInactive(row, inactiveField) ? 'console-row-inactive' : ''} ${mark ? `console-row-marked console-row-${mark.tone}` : ''} ${position === opened ? 'console-row-opened' : ''}`
    },
    [inactiveField, markOf, opened],
  )
  const selectable = selected !== undefined
  const positionOf = useMemo(() => (selectable ? positionsIn(rows) : undefined), [selectable, rows])
  return (
    <GuardedCells columns={columns}>
      {guarded => (
        <DataGrid<Row, ColumnTotals, number>
          {...rest}
          className={`console-grid ${styles.rows}`}
          columns={guarded}
          columnWidths={widths}
          onColumnWidthsChange={setWidths}
          rows={rows}
          rowKeyGetter={positionOf}
          selectedRows={selected}
          rowClass={rowClass}
          headerRowHeight={Math.max(rest.rowHeight, 32)}
          sortColumns={sortColumns}
          onSortColumnsChange={onSortColumns}
          bottomSummaryRows={totals}
          summaryRowHeight={totalsHeight(totals, rest.rowHeight)}
          onCellCopy={copyText}
          onCellDoubleClick={openPressed}
          enableVirtualization={guarded.some(({ frozen }) => frozen === 'start')}
        />
      )}
    </GuardedCells>
  )
})

/** Column widths measured by the library, which measures shared ones again for other columns. */
function useMeasuredWidths(columns: readonly GridColumn[]) {
  const [measured, setMeasured] = useState<{ of: readonly GridColumn[]; widths: ColumnWidths }>({
    of: columns,
    widths: new Map(),
  })
  const kept =
    measured.of === columns
      ? measured
      : { of: columns, widths: new Map([...measured.widths].filter(([, { type }]) => type === 'resized')) }
  if (kept !== measured) setMeasured(kept)
  const change = useCallback((widths: ColumnWidths) => setMeasured({ of: columns, widths }), [columns])
  return [kept.widths, change] as const
}

/** A total has a line per currency. */
function totalsHeight(totals: GridRowsProps['totals'], rowHeight: number): number {
  const lines = Math.max(1, ...(totals ?? []).flatMap(row => Object.values(row).map(sums => sums.length)))
  return lines === 1 ? rowHeight : lines * 18 + 12
}

/** Returns the position of a row on the page. */
function positionsIn(rows: readonly Row[]): (row: Row) => number {
  const positions = new Map(rows.map((row, at) => [row, at]))
  return row => positions.get(row) ?? -1
}

function gridSort(sort: SortColumn | undefined): GridSort | undefined {
  return sort && { field: sort.columnKey, order: sort.direction === 'ASC' ? 'asc' : 'desc' }
}

/** A double click opens the record of the row, except on controls. */
const openPressed: NonNullable<Rdg['onCellDoubleClick']> = (_, { target }) => {
  if (target instanceof Element && !target.closest('a, button, input, label')) openRow(target)
}

/** Ctrl-C copies the text of the focused cell, unless text is selected. */
const copyText: NonNullable<Rdg['onCellCopy']> = ({ column, row }, event) => {
  if (!document.getSelection()?.isCollapsed || !('text' in column) || typeof column.text !== 'function')
    return
  event.clipboardData.setData('text/plain', String(column.text(row)))
  event.preventDefault()
}

interface GridRowsProps
  extends Pick<
    Rdg,
    | 'aria-label'
    | 'direction'
    | 'onActivePositionChange'
    | 'onCellClick'
    | 'onCellKeyDown'
    | 'onColumnResize'
    | 'onColumnsReorder'
    | 'onSelectedRowsChange'
  > {
  ref?: Ref<DataGridHandle>
  columns: readonly GridColumn[]
  rows: readonly Row[]
  /** Pixels. */
  rowHeight: number
  sort: GridSort | undefined
  inactiveField: string
  /** Undefined: no row has a mark. Must be stable. */
  markOf: MarkOf | undefined
  /** Position of the last opened row. */
  opened: number | undefined
  /** Undefined: the sort was cleared. */
  onSort: (sort: GridSort | undefined) => void
  /** Positions of the selected rows on this page, from 0. Undefined: rows cannot be selected. */
  selected: ReadonlySet<number> | undefined
  /** One row, or undefined: no column has a total. */
  totals: readonly ColumnTotals[] | undefined
}
