import { memo, useMemo } from 'react'
import { type CompiledFilter, type CompiledGrid } from '../../../core/compile/compiled.ts'
import { isOpenTab, type TabbedFilter } from '../../../core/grid/filterTabs.ts'
import { readRange } from '../../../core/grid/period.ts'
import { getOwn } from '../../../core/objects.ts'
import { displayBoolean } from '../../../core/text/displayText.ts'
import { ChipRow } from '../../../ui/ChipRow.tsx'
import { type FilterOption } from '../../kinds.ts'
import { filterOptions } from './FilterControls.tsx'

/** The applied filters, except one shown as an open tab; removable one by one or all at once. */
export const FilterChips = memo(function FilterChips(props: {
  grid: Pick<CompiledGrid, 'filters'>
  /** The filter shown as tabs. */
  tabs?: TabbedFilter | undefined
  applied: Readonly<Record<string, readonly string[]>>
  loads: Readonly<Record<string, unknown>>
  onRemove: (key: string) => void
  onReset: () => void
}) {
  const { grid, tabs, applied, loads, onRemove, onReset } = props
  const items = useMemo(
    () =>
      filterTexts(grid, applied, loads).map(({ filter, values, options, value }) => {
        // In print there are no tabs.
        const onPaperOnly = isOpenTab(tabs, filter, options, values)
        return { id: filter.key, label: filter.label, value, onPaperOnly }
      }),
    [grid, tabs, applied, loads],
  )
  return <ChipRow label="Applied filters" items={items} onRemove={onRemove} onReset={onReset} />
})

/** The applied filters, each with its value in words. */
export function filterTexts(
  grid: Pick<CompiledGrid, 'filters'>,
  applied: Readonly<Record<string, readonly string[]>>,
  loads: Readonly<Record<string, unknown>>,
) {
  return grid.filters.flatMap(filter => {
    const values = getOwn(applied, filter.key)
    if (values === undefined) return []
    const options = filterOptions(filter, loads)
    return [{ filter, values, options, value: filterText(filter, values, options) }]
  })
}

/** More values than this are counted instead of listed. */
const LISTED = 3

/** The value of a filter in words: labels of its options, Yes or No, a period. */
function filterText(
  filter: CompiledFilter,
  values: readonly string[],
  options: readonly FilterOption[],
): string {
  const [value = ''] = values
  switch (filter.kind) {
    case 'boolean':
      return displayBoolean(value)
    case 'dateRange':
    case 'numberRange': {
      const { from, to } = readRange(values)
      if (to === '') return `from ${from}`
      return from === '' ? `to ${to}` : `${from} – ${to}`
    }
    case 'multiSelect':
    case 'select':
      return listed(values.map(one => options.find(option => option.value === one)?.label ?? one))
    case 'number':
      return `${signs[filter.condition ?? 'equals']}${value}`
    case 'fromDate':
    case 'text':
    case 'toDate':
      return value
  }
}

function listed(labels: readonly string[]): string {
  if (labels.length <= LISTED) return labels.join(', ')
  return `${labels.slice(0, LISTED - 1).join(', ')} and ${labels.length - LISTED + 1} more`
}

const signs = { equals: '', gteq: '≥ ', lteq: '≤ ' } as const
