import { lazy, memo, Suspense, useMemo, useState } from 'react'
import { useHref, useLocation } from 'react-router'
import { type CompiledGrid } from '../../../core/compile/compiled.ts'
import { type ColumnsMemory } from '../../../core/grid/columnsMemory.ts'
import { type GridState } from '../../../core/grid/gridState.ts'
import { ownFilters } from '../../../core/grid/permittedGrid.ts'
import { getOwn } from '../../../core/objects.ts'
import { chunk } from '../../../shell/calls/lazy.ts'
import { ErrorBoundary } from '../../../shell/ErrorBoundary.tsx'
import { useSidePanel } from '../../../shell/panels/useSidePanel.tsx'
import { useRuntime } from '../../../shell/RuntimeContext.tsx'
import { resolveKind } from '../../resolveKind.ts'
import { useStableCallback } from '../../useStableCallback.ts'
import { type ArrangeColumns } from './columns/useColumns.ts'
import { ExportButton } from './export/ExportButton.tsx'
import { FilterArea } from './FilterArea.tsx'
import { GridMenu } from './GridMenu.tsx'
import styles from './grid.module.css'
import { screenActions } from './optionalParts.ts'
import { type ChangeGrid, type GridAddress } from './useGridState.ts'

const ColumnsPanel = lazy(async () => ({
  default: (await chunk(() => import('./columns/ColumnsPanel.tsx'))).ColumnsPanel,
}))

const PinView = lazy(async () => ({
  default: (await chunk(() => import('./views/PinView.tsx'))).PinView,
}))

const SavedFiltersButton = lazy(async () => ({
  default: (await chunk(() => import('./savedFilters/SavedFiltersButton.tsx'))).SavedFiltersButton,
}))

const ImportButton = lazy(async () => ({
  default: (await chunk(() => import('./import/ImportButton.tsx'))).ImportButton,
}))

/** The area above the rows: the heading, the filters, and at the end edge the actions of the whole grid. */
export const GridToolbar = memo(function GridToolbar(props: GridHeadProps) {
  const { heading, grid, state, initial, settle, typed, memory, loading, arrange } = props
  const { onChange, valueInRows, onRefresh, onPrint, onImported } = props
  const { ports, toast } = useRuntime()
  const { pathname, search } = useLocation()
  const href = useHref(pathname + search)
  const panel = useSidePanel()
  // Once loaded it stays mounted, to slide out and return the focus.
  const [fetched, setFetched] = useState(false)
  if (panel.open && !fetched) setFetched(true)
  const copyLink = useStableCallback(() => {
    const address = new URL(href, ports.browser.address()).href
    navigator.clipboard.writeText(address).then(
      () => toast({ type: 'success', text: 'The link is copied.' }),
      () => toast({ type: 'error', text: 'The browser blocked copying.' }),
    )
  })
  const [pinning, setPinning] = useState<boolean>()
  const showPin = useStableCallback(() => setPinning(true))
  const acting = grid.actions.some(({ scope }) => scope === 'screen') && resolveKind(screenActions.part)
  const shown = useMemo(() => ownFilters(grid), [grid])
  const tabs = useMemo(
    () =>
      grid.filterTabs && { key: grid.filterTabs.key, opening: getOwn(initial, grid.filterTabs.key) ?? [] },
    [grid, initial],
  )
  const filtered = shown.filters.length > 0
  const late = grid.savedFilters !== undefined || grid.import !== undefined
  // In its own line if there is a heading, or late content that would push the rows down; else after the
  // filters.
  const line = heading !== undefined || late || !filtered
  // Alone it is in the header of the rows, above the actions column, which has no name.
  const within =
    line &&
    heading === undefined &&
    !late &&
    !acting &&
    !grid.export &&
    grid.actions.some(({ scope }) => scope === 'row')
  const exportButton = useMemo(() => <ExportButton grid={grid} settle={settle} />, [grid, settle])
  const density = memory.density ?? 'standard'
  const menu = useMemo(
    () => (
      <GridMenu
        density={density}
        onColumns={panel.show}
        onDensity={arrange.density}
        onRefresh={onRefresh}
        onPrint={onPrint}
        onCopyLink={copyLink}
        onPin={grid.prefix === '' ? showPin : undefined}
      />
    ),
    [grid.prefix, density, panel.show, arrange.density, onRefresh, onPrint, copyLink, showPin],
  )
  // A stable object, so that the filters do not render with every page.
  const tools = useMemo(
    () =>
      line ? (
        exportButton
      ) : (
        <>
          {exportButton}
          <div className={styles.tools}>
            {acting && <acting.ActionButtons target={screenTarget} />}
            {menu}
          </div>
        </>
      ),
    [line, exportButton, acting, menu],
  )
  return (
    <>
      {line && (
        <div className={styles.head} data-late={late || undefined} data-within={within ? density : undefined}>
          {heading !== undefined && <h2 className={styles.heading}>{heading}</h2>}
          {grid.savedFilters && (
            <Suspense>
              <SavedFiltersButton
                grid={grid}
                state={state}
                settle={settle}
                change={onChange}
                loading={loading}
              />
            </Suspense>
          )}
          <div className={styles.tools}>
            {acting && <acting.ActionButtons target={screenTarget} />}
            {grid.import && (
              <Suspense>
                <ImportButton grid={grid} onImported={onImported} />
              </Suspense>
            )}
            {!filtered && exportButton}
            {menu}
          </div>
        </div>
      )}
      {filtered && (
        <div className={styles.head}>
          <FilterArea
            heading={heading}
            grid={shown}
            tabs={tabs}
            applied={state.filters}
            typed={typed}
            loading={loading}
            onChange={onChange}
            valueInRows={valueInRows}
            onRefresh={onRefresh}
          >
            {tools}
          </FilterArea>
        </div>
      )}
      {pinning !== undefined && (
        <ErrorBoundary>
          <Suspense>
            <PinView open={pinning} onClose={() => setPinning(false)} grid={grid} state={state} />
          </Suspense>
        </ErrorBoundary>
      )}
      {fetched && (
        <ErrorBoundary>
          <Suspense>
            <ColumnsPanel
              open={panel.open}
              onClose={panel.close}
              grid={grid}
              visible={state.columns}
              memory={memory}
              arrange={arrange}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
})

const screenTarget = { scope: 'screen' } as const

interface GridHeadProps extends Pick<GridAddress, 'state' | 'settle' | 'typed'> {
  heading: string | undefined
  grid: CompiledGrid
  /** The initial filters of the grid. */
  initial: GridState['filters']
  memory: ColumnsMemory
  loading: boolean
  arrange: ArrangeColumns
  onChange: ChangeGrid
  valueInRows: (field: string) => string
  onRefresh: () => void
  onPrint: () => void
  /** Called after an import has added rows. */
  onImported: () => void
}
