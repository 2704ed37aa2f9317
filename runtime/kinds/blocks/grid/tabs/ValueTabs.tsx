import { filterTabs } from '../../../../core/grid/filterTabs.ts'
import { type GridState } from '../../../../core/grid/state.ts'
import { useScreen } from '../../../../shell/screen/ScreenContext.tsx'
import { FilterTabs } from '../../../../ui/FilterTabs.tsx'
import { filterOptions } from '../filterOptions.ts'
import { type ChangeGrid } from '../useGridState.ts'
import { type TabbedGrid, useValueCounts } from './useValueCounts.ts'

/** The values of a filter as tabs above the rows, each with its number of rows. */
export function ValueTabs({ initial, onChange, ...tabbed }: ValueTabsProps) {
  const { loads } = useScreen()
  const counts = useValueCounts(tabbed)
  const { grid, state } = tabbed
  const { key, initialLabel } = grid.filterTabs ?? { key: '', initialLabel: '' }
  const filter = grid.filters.find(one => one.key === key)
  if (!filter) return null
  const options = filterOptions(filter, loads)
  const tabs = filterTabs(filter, options, { applied: state.filters, initial, initialLabel, counts })
  return (
    <FilterTabs
      tabs={tabs}
      label={filter.label}
      counted={grid.filterTabs?.counts !== ''}
      onOpen={id => {
        const values = tabs.find(tab => tab.id === id)?.values ?? []
        onChange([{ type: 'filterChanged', key, values }], false)
      }}
    />
  )
}

interface ValueTabsProps extends TabbedGrid {
  /** The filters that the grid opens with. */
  initial: GridState['filters']
  onChange: ChangeGrid
}
