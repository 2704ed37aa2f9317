import { memo, useCallback, useMemo } from 'react'
import { DataGrid, type DataGridProps, type SortColumn } from 'react-data-grid'
import 'react-data-grid/lib/styles.css'
import '../../../ui/grid.css'
import { type Row } from '../../../../schemas/wire/gridReply.ts'
import { type GridSort } from '../../../core/compile/compiled.ts'
import { isInactive } from '../../../core/grid/isInactive.ts'
import { rowHeight } from '../../../core/grid/pages.ts'
import { GuardedCells } from './GuardedCells.tsx'
import styles from './grid.module.css'
import { type GridColumn } from './gridColumns.tsx'

/**
 * The rows on react-data-grid. Rows are keyed by their position, which is its default, so that a new page reuses the
 * rows on screen; all columns are drawn, because it can share the free width among drawn columns only.
 */
export const GridRows = memo(function GridRows(props: {
  columns: readonly GridColumn[]
  rows: readonly Row[]
  sort: GridSort | undefined
  inactiveField: string
  label: string
  /** Undefined: the user has cleared the sort. */
  onSort: (sort: GridSort | undefined) => void
}) {
  const { columns, rows, sort, inactiveField, label, onSort } = props
  const sortColumns = useMemo<readonly SortColumn[]>(
    () => (sort ? [{ columnKey: sort.field, direction: sort.order === 'asc' ? 'ASC' : 'DESC' }] : []),
    [sort],
  )
  // The last one is the one just clicked: with Ctrl the library would sort by several, which the address cannot say.
  const onSortColumns = useCallback(
    (sorts: readonly SortColumn[]) => onSort(gridSort(sorts.at(-1))),
    [onSort],
  )
  const rowClass = useCallback(
    (row: Row) => (isInactive(row, inactiveField) ? 'console-row-inactive' : ''),
    [inactiveField],
  )
  return (
    <GuardedCells columns={columns}>
      {guarded => (
        <DataGrid
          aria-label={label}
          className={`console-grid ${styles.rows}`}
          columns={guarded}
          rows={rows}
          rowHeight={rowHeight}
          rowClass={rowClass}
          sortColumns={sortColumns}
          onSortColumnsChange={onSortColumns}
          onCellCopy={copyText}
          enableVirtualization={false}
        />
      )}
    </GuardedCells>
  )
})

function gridSort(sort: SortColumn | undefined): GridSort | undefined {
  return sort && { field: sort.columnKey, order: sort.direction === 'ASC' ? 'asc' : 'desc' }
}

/** Ctrl-C copies the text of the focused cell, unless the user has marked something. */
const copyText: NonNullable<DataGridProps<Row>['onCellCopy']> = ({ column, row }, event) => {
  if (!document.getSelection()?.isCollapsed || !('text' in column) || typeof column.text !== 'function')
    return
  event.clipboardData.setData('text/plain', String(column.text(row)))
  event.preventDefault()
}
