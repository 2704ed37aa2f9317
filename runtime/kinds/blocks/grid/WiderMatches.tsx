import { useEffect, useState } from 'react'
import { readGridReply } from '../../../../schemas/wire/gridReply.ts'
import { type CompiledGrid } from '../../../core/compile/compiled.ts'
import { gridRequest } from '../../../core/grid/gridRequest.ts'
import { type GridState } from '../../../core/grid/gridState.ts'
import { fillPath } from '../../../core/path.ts'
import { useRuntime } from '../../../shell/RuntimeContext.tsx'
import { useScreen } from '../../../shell/screen/ScreenContext.tsx'
import { userZone } from '../../../shell/userZone.ts'
import { announce } from '../../../ui/announce.ts'
import { Button } from '../../../ui/Button.tsx'

/** Shows how many rows match without the initial filters, with a button; empty if none match. */
export function WiderMatches(props: WiderMatchesProps) {
  const { grid, state, filters, onShow } = props
  const count = useRowCount(grid, state, filters)
  const label = count ? labelOf(props, count) : ''
  useEffect(() => {
    if (label !== '') announce(`${label}.`)
  }, [label])
  return label !== '' && <Button onClick={() => onShow(filters)}>{label}</Button>
}

function labelOf({ grid, state, filters }: WiderMatchesProps, count: number): string {
  const left = grid.filters.filter(
    ({ key }) => Object.hasOwn(state.filters, key) && !Object.hasOwn(filters, key),
  )
  const [only] = left
  const which = left.length === 1 && only ? `the ${only.label} filter` : 'the default filters'
  return `Show ${count.toLocaleString('en')} ${count === 1 ? 'match' : 'matches'} without ${which}`
}

/** Undefined while it loads and after a failure, which is not shown: the user did not ask for it. */
function useRowCount(
  grid: CompiledGrid,
  state: GridState,
  filters: GridState['filters'],
): number | undefined {
  const { ports, call } = useRuntime()
  const { params } = useScreen()
  const [count, setCount] = useState<number>()
  useEffect(() => {
    const newer = new AbortController()
    const wider = { ...state, page: 1, filters }
    const body = gridRequest(grid, wider, { now: ports.clock.now(), zone: userZone() })
    const path = fillPath(grid.source, params)
    const asked = { method: 'POST', path, body, signal: newer.signal } as const
    call(asked, { safe: true, background: true }).then(
      reply => reply.ok && setCount(readGridReply(reply.data)?.rowCount),
      // An aborted call rejects; its result is not needed.
      () => undefined,
    )
    return () => newer.abort()
  }, [grid, state, filters, params, ports.clock, call])
  return count
}

interface WiderMatchesProps {
  grid: CompiledGrid
  state: GridState
  /** The remaining filters. */
  filters: GridState['filters']
  onShow: (filters: GridState['filters']) => void
}
