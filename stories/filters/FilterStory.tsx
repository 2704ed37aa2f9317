import { useState } from 'react'
import { compileGrid } from '../../runtime/core/compile/compileGrid.ts'
import { FilterControl } from '../../runtime/kinds/blocks/grid/FilterControls.tsx'
import { useScreen } from '../../runtime/shell/screen/ScreenContext.tsx'
import { type Filter } from '../../schemas/index.ts'

export interface FilterArgs<F extends Filter = Filter> {
  /** As a grid writes it. */
  readonly filter: F
  /** What the address says. */
  readonly values?: readonly string[]
  readonly error?: string
}

/** One filter as a grid writes it, in the width it has in a filter area. */
export function FilterStory({ filter, values = [], error }: FilterArgs) {
  const { loads } = useScreen()
  const [typed, setTyped] = useState(values)
  const [compiled] = compileGrid({ ...grid, filters: [filter] }, '').filters
  if (!compiled) return null
  return (
    <div style={{ inlineSize: 220 }}>
      <FilterControl
        filter={compiled}
        values={typed}
        loads={loads}
        error={error}
        onType={(_, next) => setTyped(next)}
      />
    </div>
  )
}

const grid = { id: 'story', source: '/api/story', columns: [] }
