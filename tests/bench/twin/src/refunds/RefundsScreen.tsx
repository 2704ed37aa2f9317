import { lazy, memo, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { type DataGridHandle } from 'react-data-grid'
import { useSearchParams } from 'react-router'
import { densities } from '../../../../../runtime/core/grid/pages.ts'
import styles from '../../../../../runtime/kinds/blocks/grid/grid.module.css'
import { showOverflowTitle, useDirection } from '../../../../../runtime/kinds/blocks/grid/gridElement.ts'
import { Pagination } from '../../../../../runtime/ui/Pagination.tsx'
import { VisuallyHidden } from '../../../../../runtime/ui/VisuallyHidden.tsx'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { ScreenHeader } from '../frame/ScreenHeader.tsx'
import { selectColumn } from '../selectColumn.tsx'
import { useStableCallback } from '../useStableCallback.ts'
import { whenIdle } from '../whenIdle.ts'
import { columns as defaults } from './columns.tsx'
import { useColumnsMemory } from './columnsMemory.ts'
import { ExportButton } from './ExportButton.tsx'
import { type RefundsData } from './loadRefunds.ts'
import { PrintedRefunds } from './PrintedRefunds.tsx'
import { RefundFilterArea } from './RefundFilterArea.tsx'
import { RefundMenu } from './RefundMenu.tsx'
import { frozenText, RefundNotices } from './RefundNotices.tsx'
import { RefundPicture } from './RefundPicture.tsx'
import { RefundRows } from './RefundRows.tsx'
import { fetchCancelPanel, fetchDialog, RefundSelectionBar } from './RefundSelectionBar.tsx'
import {
  noFilters,
  pageSizes,
  type RefundFilters,
  type RefundsSort,
  type RefundsState,
  readState,
  writeState,
} from './state.ts'
import { useColumns } from './useColumns.ts'
import { useRefunds } from './useRefunds.ts'
import { useRowKeys } from './useRowKeys.ts'
import { useSelection } from './useSelection.ts'

const fetchTooltip = () => import('./RefundTooltip.tsx')
const ColumnsPanel = lazy(async () => ({ default: (await import('./ColumnsPanel.tsx')).ColumnsPanel }))
const RefundTooltip = lazy(async () => ({ default: (await fetchTooltip()).RefundTooltip }))

/** The list of refunds; page, size, sort, filters and columns stand in the address. */
export function RefundsScreen({ data }: { data: RefundsData }) {
  const { initial, methods, first } = data
  const [search, setSearch] = useSearchParams()
  const memory = useColumnsMemory()
  const [{ density = 'standard' }, keep] = memory
  const read = useMemo(() => readState(search, initial, memory[0]), [search, initial, memory[0]])
  const state = useHeld(same(read, first.state) ? first.state : read)
  const filters = useHeld(state.filters)
  const sort = useHeld(state.sort)
  const visible = useHeld(state.columns)
  const refunds = useRefunds(state, first)
  const { page, loading, failed, refresh } = refunds
  const late = useDelayedFlag(loading)
  const go = (next: RefundsState, replace: boolean) =>
    setSearch(writeState(next, initial), { replace, preventScrollReset: true })
  const change = (next: RefundsState, replace: boolean) => {
    if (!same(next, state)) go(next, replace)
  }
  const onSort = useStableCallback((next: RefundsSort) => {
    if (!loading) change({ ...state, sort: next }, false)
  })
  const onPage = useStableCallback((next: number) => {
    if (!loading) change({ ...state, page: next }, false)
  })
  const onSize = useStableCallback((size: number) => {
    if (!loading) change({ ...state, size, page: 1 }, false)
  })
  const onFilters = useStableCallback((next: RefundFilters) =>
    change({ ...state, filters: next, page: 1 }, true),
  )
  const reportColumns = useStableCallback(() => {
    if (writeState(state, initial).get('cols') !== search.get('cols')) go(state, true)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when other columns are shown than before
  useEffect(reportColumns, [visible])
  // An address without columns follows the memory: two ways to one address would open the screen again.
  const showColumns = (columns: readonly string[]) => {
    if (search.has('cols')) change({ ...state, columns }, true)
  }
  const arrange = useColumns(visible, showColumns, memory)
  const [panel, setPanel] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const showPanel = useStableCallback(() => setPanel('open'))
  const onDensity = useStableCallback((chosen: typeof density) =>
    keep(before => ({ ...before, density: chosen })),
  )
  const rows = page?.rows ?? noRows
  const columns = useMemo(() => [select, ...arrange.columns], [arrange.columns])
  const selection = useSelection(rows, page?.rowCount ?? 0, filters)
  const onChoose = useStableCallback((next: ReadonlySet<number>) => {
    if (!loading) selection.choose(next)
  })
  const ready = useLazyParts(page !== undefined)
  const grid = useRef<DataGridHandle>(null)
  const frame = useRef<HTMLDivElement>(null)
  const direction = useDirection(frame)
  const keys = useRowKeys(grid, columns, rows.length, loading ? undefined : selection.toggle)
  const tools = useMemo(
    () => (
      <>
        <ExportButton state={state} />
        <div className={styles.tools}>
          <RefundMenu density={density} onColumns={showPanel} onDensity={onDensity} onRefresh={refresh} />
        </div>
      </>
    ),
    [state, density, showPanel, onDensity, refresh],
  )
  return (
    <>
      <ScreenHeader title="Refunds" above={above} />
      <ErrorBoundary>
        <section className={styles.block} aria-label="Refunds">
          <div className={styles.head}>
            <RefundFilterArea
              applied={filters}
              methods={methods}
              loading={loading}
              onFilters={onFilters}
              onRefresh={refresh}
            >
              {tools}
            </RefundFilterArea>
          </div>
          {panel !== 'unopened' && (
            <Suspense>
              <ColumnsPanel
                open={panel === 'open'}
                visible={visible}
                memory={memory[0]}
                arrange={arrange}
                onClose={() => setPanel('closed')}
              />
            </Suspense>
          )}
          {page && <RefundNotices page={page} failed={failed} onRetry={refresh} />}
          <div
            ref={frame}
            className={styles.frame}
            aria-busy={loading}
            data-late={(late && rows.length > 0) || undefined}
            onPointerOver={showOverflowTitle}
          >
            <RefundRows
              key={arrange.measure}
              ref={grid}
              direction={direction}
              columns={columns}
              rows={rows}
              rowHeight={densities[density]}
              sort={sort}
              selectedRows={selection.selected}
              onSort={onSort}
              onSelectedRowsChange={onChoose}
              onColumnsReorder={arrange.drop}
              onColumnResize={arrange.resize}
              {...keys}
            />
            {ready && (
              <Suspense>
                <RefundTooltip frame={frame} columns={columns} rows={rows} />
              </Suspense>
            )}
            <PrintedRefunds columns={arrange.columns} rows={rows} />
            {rows.length === 0 && (
              <RefundPicture
                refunds={refunds}
                late={late}
                state={state}
                columns={columns}
                onReset={() => onFilters(noFilters)}
                onPage={onPage}
              />
            )}
          </div>
          {page && page.rowCount > 0 && (
            <Pager
              page={state.page}
              size={state.size}
              rowCount={page.rowCount}
              onPage={onPage}
              onSize={onSize}
            />
          )}
          <RefundSelectionBar
            selection={selection}
            matching={page?.rowCount ?? 0}
            frozen={page?.frozen ? frozenText(page) : undefined}
            onRefresh={refresh}
          />
          <VisuallyHidden>
            <span aria-live="polite">
              {loading || failed || !page ? '' : announcement(state, page.rowCount)}
            </span>
          </VisuallyHidden>
        </section>
      </ErrorBoundary>
    </>
  )
}

const above = [] as const
const noRows = [] as const
const select = selectColumn('idRefund')

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

function announcement({ page, size, sort }: RefundsState, rowCount: number): string {
  const column = defaults.find(({ key }) => key === sort.field)?.name ?? ''
  const order = sort.order === 'asc' ? 'ascending' : 'descending'
  return `Page ${page} of ${pageCount(rowCount, size)}, sorted by ${column}, ${order}.`
}

function pageCount(rowCount: number, size: number): number {
  return Math.max(1, Math.ceil(rowCount / size))
}

/** Fetches what may be asked for after the first rows, when they are drawn; true when all of it is there. */
function useLazyParts(drawn: boolean): boolean {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    if (!drawn) return
    let left = false
    const fetchParts = async () => {
      await whenIdle()
      for (const fetchPart of [fetchDialog, fetchCancelPanel, fetchTooltip]) if (!left) await fetchPart()
      if (!left) setReady(true)
    }
    fetchParts().catch(() => {})
    return () => {
      left = true
    }
  }, [drawn])
  return ready
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

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
