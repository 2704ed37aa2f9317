import { useEffect, useRef, useState } from 'react'
import { type GridPage } from '../../../../schemas/wire/gridReply.ts'
import { type GridTerm } from '../../../../schemas/wire/gridRequest.ts'
import { type CompiledGrid } from '../../../core/compile/compiled.ts'
import { filterTerms } from '../../../core/grid/filterTerms.ts'
import { type GridState } from '../../../core/grid/gridState.ts'
import { fillPath } from '../../../core/path.ts'
import { useRuntime } from '../../../shell/RuntimeContext.tsx'
import { userZone } from '../../../shell/userZone.ts'

/** A grid with the rows that it shows. */
export interface ShownGrid {
  readonly grid: CompiledGrid
  readonly state: GridState
  readonly params: Readonly<Record<string, string>>
  /** The rows on screen; undefined: none loaded yet. */
  readonly page: GridPage | undefined
}

interface Question<T> {
  /** Path of the POST call; empty: none. */
  readonly path: string
  /** The filters to send. Default: those of the grid. */
  readonly filters?: CompiledGrid['filters']
  readonly body: (filter: GridTerm[][]) => object
  /** Undefined: invalid reply. Must be a stable function. */
  readonly read: (data: unknown) => T | undefined
}

/**
 * A call about all filtered rows, sent once the rows are loaded, and again when the filters differ or the
 * same rows are reloaded. Undefined: loading or failed, which is not reported as a failure of the list.
 */
export function useRowsQuery<T>({ grid, state, params, page }: ShownGrid, question: Question<T>) {
  const { call, ports } = useRuntime()
  const [answer, setAnswer] = useState<T>()
  const last = useRef<{ asked: string; shown: string; page: GridPage | undefined }>(undefined)
  const { path, filters = grid.filters, body, read } = question
  useEffect(() => {
    if (path === '' || !page || page === last.current?.page) return
    const filter = filterTerms({ filters }, state, { now: ports.clock.now(), zone: userZone() })
    const sent = {
      method: 'POST',
      path: fillPath(path, params),
      body: { ...grid.params, ...body(filter) },
    } as const
    const asked = JSON.stringify(sent)
    const shown = JSON.stringify(state)
    const before = last.current
    last.current = { asked, shown, page }
    // Another page of the same rows.
    if (before?.asked === asked && before.shown !== shown) return
    call(sent, { ignores404: true, safe: true, background: true })
      .then(reply => (reply.ok ? read(reply.data) : undefined))
      .catch(() => undefined)
      // Only the newest reply counts.
      .then(found => last.current?.asked === asked && setAnswer(() => found))
  }, [grid.params, state, params, page, path, filters, body, read, call, ports])
  return answer
}
