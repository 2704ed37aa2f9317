import { useEffect, useRef, useState } from 'react'
import { type GridPage } from '../../../../../schemas/wire/gridReply.ts'
import { readValueCounts, type ValueCounts } from '../../../../../schemas/wire/valueCounts.ts'
import { type CompiledGrid } from '../../../../core/compile/compiled.ts'
import { filterTabs, withoutFilter } from '../../../../core/grid/filterTabs.ts'
import { filterTerms } from '../../../../core/grid/filterTerms.ts'
import { type GridState } from '../../../../core/grid/state.ts'
import { fillPath } from '../../../../core/path.ts'
import { useRuntime } from '../../../../shell/RuntimeContext.tsx'
import { useScreen } from '../../../../shell/screen/ScreenContext.tsx'
import { userZone } from '../../../../shell/userZone.ts'
import { FilterTabs } from '../../../../ui/FilterTabs.tsx'
import { filterOptions } from '../FilterControls.tsx'
import { type ChangeGrid } from '../useGridState.ts'

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

/**
 * How many rows each tab of a grid has under the other filters, asked for once its rows are there, and again when the filters
 * differ or the same rows were asked for again. Undefined: not known, or not to be had, which is no failure of the list.
 */
function useValueCounts({ grid, state, params, page }: TabbedGrid): ValueCounts | undefined {
  const { call, ports } = useRuntime()
  const [counts, setCounts] = useState<ValueCounts>()
  const last = useRef<{ asked: string; shown: string; page: GridPage | undefined }>(undefined)
  const { key = '', counts: path = '' } = grid.filterTabs ?? {}
  useEffect(() => {
    if (path === '' || !page || page === last.current?.page) return
    const field = grid.filters.find(filter => filter.key === key)?.field
    const filter = filterTerms(withoutFilter(grid, key), state, { now: ports.clock.now(), zone: userZone() })
    const asked = JSON.stringify([path, params, filter])
    const shown = JSON.stringify(state)
    const before = last.current
    last.current = { asked, shown, page }
    // Another page or tab of rows that are counted already.
    if (before?.asked === asked && before.shown !== shown) return
    const body = { field, filter }
    const sent = { method: 'POST', path: fillPath(path, params), body } as const
    call(sent, { ignores404: true, safe: true, background: true })
      .then(reply => (reply.ok ? readValueCounts(reply.data) : undefined))
      .catch(() => undefined)
      // The newest answer counts.
      .then(found => last.current?.asked === asked && setCounts(found))
  }, [grid, state, params, page, path, key, call, ports])
  return counts
}

interface TabbedGrid {
  readonly grid: CompiledGrid
  readonly state: GridState
  readonly params: Readonly<Record<string, string>>
  /** The rows that are shown; undefined: none were loaded yet. */
  readonly page: GridPage | undefined
}
