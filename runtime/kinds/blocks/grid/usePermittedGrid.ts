import { useMemo, useState } from 'react'
import { type CompiledGrid } from '../../../core/compile/compiled.ts'
import { permittedGrid } from '../../../core/grid/permittedGrid.ts'
import { useScreen } from '../../../shell/screen/ScreenContext.tsx'
import { useResources } from '../../../shell/useResources.ts'

/**
 * The grid as its user may see it. It stays the same object while the user may see the same of it: another one would ask
 * for the rows again.
 */
export function usePermittedGrid(grid: CompiledGrid): CompiledGrid {
  const resources = useResources()
  const { params } = useScreen()
  const permitted = useMemo(() => permittedGrid(grid, resources, params), [grid, resources, params])
  const [held, hold] = useState({ grid, permitted })
  const same =
    held.permitted === permitted || (held.grid === grid && seen(held.permitted) === seen(permitted))
  if (!same) hold({ grid, permitted })
  return same ? held.permitted : permitted
}

function seen({ columns, filters, actions }: CompiledGrid): string {
  return [...[...columns, ...filters].map(({ field }) => field), ...actions.map(({ label }) => label)].join(
    '\n',
  )
}
