import { memo, type Ref, useMemo } from 'react'
import { DataGrid, type DataGridHandle, type DataGridProps, type SortColumn } from 'react-data-grid'
import 'react-data-grid/lib/styles.css'
import '../../../../../runtime/ui/grid.css'
import { type ColumnTotals } from '../../../../../runtime/core/grid/totals.ts'
import styles from '../../../../../runtime/kinds/blocks/grid/grid.module.css'
import { type Row } from '../../../../../schemas/wire/gridReply.ts'
import { columns as known, type RefundColumn } from './columns.tsx'
import { defaultSort, type RefundsSort } from './state.ts'

type Rdg = DataGridProps<Row, ColumnTotals, number>

/** The rows, keyed by their position, so that a new page reuses those on screen. */
export const RefundRows = memo(function RefundRows(props: RefundRowsProps) {
  const { sort, onSort, rows, ...rest } = props
  const sortColumns = useMemo<readonly SortColumn[]>(
    () => [{ columnKey: sort.field, direction: sort.order === 'asc' ? 'ASC' : 'DESC' }],
    [sort],
  )
  const positionOf = useMemo(() => {
    const positions = new Map(rows.map((row, at) => [row, at]))
    return (row: Row) => positions.get(row) ?? -1
  }, [rows])
  return (
    <DataGrid<Row, ColumnTotals, number>
      {...rest}
      rows={rows}
      rowKeyGetter={positionOf}
      aria-label="Refunds"
      className={`console-grid ${styles.rows}`}
      headerRowHeight={Math.max(rest.rowHeight, 32)}
      rowClass={rowClass}
      sortColumns={sortColumns}
      onSortColumnsChange={sorts => onSort(sortOf(sorts.at(-1)))}
      onCellCopy={copyText}
      // Without it the library draws columns that are pinned to the start twice.
      enableVirtualization
    />
  )
})

interface RefundRowsProps
  extends Pick<
    Rdg,
    | 'rows'
    | 'direction'
    | 'selectedRows'
    | 'onSelectedRowsChange'
    | 'onActivePositionChange'
    | 'onCellKeyDown'
    | 'onColumnResize'
    | 'onColumnsReorder'
  > {
  ref: Ref<DataGridHandle>
  columns: readonly RefundColumn[]
  /** Pixels. */
  rowHeight: number
  sort: RefundsSort
  onSort: (sort: RefundsSort) => void
}

function sortOf(sort: SortColumn | undefined): RefundsSort {
  return sort ? { field: sort.columnKey, order: sort.direction === 'ASC' ? 'asc' : 'desc' } : defaultSort
}

function rowClass(row: Row): string {
  return String(row.status).toLowerCase() === 'inactive' ? 'console-row-inactive' : ''
}

const copyText: NonNullable<Rdg['onCellCopy']> = ({ column, row }, event) => {
  const copied = known.find(({ key }) => key === column.key)
  if (!copied || !document.getSelection()?.isCollapsed) return
  event.clipboardData.setData('text/plain', copied.text(row))
  event.preventDefault()
}
