import { type SavedFilter } from '../../../../../schemas/wire/savedFilters.ts'
import { type CompiledGrid } from '../../../../core/compile/compiled.ts'
import { applySaved, savedFilterMessages } from '../../../../core/grid/savedFilters.ts'
import { useRuntime } from '../../../../shell/RuntimeContext.tsx'
import { userZone } from '../../../../shell/userZone.ts'
import { useStableCallback } from '../../../useStableCallback.ts'
import { type GridAddress } from '../useGridState.ts'

/**
 * Puts the grid under a saved filter, whatever is typed and not applied yet; terms that mean nothing here are left out, and
 * a notice names them.
 */
export function useApplySaved(
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
