import { type SavedFilter } from '../../../../../schemas/wire/savedFilters.ts'
import { type CompiledGrid } from '../../../../core/compile/compiled.ts'
import { sameAsSaved } from '../../../../core/grid/savedFilters.ts'
import { type GridState } from '../../../../core/grid/state.ts'
import { userZone } from '../../../../shell/userZone.ts'
import { Button } from '../../../../ui/Button.tsx'
import styles from './AppliedFilter.module.css'

/** The saved filter that is applied; once its filters were changed it can be saved as a new one or reset. */
export function AppliedFilter(props: {
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
