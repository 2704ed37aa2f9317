import { lazy, memo, Suspense, useState } from 'react'
import { useHref, useLocation } from 'react-router'
import { type CompiledGrid } from '../../../core/compile/compiled.ts'
import { type ColumnsMemory } from '../../../core/grid/columnsMemory.ts'
import { type GridState } from '../../../core/grid/state.ts'
import { useSidePanel } from '../../../shell/panels/useSidePanel.ts'
import { useRuntime } from '../../../shell/RuntimeContext.tsx'
import { useLatest } from '../../useLatest.ts'
import { ActionButtons } from './actions/ActionButtons.tsx'
import { type ArrangeColumns } from './columns/useColumns.ts'
import { ExportButton } from './export/ExportButton.tsx'
import { FilterArea } from './FilterArea.tsx'
import { GridMenu } from './GridMenu.tsx'
import styles from './grid.module.css'
import { ImportButton } from './import/ImportButton.tsx'
import { SavedFiltersButton } from './savedFilters/SavedFiltersButton.tsx'
import { type ChangeGrid } from './useGridState.ts'

const ColumnsPanel = lazy(async () => ({
  default: (await import('./columns/ColumnsPanel.tsx')).ColumnsPanel,
}))

/** What stands above the rows: the heading, the filters, and at the end edge what can be done with the grid as a whole. */
export const GridHead = memo(function GridHead(props: GridHeadProps) {
  const { heading, grid, state, memory, loading, arrange, onChange, onRefresh } = props
  const { ports, toast } = useRuntime()
  const { pathname, search } = useLocation()
  const href = useHref(pathname + search)
  const panel = useSidePanel()
  // Once fetched it stays, to slide out and to give the focus back.
  const [fetched, setFetched] = useState(false)
  if (panel.open && !fetched) setFetched(true)
  const copyLink = useLatest(() => {
    const address = new URL(href, ports.browser.address()).href
    navigator.clipboard.writeText(address).then(
      () => toast({ type: 'success', text: 'The link is copied.' }),
      () => toast({ type: 'error', text: 'The browser does not let the page copy.' }),
    )
  })
  const tools = (
    <div className={styles.tools}>
      <SavedFiltersButton grid={grid} state={state} change={onChange} />
      <ImportButton grid={grid} onImported={onRefresh} />
      <ExportButton grid={grid} state={state} />
      <ActionButtons target={screenTarget} />
      <GridMenu
        density={memory.density ?? 'standard'}
        onColumns={panel.show}
        onDensity={arrange.density}
        onRefresh={onRefresh}
        onPrint={print}
        onCopyLink={copyLink}
      />
    </div>
  )
  return (
    <>
      {heading !== undefined && (
        <div className={styles.head}>
          <h2 className={styles.heading}>{heading}</h2>
          {tools}
        </div>
      )}
      {(grid.filters.length > 0 || heading === undefined) && (
        <div className={styles.head}>
          {grid.filters.length > 0 && (
            <FilterArea
              grid={grid}
              applied={state.filters}
              loading={loading}
              onChange={onChange}
              onRefresh={onRefresh}
            />
          )}
          {heading === undefined && tools}
        </div>
      )}
      {fetched && (
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
      )}
    </>
  )
})

const print = () => window.print()
const screenTarget = { scope: 'screen' } as const

interface GridHeadProps {
  heading: string | undefined
  grid: CompiledGrid
  state: GridState
  memory: ColumnsMemory
  loading: boolean
  arrange: ArrangeColumns
  onChange: ChangeGrid
  onRefresh: () => void
}
