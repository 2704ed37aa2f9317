import { useMemo } from 'react'
import { type Row } from '../../../../schemas/wire/gridReply.ts'
import { type CompiledBlockOf, type GridSort } from '../../../core/compile/compiled.ts'
import { initialFilters } from '../../../core/grid/initial.ts'
import { useRuntime } from '../../../shell/RuntimeContext.tsx'
import { useScreen } from '../../../shell/screen/ScreenContext.tsx'
import { type BlockKindOf } from '../../kinds.ts'
import { useLate } from '../../useLate.ts'
import { useLatest } from '../../useLatest.ts'
import { Announcement } from './Announcement.tsx'
import { FilterArea } from './FilterArea.tsx'
import { GridNotice } from './GridNotice.tsx'
import { GridPicture } from './GridPicture.tsx'
import { GridRows } from './GridRows.tsx'
import styles from './grid.module.css'
import { gridColumns } from './gridColumns.tsx'
import { Pager } from './Pager.tsx'
import { tellWhole } from './tellWhole.ts'
import { useGridPage } from './useGridPage.ts'
import { useGridState } from './useGridState.ts'

/** A table of the server's rows. All of its state stands in the address (spec 1 §2, §4). */
export const gridBlock: BlockKindOf<'grid'> = { View }

function View({ block }: { block: CompiledBlockOf<'grid'> }) {
  const { grid } = block
  const { kinds } = useRuntime()
  const { screen, loads, params } = useScreen()
  const initial = useMemo(() => initialFilters(grid, loads), [grid, loads])
  const { state, change } = useGridState(grid, initial)
  const { page, phase, loading, refresh } = useGridPage(grid, state, params)
  const columns = useMemo(() => gridColumns(grid, kinds.cells), [grid, kinds.cells])
  const late = useLate(loading, 300)
  // While rows are on their way the grid is disabled (spec 1 §4); the filters are not, and the focus stays.
  const onSort = useLatest(
    (sort: GridSort | undefined) => !loading && change([{ type: 'sortChanged', sort }], false),
  )
  const onPage = useLatest((to: number) => !loading && change([{ type: 'pageChanged', page: to }], false))
  const onSize = useLatest((size: number) => !loading && change([{ type: 'sizeChanged', size }], false))
  const onReset = useLatest(() => change([{ type: 'filtersCleared' }], true))
  const label = block.heading ?? screen.title
  const rows = page?.rows ?? noRows
  return (
    <section className={styles.block} aria-label={label}>
      {block.heading && <h2 className={styles.heading}>{block.heading}</h2>}
      {grid.filters.length > 0 && (
        <FilterArea
          grid={grid}
          applied={state.filters}
          loading={loading}
          onChange={change}
          onRefresh={refresh}
        />
      )}
      {phase === 'failed' && rows.length > 0 && <GridNotice onRetry={refresh} />}
      <div
        className={styles.frame}
        aria-busy={loading}
        data-late={(late && rows.length > 0) || undefined}
        onPointerOver={tellWhole}
      >
        <GridRows
          columns={columns}
          rows={rows}
          sort={state.sort}
          inactiveField={grid.inactiveField}
          label={label}
          onSort={onSort}
        />
        {rows.length === 0 && (
          <GridPicture
            grid={grid}
            phase={phase}
            late={late}
            state={state}
            rowCount={page?.rowCount ?? 0}
            onRetry={refresh}
            onReset={onReset}
            onPage={onPage}
          />
        )}
      </div>
      {page && page.rowCount > 0 && (
        <Pager state={state} rowCount={page.rowCount} onPage={onPage} onSize={onSize} />
      )}
      <Announcement grid={grid} state={state} rowCount={phase === 'ready' ? page?.rowCount : undefined} />
    </section>
  )
}

const noRows: readonly Row[] = []
