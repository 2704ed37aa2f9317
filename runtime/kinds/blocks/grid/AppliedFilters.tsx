import { type CompiledGrid } from '../../../core/compile/compiled.ts'
import { type GridState } from '../../../core/grid/gridState.ts'
import { useScreen } from '../../../shell/screen/ScreenContext.tsx'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { filterTexts } from './FilterChips.tsx'

/** The applied filters of a list, in words. */
export function AppliedFilters({ grid, applied }: AppliedFiltersProps) {
  const { loads } = useScreen()
  const texts = filterTexts(grid, applied, loads)
  if (texts.length === 0) return <p>No filters are applied.</p>
  return (
    <section aria-label="Applied filters">
      <DescriptionList items={texts.map(({ filter, value }) => ({ label: filter.label, value }))} />
    </section>
  )
}

interface AppliedFiltersProps {
  grid: Pick<CompiledGrid, 'filters'>
  applied: GridState['filters']
}
