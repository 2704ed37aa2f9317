import { useEffect, useState } from 'react'
import { type GridPage } from '../../../../schemas/wire/gridReply.ts'
import { type CompiledGrid } from '../../../core/compile/compiled.ts'
import { whenIdle } from '../../../shell/whenIdle.ts'

/**
 * Prefetches optional chunks of a grid once its first rows are rendered and the browser is idle, and returns
 * whether all are loaded. Failed ones are retried with the next page.
 */
export function useLazyParts(grid: CompiledGrid, page: GridPage | undefined): boolean {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    if (ready || !page) return
    const left = new AbortController()
    fetchParts(grid, left.signal).then(
      () => left.signal.aborted || setReady(true),
      () => {},
    )
    return () => left.abort()
  }, [ready, grid, page])
  return ready
}

/** One by one, so that prefetching does not delay the user's own requests. */
async function fetchParts(grid: CompiledGrid, left: AbortSignal): Promise<void> {
  await whenIdle()
  const { lazyParts } = await import('./lazyParts.ts')
  for (const fetchPart of lazyParts(grid)) {
    if (left.aborted) return
    await fetchPart()
  }
}
