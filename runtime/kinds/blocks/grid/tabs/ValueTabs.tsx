import { useCallback, useMemo } from 'react'
import { type GridTerm } from '../../../../../schemas/wire/gridRequest.ts'
import { readValueCounts, type ValueCounts } from '../../../../../schemas/wire/valueCounts.ts'
import { filterTabs, withoutFilter } from '../../../../core/grid/filterTabs.ts'
import { type GridState } from '../../../../core/grid/gridState.ts'
import { useScreen } from '../../../../shell/screen/ScreenContext.tsx'
import { FilterTabs } from '../../../../ui/FilterTabs.tsx'
import { filterOptions } from '../FilterControls.tsx'
import { type ChangeGrid } from '../useGridState.ts'
import { type ShownGrid, useRowsQuery } from '../useRowsQuery.ts'

/** The values of a filter as tabs above the rows, each with its number of rows. */
export function ValueTabs({ initial, onChange, ...shown }: ValueTabsProps) {
  const { loads } = useScreen()
  const counts = useValueCounts(shown)
  const { grid, state } = shown
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

/** The number of rows of each tab under the other filters. Undefined: unknown. */
function useValueCounts(shown: ShownGrid): ValueCounts | undefined {
  const { grid } = shown
  const { key = '', counts: path = '' } = grid.filterTabs ?? {}
  const { filters } = useMemo(() => withoutFilter(grid, key), [grid, key])
  const field = grid.filters.find(filter => filter.key === key)?.field
  const body = useCallback((filter: GridTerm[][]) => ({ field, filter }), [field])
  return useRowsQuery(shown, { path, filters, body, read: readValueCounts })
}

interface ValueTabsProps extends ShownGrid {
  /** The initial filters of the grid. */
  initial: GridState['filters']
  onChange: ChangeGrid
}
