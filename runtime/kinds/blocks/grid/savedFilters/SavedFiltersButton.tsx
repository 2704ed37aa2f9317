import Bookmark from 'lucide-react/icons/bookmark'
import { lazy, Suspense, useState } from 'react'
import { type SavedFilter } from '../../../../../schemas/wire/savedFilters.ts'
import { type CompiledGrid } from '../../../../core/compile/compiled.ts'
import { savedFiltersOf } from '../../../../core/grid/savedFilters.ts'
import { messages } from '../../../../core/messages.ts'
import { chunk } from '../../../../shell/calls/chunk.ts'
import { useSidePanel } from '../../../../shell/panels/useSidePanel.ts'
import { useRuntime } from '../../../../shell/RuntimeContext.tsx'
import { SafeArea } from '../../../../shell/SafeArea.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { type GridAddress } from '../useGridState.ts'
import { AppliedFilter } from './AppliedFilter.tsx'
import { useApplySaved } from './useApplySaved.ts'

const SavedFiltersPanel = lazy(async () => ({
  default: (await chunk(() => import('./SavedFiltersPanel.tsx'))).SavedFiltersPanel,
}))

/**
 * Opens the saved filters of a grid and says which one is applied; absent when the grid saves none. What was typed into
 * the panel outlives it. A place that the server does not know says so instead of opening.
 */
export function SavedFiltersButton(props: SavedFiltersButtonProps) {
  const { grid, state, settle } = props
  const { toast } = useRuntime()
  const panel = useSidePanel()
  const [asked, setAsked] = useState(false)
  const [description, setDescription] = useState('')
  const [applied, setApplied] = useState<SavedFilter>()
  const apply = useApplySaved(grid, props, setApplied)
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
      {applied && <AppliedFilter grid={grid} state={state} applied={applied} onSave={show} onReset={apply} />}
      {asked && (
        <SafeArea>
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
            />
          </Suspense>
        </SafeArea>
      )}
    </>
  )
}

interface SavedFiltersButtonProps extends Pick<GridAddress, 'state' | 'settle' | 'change'> {
  grid: CompiledGrid
}
