import { useMemo, useRef } from 'react'
import { type CompiledBlockOf } from '../../../core/compile/compiled.ts'
import { readFilters, writeFilters } from '../../../core/grid/address.ts'
import { type FilterChange, withFilter } from '../../../core/grid/reducer.ts'
import { useScreen } from '../../../shell/screen/ScreenContext.tsx'
import { useQuery } from '../../../shell/useQuery.ts'
import { type BlockKindOf } from '../../kinds.ts'
import { useStableCallback } from '../../useStableCallback.ts'
import { FilterArea } from '../grid/FilterArea.tsx'
import { type TypedFilters } from '../grid/useGridState.ts'
import { Section } from '../Section.tsx'
import { initialOf, useFilterValues, usePermittedFilters } from './useFollowed.ts'

/** Filters for several blocks. Their values are in the address only, so that the focus stays in them. */
export const kind: BlockKindOf<'filters'> = { View }

function View({ block }: { block: CompiledBlockOf<'filters'> }) {
  const { openedAt } = useScreen()
  const filters = usePermittedFilters(block.filters)
  const shown = useMemo(() => ({ ...block, filters }), [block, filters])
  const applied = useFilterValues(filters)
  const [, changeQuery] = useQuery()
  const typed: TypedFilters = useRef(undefined)
  const onChange = useStableCallback((changes: readonly FilterChange[], replace: boolean) =>
    changeQuery(before => {
      const initial = initialOf(filters, openedAt)
      const next = changes.reduce(withFilter, readFilters(shown, before, initial))
      const search = writeFilters(shown, next, before, initial)
      for (const key of block.pages) search.delete(key)
      return search
    }, replace),
  )
  if (filters.length === 0) return null
  return (
    <Section heading={block.heading} landmark={false}>
      <FilterArea
        heading={block.heading}
        grid={shown}
        applied={applied}
        typed={typed}
        loading={false}
        onChange={onChange}
      />
    </Section>
  )
}
