import { useMemo, useState } from 'react'
import { permits } from '../../../core/access/permissions.ts'
import { type CompiledFilter } from '../../../core/compile/compiled.ts'
import { readFilters } from '../../../core/grid/address.ts'
import { followedQuery } from '../../../core/grid/followedQuery.ts'
import { initialFilters } from '../../../core/grid/initial.ts'
import { type GridState } from '../../../core/grid/state.ts'
import { useRuntime } from '../../../shell/RuntimeContext.tsx'
import { useScreen } from '../../../shell/screen/ScreenContext.tsx'
import { useResources } from '../../../shell/session/resources.ts'
import { useQuery } from '../../../shell/useQuery.ts'
import { userZone } from '../../../shell/userZone.ts'

type Filters = readonly CompiledFilter[]

/** Those of the filters that the user may see; the same list while it has the same. */
export function usePermittedFilters(filters: Filters): Filters {
  const resources = useResources()
  const { params } = useScreen()
  const permitted = filters.filter(permits(resources, params))
  const [held, hold] = useState(permitted)
  const same = held.length === permitted.length && held.every((filter, at) => filter === permitted[at])
  if (!same) hold(permitted)
  return same ? held : permitted
}

/** What the address says of the filters; the same object while it says the same. */
export function useFilterValues(filters: Filters): GridState['filters'] {
  const [query] = useQuery()
  const values = readFilters({ filters, prefix: '' }, query, initialOf(filters))
  const [held, hold] = useState(values)
  const same = JSON.stringify(held) === JSON.stringify(values)
  if (!same) hold(values)
  return same ? held : values
}

/** The values with which the filters of a block begin. */
export function initialOf(filters: Filters): GridState['filters'] {
  return initialFilters({ filters, initialFilters: '', initialQuery: undefined }, {})
}

/** What the calls of a block say of the filters that it follows; another text only when one of them has changed. */
export function useFollowed(follows: Filters): string {
  const { clock } = useRuntime().ports
  const filters = usePermittedFilters(follows)
  const values = useFilterValues(filters)
  // An open end of a period is the present moment of when it was chosen.
  return useMemo(
    () => followedQuery({ filters }, { filters: values }, { now: clock.now(), zone: userZone() }),
    [filters, values, clock],
  )
}
