import { type SavedFilter } from '../../../../../schemas/wire/savedFilters.ts'
import { type CompiledGrid } from '../../../../core/compile/compiled.ts'
import { type GridState } from '../../../../core/grid/gridState.ts'
import { sameAsSaved } from '../../../../core/grid/savedFilters.ts'
import { userZone } from '../../../../shell/userZone.ts'
import { FilterTabs } from '../../../../ui/FilterTabs.tsx'
import styles from './SavedFilterTabs.module.css'

/** The saved filters of a list above its rows, one press each. Phones have them in the panel alone. */
export function SavedFilterTabs({ grid, state, list, onApply }: SavedFilterTabsProps) {
  const readable = list.filter(saved => !saved.unreadable)
  if (readable.length === 0) return null
  const zone = { zone: userZone() }
  return (
    <div className={styles.tabs}>
      <FilterTabs
        look="pills"
        counted={false}
        label="Saved filters of this list"
        tabs={readable.map(saved => ({
          id: saved.id,
          label: saved.description,
          open: sameAsSaved(grid, saved.filters, state, zone),
        }))}
        onOpen={id => {
          const saved = readable.find(one => one.id === id)
          if (saved) onApply(saved)
        }}
      />
    </div>
  )
}

interface SavedFilterTabsProps {
  grid: CompiledGrid
  state: GridState
  list: readonly SavedFilter[]
  onApply: (saved: SavedFilter) => void
}
