import { memo, useMemo } from 'react'
import { DataGrid, type DataGridProps, type SortColumn } from 'react-data-grid'
import 'react-data-grid/lib/styles.css'
import '../../../../../runtime/ui/grid.css'
import styles from '../../../../../runtime/kinds/blocks/grid/grid.module.css'
import { type Row } from '../../../../../schemas/wire/gridReply.ts'
import { columns } from './columns.tsx'
import { defaultSort, type RefundsSort } from './state.ts'

/** The rows, keyed by their position, so that a new page reuses those on screen. */
export const RefundRows = memo(function RefundRows(props: {
  rows: readonly Row[]
  sort: RefundsSort
  onSort: (sort: RefundsSort) => void
}) {
  const { rows, sort, onSort } = props
  const sortColumns = useMemo<readonly SortColumn[]>(
    () => [{ columnKey: sort.field, direction: sort.order === 'asc' ? 'ASC' : 'DESC' }],
    [sort],
  )
  return (
    <DataGrid
      aria-label="Refunds"
      className={`console-grid ${styles.rows}`}
      columns={columns}
      rows={rows}
      rowHeight={36}
      rowClass={rowClass}
      sortColumns={sortColumns}
      onSortColumnsChange={sorts => onSort(sortOf(sorts.at(-1)))}
      onCellCopy={copyText}
      enableVirtualization={false}
    />
  )
})

function sortOf(sort: SortColumn | undefined): RefundsSort {
  return sort ? { field: sort.columnKey, order: sort.direction === 'ASC' ? 'asc' : 'desc' } : defaultSort
}

function rowClass(row: Row): string {
  return String(row.status).toLowerCase() === 'inactive' ? 'console-row-inactive' : ''
}

const copyText: NonNullable<DataGridProps<Row>['onCellCopy']> = ({ column, row }, event) => {
  const copied = columns.find(({ key }) => key === column.key)
  if (!copied || !document.getSelection()?.isCollapsed) return
  event.clipboardData.setData('text/plain', copied.text(row))
  event.preventDefault()
}
