import { useEffect, useState } from 'react'
import { type GridPage } from '../../../../schemas/wire/gridReply.ts'
import { type CompiledGrid } from '../../../core/compile/compiled.ts'
import { whenIdle } from '../../../shell/whenIdle.ts'

/**
 * Fetches what a grid may need later once its first rows are drawn and the browser has nothing else to do, and tells when
 * all of it is there. What could not be fetched is asked for again with the next page.
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

/** One after the other: a part that is fetched ahead must not keep the user's own requests waiting. */
async function fetchParts(grid: CompiledGrid, left: AbortSignal): Promise<void> {
  await whenIdle()
  const { lazyParts } = await import('./lazyParts.ts')
  for (const fetchPart of lazyParts(grid)) {
    if (left.aborted) return
    await fetchPart()
  }
}
