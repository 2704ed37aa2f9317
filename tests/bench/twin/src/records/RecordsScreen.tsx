import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { type DataGridHandle } from 'react-data-grid'
import { useSearchParams } from 'react-router'
import { densities } from '../../../../../runtime/core/grid/pages.ts'
import styles from '../../../../../runtime/kinds/blocks/grid/grid.module.css'
import { showOverflowTitle, useDirection } from '../../../../../runtime/kinds/blocks/grid/gridElement.ts'
import { Message } from '../../../../../runtime/ui/Message.tsx'
import { Pagination } from '../../../../../runtime/ui/Pagination.tsx'
import { SelectionBar } from '../../../../../runtime/ui/SelectionBar.tsx'
import { VisuallyHidden } from '../../../../../runtime/ui/VisuallyHidden.tsx'
import { ScreenHeader } from '../frame/ScreenHeader.tsx'
import { PrintedRefunds } from '../refunds/PrintedRefunds.tsx'
import { RefundMenu } from '../refunds/RefundMenu.tsx'
import { RefundNotices } from '../refunds/RefundNotices.tsx'
import { useRowKeys } from '../refunds/useRowKeys.ts'
import { useStableCallback } from '../useStableCallback.ts'
import { recordColumns } from './columns.tsx'
import { labelOf } from './fields.ts'
import { RecordFilterArea } from './RecordFilterArea.tsx'
import { RecordRows } from './RecordRows.tsx'
import { type RecordsData } from './request.ts'
import {
  pageSizes,
  type RecordFilters,
  type RecordsSort,
  type RecordsState,
  readState,
  same,
  writeState,
} from './state.ts'
import { useRecords } from './useRecords.ts'
import { useSelection } from './useSelection.ts'

/**
 * A list of records; page, size, sort and filters stand in the address. The panel that arranges columns is not written
 * here: no figure of the benchmark opens it. A column can be dragged all the same.
 */
export function RecordsScreen({ data }: { data: RecordsData }) {
  const [search, setSearch] = useSearchParams()
  const read = useMemo(() => readState(search), [search])
  const state = useHeld(same(read, data.first.state) ? data.first.state : read)
  const filters = useHeld(state.filters)
  const sort = useHeld(state.sort)
  const { page, loading, failed, refresh } = useRecords(state, data)
  const late = useDelayedFlag(loading)
  const change = (next: RecordsState, replace: boolean) => {
    if (!same(next, state)) setSearch(writeState(next), { replace, preventScrollReset: true })
  }
  const onSort = useStableCallback((next: RecordsSort) => {
    if (!loading) change({ ...state, sort: next }, false)
  })
  const onPage = useStableCallback((next: number) => {
    if (!loading) change({ ...state, page: next }, false)
  })
  const onSize = useStableCallback((size: number) => {
    if (!loading) change({ ...state, size, page: 1 }, false)
  })
  const onFilters = useStableCallback((next: RecordFilters) =>
    change({ ...state, filters: next, page: 1 }, true),
  )
  const [columns, setColumns] = useState(() => recordColumns(data.layout))
  const onReorder = useStableCallback((from: string, to: string) => {
    const [moved, onto] = [from, to].map(key => columns.findIndex(column => column.key === key))
    const column = columns[moved ?? -1]
    if (column) setColumns(columns.toSpliced(moved ?? 0, 1).toSpliced(onto ?? 0, 0, column))
  })
  const [density, setDensity] = useState<keyof typeof densities>('standard')
  const rows = page?.rows ?? noRows
  const rowCount = page?.rowCount ?? 0
  const selection = useSelection(rows, rowCount, filters)
  const onChoose = useStableCallback((next: ReadonlySet<number>) => {
    if (!loading) selection.choose(next)
  })
  const grid = useRef<DataGridHandle>(null)
  const frame = useRef<HTMLDivElement>(null)
  const direction = useDirection(frame)
  const keys = useRowKeys(grid, columns, rows.length)
  return (
    <>
      <ScreenHeader title="Records" above={above} />
      <section className={styles.block} aria-label="Records">
        <div className={styles.head}>
          <RecordFilterArea applied={filters} loading={loading} onFilters={onFilters} onRefresh={refresh} />
          <RefundMenu density={density} onColumns={noPanel} onDensity={setDensity} onRefresh={refresh} />
        </div>
        {page && <RefundNotices page={page} failed={failed} onRetry={refresh} />}
        <div
          ref={frame}
          className={styles.frame}
          aria-busy={loading}
          data-late={(late && rows.length > 0) || undefined}
          onPointerOver={showOverflowTitle}
        >
          <RecordRows
            ref={grid}
            direction={direction}
            columns={columns}
            rows={rows}
            rowHeight={densities[density]}
            sort={sort}
            selectedRows={selection.selected}
            onSort={onSort}
            onSelectedRowsChange={onChoose}
            onColumnsReorder={onReorder}
            {...keys}
          />
          <PrintedRefunds columns={columns} rows={rows} />
          {rows.length === 0 && !loading && <Message icon="noMatch" heading="There are no records." />}
        </div>
        {rowCount > 0 && (
          <Pager page={state.page} size={state.size} rowCount={rowCount} onPage={onPage} onSize={onSize} />
        )}
        <SelectionBar
          count={selection.count}
          matching={rowCount}
          all={selection.all}
          onSelectAll={selection.selectAll}
          onClear={selection.clear}
        />
        <VisuallyHidden>
          <span aria-live="polite">{loading || failed || !page ? '' : announcement(state, rowCount)}</span>
        </VisuallyHidden>
      </section>
    </>
  )
}

const above = [] as const
const noRows = [] as const
const noPanel = () => {}

const Pager = memo(function Pager(props: {
  page: number
  size: number
  rowCount: number
  onPage: (page: number) => void
  onSize: (size: number) => void
}) {
  const { page, size, rowCount, onPage, onSize } = props
  return (
    <Pagination
      page={page}
      pageCount={pageCount(rowCount, size)}
      rowCount={rowCount}
      size={size}
      sizes={pageSizes}
      onChange={onPage}
      onSizeChange={onSize}
    />
  )
})

function announcement({ page, size, sort }: RecordsState, rowCount: number): string {
  const order = sort.order === 'asc' ? 'ascending' : 'descending'
  return `Page ${page} of ${pageCount(rowCount, size)}, sorted by ${labelOf(sort.field)}, ${order}.`
}

function pageCount(rowCount: number, size: number): number {
  return Math.max(1, Math.ceil(rowCount / size))
}

/** The object of before, as long as the new one says the same. */
function useHeld<T>(value: T): T {
  const [held] = useState({ value })
  if (held.value !== value && !same(held.value, value)) held.value = value
  return held.value
}

function useDelayedFlag(loading: boolean): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!loading) return
    const timer = setTimeout(() => setLate(true), 300)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [loading])
  return late && loading
}
