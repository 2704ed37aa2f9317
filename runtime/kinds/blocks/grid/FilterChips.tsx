import { memo, useMemo } from 'react'
import { type CompiledGrid } from '../../../core/compile/compiled.ts'
import { isOpenTab, type TabbedFilter } from '../../../core/grid/filterTabs.ts'
import { getOwn } from '../../../core/objects.ts'
import { ChipRow } from '../../../ui/ChipRow.tsx'
import { filterOptions } from './filterOptions.ts'
import { filterText } from './filterText.ts'

/** The filters that are applied and that no open tab says, to be taken back one by one or all at once. */
export const FilterChips = memo(function FilterChips(props: {
  grid: Pick<CompiledGrid, 'filters'>
  /** The filter whose values stand as tabs. */
  tabs?: TabbedFilter | undefined
  applied: Readonly<Record<string, readonly string[]>>
  loads: Readonly<Record<string, unknown>>
  onRemove: (key: string) => void
  onReset: () => void
}) {
  const { grid, tabs, applied, loads, onRemove, onReset } = props
  const items = useMemo(
    () =>
      grid.filters.flatMap(filter => {
        const values = getOwn(applied, filter.key)
        const options = filterOptions(filter, loads)
        return values === undefined || isOpenTab(tabs, filter, options, values)
          ? []
          : [{ id: filter.key, label: filter.label, value: filterText(filter, values, options) }]
      }),
    [grid, tabs, applied, loads],
  )
  return <ChipRow label="Applied filters" items={items} onRemove={onRemove} onReset={onReset} />
})
