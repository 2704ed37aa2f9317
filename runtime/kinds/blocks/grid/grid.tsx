import { lazy, type MouseEvent, Suspense, use, useEffect, useMemo, useRef, useState } from 'react'
import { type DataGridHandle } from 'react-data-grid'
import { useLocation } from 'react-router'
import { type Row } from '../../../../schemas/wire/gridReply.ts'
import { type CompiledBlockOf, type GridSort } from '../../../core/compile/compiled.ts'
import { type GridState, widenedFilters } from '../../../core/grid/gridState.ts'
import { initialFilters } from '../../../core/grid/initialFilters.ts'
import { densities, pageCount } from '../../../core/grid/pages.ts'
import { rowMarker } from '../../../core/grid/rowMarks.ts'
import { valueAt } from '../../../core/objects.ts'
import { plainText } from '../../../core/text/displayText.ts'
import { chunk } from '../../../shell/calls/lazy.ts'
import { ErrorBoundary } from '../../../shell/ErrorBoundary.tsx'
import { useScreen } from '../../../shell/screen/ScreenContext.tsx'
import { useViewer } from '../../../shell/session/useViewer.ts'
import { processEnd, useEvents } from '../../../shell/useEvents.ts'
import { zonedContext } from '../../../shell/userZone.ts'
import { usePinnedViews } from '../../../shell/views/pinnedViews.ts'
import { useMediaQuery } from '../../../ui/useMediaQuery.ts'
import { type BlockKindOf } from '../../kinds.ts'
import { resolveKind } from '../../resolveKind.ts'
import { useDelayedFlag } from '../../useDelayedFlag.ts'
import { useStableCallback } from '../../useStableCallback.ts'
import { PlaceContext } from '../Section.tsx'
import { useColumns, useColumnsMemory } from './columns/useColumns.ts'
import { useFittedColumns } from './columns/useFittedColumns.ts'
import { GridEmptyState } from './GridEmptyState.tsx'
import { Announcement, DeferredNotices } from './GridNotices.tsx'
import { GridRows } from './GridRows.tsx'
import { GridSkeleton } from './GridSkeleton.tsx'
import { GridToolbar } from './GridToolbar.tsx'
import styles from './grid.module.css'
import { showOverflowTitle, useDirection } from './gridElement.ts'
import { useRecordedKeys } from './keys/useRecordedKeys.ts'
import { markedColumns } from './markedColumns.tsx'
import { useOpenedRow } from './opened/useOpenedRow.ts'
import { gridTotals } from './optionalParts.ts'
import { Pager } from './Pager.tsx'
import { useGridPage, useLiveRows, useRefetchLoads } from './useGridPage.ts'
import { useGridState, usePermittedGrid } from './useGridState.ts'
import { useLazyParts } from './useLazyParts.ts'
import { useRefreshEvery } from './useRefreshEvery.ts'
import { useRowKeys } from './useRowKeys.ts'
import { isInteractive, useReadOnlyGrid } from './work/gridWork.ts'
import { useGridWork } from './work/useGridWork.tsx'

// Parts that most grids need late or never are not loaded before the first row.
const AfterRows = lazy(async () => ({
  default: (await chunk(() => import('./AfterRows.tsx'))).AfterRows,
}))
const ViewLinks = lazy(async () => ({
  default: (await chunk(() => import('./views/ViewLinks.tsx'))).ViewLinks,
}))
const ValueTabs = lazy(async () => ({
  default: (await chunk(() => import('./tabs/ValueTabs.tsx'))).ValueTabs,
}))
const AllTotals = lazy(async () => ({
  default: (await chunk(() => import('./totals/AllTotals.tsx'))).AllTotals,
}))
const GridCards = lazy(async () => ({
  default: (await chunk(() => import('./cards/GridCards.tsx'))).GridCards,
}))
const CellTooltip = lazy(async () => ({
  default: (await chunk(() => import('./cells/CellTooltip.tsx'))).CellTooltip,
}))

/** A table of the server's rows. All of its state is in the address (spec 1 §2, §4). */
export const kind: BlockKindOf<'grid'> = { View }

/** A definition that gains its first action during development remounts: its grid has other hooks. */
function View({ block }: { block: CompiledBlockOf<'grid'> }) {
  const worked = useMemo(() => isInteractive(block.grid), [block.grid])
  return <GridView key={String(worked)} block={block} worked={worked} />
}

function GridView({ block, worked }: { block: CompiledBlockOf<'grid'>; worked: boolean }) {
  const grid = usePermittedGrid(block.grid)
  const { screen, loads, params, query, openedAt } = useScreen()
  const initial = useMemo(
    () => initialFilters(grid, loads, query, zonedContext(openedAt)),
    [grid, loads, query, openedAt],
  )
  const arranged = useColumnsMemory(grid.id)
  const { state, change, settle, typed } = useGridState(grid, initial, arranged[0])
  const { page, offset, phase, loading, arriving, refresh, refreshQuietly } = useGridPage(grid, state, params)
  const ends = useMemo(() => grid.refreshAfter.map(processEnd), [grid])
  const refetchLoads = useRefetchLoads(refresh)
  useEvents(ends, refetchLoads)
  useLiveRows(grid.refreshDuring, refreshQuietly)
  const { columns: defined, measure, arrange } = useColumns(grid, state, change, arranged)
  const wider = useMemo(() => widenedFilters(state.filters, initial), [state.filters, initial])
  const rows = page?.rows ?? noRows
  const rowCount = page?.rowCount ?? 0
  const ready = useLazyParts(grid, page)
  const useWork = worked ? useGridWork : useReadOnlyGrid
  const work = useWork({ grid, state, settle, params, page, rows, rowCount, ready, refresh })
  const totals = useMemo(() => {
    if (rows.length === 0 || !grid.columns.some(({ total }) => total)) return undefined
    const sums = resolveKind(gridTotals.part).columnTotals(grid, rows)
    return sums && [sums]
  }, [grid, rows])
  const frame = useRef<HTMLDivElement>(null)
  const viewer = useViewer()
  const markOf = useMemo(
    () => (grid.rowMarks.length > 0 ? rowMarker(grid.rowMarks, viewer) : undefined),
    [grid, viewer],
  )
  const fitted = useFittedColumns(defined, {
    rows,
    totals: totals?.[0],
    sort: state.sort,
    sized: arranged[0].widths,
    frame,
  })
  const columns = useMemo(() => (markOf ? markedColumns(fitted, markOf) : fitted), [fitted, markOf])
  const late = useDelayedFlag(loading, 300)
  // While rows load the grid is disabled (spec 1 §4), but not its filters, and the focus stays.
  const onSort = useStableCallback(
    (sort: GridSort | undefined) => !loading && change([{ type: 'sortChanged', sort }], false),
  )
  // The pages can be changed while one loads, and the newest request wins.
  const onPage = useStableCallback((to: number) => change([{ type: 'pageChanged', page: to }], false))
  const onStep = useStableCallback((by: 1 | -1, last: number) =>
    change([{ type: 'pageStepped', by, last }], false),
  )
  const onKeyStep = useStableCallback((by: 1 | -1) => onStep(by, pageCount(rowCount, state.size)))
  const onReset = useStableCallback(() => change([{ type: 'filtersCleared' }], true))
  const onWiden = useStableCallback((filters: GridState['filters']) =>
    change([{ type: 'filtersApplied', filters }], true),
  )
  const onChoose = useStableCallback((next: ReadonlySet<number>) => !loading && work.choose?.(next))
  const onResize = useStableCallback(({ key }: { key: string }, width: number) => arrange.resize(key, width))
  const valueInRows = useStableCallback((field: string) => plainText(valueAt(rows[0], field)))
  const [printJob, setPrintJob] = useState(0)
  const onPrint = useStableCallback(() => {
    if (rowCount > rows.length) setPrintJob(job => job + 1)
    else window.print()
  })
  const handle = useRef<DataGridHandle>(null)
  // The style sheet disables the pointer on the rows (`data-held`), but keys still reach their controls.
  const hold = (event: MouseEvent) => {
    const { element } = handle.current ?? {}
    if (!(event.target instanceof Node) || !element?.contains(event.target)) return
    event.preventDefault()
    event.stopPropagation()
  }
  useEffect(() => {
    // Set once for all rows; the library has no property for it, and no cell renders again.
    handle.current?.element?.setAttribute('aria-disabled', String(loading))
  })
  const section = useRef<HTMLElement>(null)
  useRefreshEvery(grid.refreshEvery, { page, section, isBusy: work.isBusy, refresh: refreshQuietly })
  const direction = useDirection(frame)
  const onActive = useStableCallback((position: number) => work.activate?.(position))
  // A click on the active cell, whose row may have changed since, does not move.
  const onCellClick = useStableCallback(({ rowIdx }: { rowIdx: number }) => onActive(rowIdx))
  const keys = useRowKeys({
    grid: handle,
    section,
    columns,
    rows,
    first: grid.prefix === '',
    onToggle: loading ? undefined : work.toggle,
    onActive,
  })
  const takeKeys = useRecordedKeys(section, grid.prefix === '')
  const opened = useOpenedRow(grid, state, rows, rowCount)
  const place = use(PlaceContext)
  const label = block.heading ?? place ?? screen.title
  const { pathname } = useLocation()
  const pinned = usePinnedViews()
  const views = grid.prefix === '' ? pinned.filter(({ path }) => path === pathname) : []
  // Phones are too narrow for columns.
  const narrow = useMediaQuery('(width < 40rem)')
  const density = arranged[0].density ?? 'standard'
  return work.provide(
    <section
      ref={section}
      className={styles.block}
      aria-label={label}
      data-grid={grid.id}
      data-arriving={(!page && phase === 'loading') || undefined}
    >
      <GridToolbar
        heading={block.heading}
        grid={grid}
        state={state}
        initial={initial}
        settle={settle}
        typed={typed}
        memory={arranged[0]}
        loading={loading}
        arrange={arrange}
        onChange={change}
        valueInRows={valueInRows}
        onRefresh={refresh}
        onPrint={onPrint}
        onImported={refetchLoads}
      />
      {views.length > 0 && (
        <div className={styles.views}>
          <ErrorBoundary>
            <Suspense>
              <ViewLinks views={views} />
            </Suspense>
          </ErrorBoundary>
        </div>
      )}
      {grid.filterTabs && (
        <div className={styles.tabs}>
          {(ready || phase === 'failed') && (
            <ErrorBoundary>
              <Suspense>
                <ValueTabs
                  grid={grid}
                  state={state}
                  params={params}
                  page={page}
                  initial={initial}
                  onChange={change}
                />
              </Suspense>
            </ErrorBoundary>
          )}
        </div>
      )}
      {page && (phase === 'failed' || page.frozen || page.narrowed || page.message !== '') && (
        <DeferredNotices page={page} phase={phase} onRetry={refresh} />
      )}
      <div className={styles.list}>
        <div
          ref={frame}
          className={styles.frame}
          aria-busy={loading}
          data-held={(loading && rows.length > 0) || undefined}
          data-late={(late && rows.length > 0) || undefined}
          onClickCapture={loading ? hold : opened.remember}
          onPointerOver={showOverflowTitle}
        >
          {narrow ? (
            <ErrorBoundary>
              <Suspense
                fallback={
                  rows.length > 0 && <GridSkeleton rows={rows.length} columns={columns} visible={late} />
                }
              >
                <GridCards
                  ref={handle}
                  grid={grid}
                  label={label}
                  columns={columns}
                  rows={rows}
                  sort={state.sort}
                  inactiveField={grid.inactiveField}
                  markOf={markOf}
                  opened={opened.opened}
                  selected={work.selected}
                  totals={totals}
                  onSort={onSort}
                  onSelectedRowsChange={onChoose}
                  onActive={keys.onActiveCard}
                  onToggle={loading ? undefined : work.toggle}
                />
              </Suspense>
            </ErrorBoundary>
          ) : (
            <GridRows
              key={measure}
              ref={handle}
              aria-label={label}
              direction={direction}
              columns={columns}
              rows={rows}
              rowHeight={densities[density]}
              sort={state.sort}
              inactiveField={grid.inactiveField}
              markOf={markOf}
              opened={work.docked ?? opened.opened}
              selected={work.selected}
              totals={totals}
              onSort={onSort}
              onCellClick={onCellClick}
              onSelectedRowsChange={onChoose}
              onColumnsReorder={arrange.drop}
              onColumnResize={onResize}
              onActivePositionChange={keys.onActivePositionChange}
              onCellKeyDown={keys.onCellKeyDown}
            />
          )}
          {ready && grid.columns.some(({ tooltip }) => tooltip.length > 0) && (
            <Suspense>
              <CellTooltip frame={frame} columns={columns} rows={rows} />
            </Suspense>
          )}
          {ready && (
            <Suspense>
              <AfterRows
                grid={handle}
                frame={frame}
                columns={columns}
                rows={rows}
                totals={totals?.[0]}
                takeReturn={opened.takeReturn}
                section={section}
                work={work}
                first={grid.prefix === ''}
                onStep={onKeyStep}
                takeKeys={takeKeys}
                print={
                  printJob === 0
                    ? undefined
                    : {
                        job: printJob,
                        list: { grid, state, params },
                        label,
                        rowCount,
                        onEnd: () => setPrintJob(0),
                      }
                }
                caption={`${label}, rows ${offset + 1} to ${offset + rows.length} of ${rowCount.toLocaleString('en')}`}
              />
            </Suspense>
          )}
          {rows.length === 0 && !arriving && (
            <GridEmptyState
              grid={grid}
              phase={phase}
              late={late}
              state={state}
              opening={
                grid.initialFilters === '' &&
                !grid.initialQuery &&
                JSON.stringify(state.filters) === JSON.stringify(initial)
              }
              wider={grid.initialQuery ? undefined : wider}
              page={page}
              columns={columns}
              onRetry={refresh}
              onReset={onReset}
              onWiden={onWiden}
              onPage={onPage}
            />
          )}
        </div>
        {work.chosen}
      </div>
      {grid.totals !== '' && (
        <div className={rowCount > rows.length ? styles.allTotals : undefined}>
          {ready && (
            <ErrorBoundary>
              <Suspense>
                <AllTotals grid={grid} state={state} params={params} page={page} />
              </Suspense>
            </ErrorBoundary>
          )}
        </div>
      )}
      {rowCount > 0 && (
        <Pager
          heading={block.heading}
          page={state.page}
          size={state.size}
          rowCount={rowCount}
          offset={offset}
          count={rows.length}
          onPage={onPage}
          onStep={onStep}
          onSize={arrange.size}
        />
      )}
      {work.below}
      <Announcement grid={grid} state={state} rowCount={phase === 'ready' ? page?.rowCount : undefined} />
    </section>,
  )
}

const noRows: readonly Row[] = []
