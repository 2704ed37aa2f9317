import { useMemo, useState } from 'react'
import { permits } from '../../../core/access/permissions.ts'
import { type CompiledFilter } from '../../../core/compile/compiled.ts'
import { readFilters } from '../../../core/grid/address.ts'
import { followedQuery } from '../../../core/grid/followedQuery.ts'
import { type GridState } from '../../../core/grid/gridState.ts'
import { initialFilters } from '../../../core/grid/initialFilters.ts'
import { useRuntime } from '../../../shell/RuntimeContext.tsx'
import { useScreen } from '../../../shell/screen/ScreenContext.tsx'
import { useResources } from '../../../shell/session/resources.ts'
import { useQuery } from '../../../shell/useQuery.ts'
import { userZone, zonedContext } from '../../../shell/userZone.ts'

type Filters = readonly CompiledFilter[]

/** The filters that the user may see; the same list while unchanged. */
export function usePermittedFilters(filters: Filters): Filters {
  const resources = useResources()
  const { params } = useScreen()
  const permitted = filters.filter(permits(resources, params))
  const [held, hold] = useState(permitted)
  const same = held.length === permitted.length && held.every((filter, at) => filter === permitted[at])
  if (!same) hold(permitted)
  return same ? held : permitted
}

/** The values of the filters in the address; the same object while unchanged. */
export function useFilterValues(filters: Filters): GridState['filters'] {
  const [query] = useQuery()
  const { openedAt } = useScreen()
  const values = readFilters({ filters, prefix: '' }, query, initialOf(filters, openedAt))
  const [held, hold] = useState(values)
  const same = JSON.stringify(held) === JSON.stringify(values)
  if (!same) hold(values)
  return same ? held : values
}

/** The initial values of a block's filters in a screen opened at that time. */
export function initialOf(filters: Filters, openedAt: number): GridState['filters'] {
  const grid = { filters, initialFilters: '', initialQuery: undefined }
  return initialFilters(grid, {}, {}, zonedContext(openedAt))
}

/** The query for the calls of a block, from the filters that it follows; changes only with one of them. */
export function useFollowed(follows: Filters): string {
  const { clock } = useRuntime().ports
  const filters = usePermittedFilters(follows)
  const values = useFilterValues(filters)
  // An open end of a period is the time at which it was chosen.
  return useMemo(
    () => followedQuery({ filters }, { filters: values }, { now: clock.now(), zone: userZone() }),
    [filters, values, clock],
  )
}
