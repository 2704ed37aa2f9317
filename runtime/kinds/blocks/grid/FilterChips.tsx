import { memo, useMemo } from 'react'
import { type CompiledFilter, type CompiledGrid } from '../../../core/compile/compiled.ts'
import { own } from '../../../core/own.ts'
import { ChipRow } from '../../../ui/ChipRow.tsx'
import { filterOptions } from './filterOptions.ts'
import { filterText } from './filterText.ts'

/** The filters that are applied, to be taken back one by one or all at once. */
export const FilterChips = memo(function FilterChips(props: {
  grid: Pick<CompiledGrid, 'filters'>
  applied: Readonly<Record<string, readonly string[]>>
  loads: Readonly<Record<string, unknown>>
  onRemove: (key: string) => void
  onReset: () => void
}) {
  const { grid, applied, loads, onRemove, onReset } = props
  const items = useMemo(
    () => grid.filters.flatMap(filter => chip(filter, own(applied, filter.key), loads)),
    [grid, applied, loads],
  )
  return <ChipRow label="Applied filters" items={items} onRemove={onRemove} onReset={onReset} />
})

function chip(
  filter: CompiledFilter,
  values: readonly string[] | undefined,
  loads: Readonly<Record<string, unknown>>,
) {
  if (!values) return []
  return [
    { id: filter.key, label: filter.label, value: filterText(filter, values, filterOptions(filter, loads)) },
  ]
}
