import Bookmark from 'lucide-react/icons/bookmark'
import { lazy, Suspense, useMemo, useState } from 'react'
import { type SavedFilter } from '../../../../../schemas/wire/savedFilters.ts'
import { type CompiledGrid } from '../../../../core/compile/compiled.ts'
import { type GridState } from '../../../../core/grid/gridState.ts'
import {
  applySaved,
  sameAsSaved,
  savedFilterMessages,
  savedFiltersOf,
} from '../../../../core/grid/savedFilters.ts'
import { messages } from '../../../../core/messages.ts'
import { chunk } from '../../../../shell/calls/lazy.ts'
import { ErrorBoundary } from '../../../../shell/ErrorBoundary.tsx'
import { useSidePanel } from '../../../../shell/panels/useSidePanel.tsx'
import { useRuntime } from '../../../../shell/RuntimeContext.tsx'
import { userZone } from '../../../../shell/userZone.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useStableCallback } from '../../../useStableCallback.ts'
import { type GridAddress } from '../useGridState.ts'
import styles from './AppliedFilter.module.css'
import { SavedFilterTabs } from './SavedFilterTabs.tsx'
import { useListedFilters } from './useSavedFilters.ts'

const SavedFiltersPanel = lazy(async () => ({
  default: (await chunk(() => import('./SavedFiltersPanel.tsx'))).SavedFiltersPanel,
}))

/**
 * Opens the saved filters of a grid, lists them as tabs and names the applied one; absent if the grid saves none. Input in the
 * panel outlives it. Shows an error instead of opening if the definition is wrong.
 */
export function SavedFiltersButton(props: SavedFiltersButtonProps) {
  const { grid, state, settle, loading } = props
  const { toast } = useRuntime()
  const panel = useSidePanel()
  const [asked, setAsked] = useState(false)
  const [description, setDescription] = useState('')
  const [applied, setApplied] = useState<SavedFilter>()
  const apply = useApplySaved(grid, props, setApplied)
  // After the rows, which matter more.
  const [rested, setRested] = useState(!loading)
  if (!loading && !rested) setRested(true)
  const place = useMemo(() => placeOf(grid), [grid])
  const [list, setList] = useListedFilters(place, rested)
  if (!grid.savedFilters) return null
  const show = () => {
    try {
      savedFiltersOf(grid)
    } catch (cause) {
      return toast({ type: 'error', text: cause instanceof Error ? cause.message : messages.error })
    }
    settle()
    setAsked(true)
    panel.show()
  }
  return (
    <>
      <Button
        icon={<Bookmark aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={panel.open}
        onClick={show}
      >
        Saved filters
      </Button>
      {list && <SavedFilterTabs grid={grid} state={state} list={list} onApply={apply} />}
      {applied && <AppliedFilter grid={grid} state={state} applied={applied} onSave={show} onReset={apply} />}
      {asked && (
        <ErrorBoundary>
          <Suspense>
            <SavedFiltersPanel
              grid={grid}
              state={state}
              panel={panel}
              description={description}
              onDescription={setDescription}
              applied={applied}
              onApplied={setApplied}
              onApply={apply}
              onListed={setList}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}

/** Undefined: the grid saves no filters, or its definition is wrong, which is reported when the panel opens. */
function placeOf(grid: CompiledGrid): ReturnType<typeof savedFiltersOf> | undefined {
  try {
    return savedFiltersOf(grid)
  } catch {
    return undefined
  }
}

interface SavedFiltersButtonProps extends Pick<GridAddress, 'state' | 'settle' | 'change'> {
  grid: CompiledGrid
  loading: boolean
}

/** The applied saved filter; once changed, it can be saved as a new one or reset. */
function AppliedFilter(props: {
  grid: CompiledGrid
  state: GridState
  applied: SavedFilter
  onSave: () => void
  onReset: (saved: SavedFilter) => void
}) {
  const { grid, state, applied, onSave, onReset } = props
  const changed = !sameAsSaved(grid, applied.filters, state, { zone: userZone() })
  return (
    <span className={styles.applied} role="status">
      <span dir="auto" className={styles.name}>
        {applied.description}
        {changed && ' (changed)'}
      </span>
      {changed && (
        <>
          <Button size="small" variant="quiet" onClick={onSave}>
            Save as new
          </Button>
          <Button size="small" variant="quiet" onClick={() => onReset(applied)}>
            Reset
          </Button>
        </>
      )}
    </span>
  )
}

/**
 * Applies a saved filter and discards typed filters; terms without a filter are ignored and named in a
 * notice.
 */
function useApplySaved(
  grid: CompiledGrid,
  { settle, change }: Pick<GridAddress, 'settle' | 'change'>,
  onApplied: (saved: SavedFilter) => void,
): (saved: SavedFilter) => void {
  const { toast } = useRuntime()
  return useStableCallback((saved: SavedFilter) => {
    const { filters, dropped } = applySaved(grid, saved.filters, settle(), { zone: userZone() })
    change([{ type: 'filtersApplied', filters }], false)
    onApplied(saved)
    if (dropped.length > 0) toast({ type: 'warning', text: savedFilterMessages.savedDropped(dropped) })
  })
}
