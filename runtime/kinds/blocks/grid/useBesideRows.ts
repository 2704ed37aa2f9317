import { useEffect, useRef, useState } from 'react'
import { type GridPage } from '../../../../schemas/wire/gridReply.ts'
import { type GridTerm } from '../../../../schemas/wire/gridRequest.ts'
import { type CompiledGrid } from '../../../core/compile/compiled.ts'
import { filterTerms } from '../../../core/grid/filterTerms.ts'
import { type GridState } from '../../../core/grid/state.ts'
import { fillPath } from '../../../core/path.ts'
import { useRuntime } from '../../../shell/RuntimeContext.tsx'
import { userZone } from '../../../shell/userZone.ts'

/** A grid with the rows that it shows. */
export interface ShownGrid {
  readonly grid: CompiledGrid
  readonly state: GridState
  readonly params: Readonly<Record<string, string>>
  /** The rows that are shown; undefined: none were loaded yet. */
  readonly page: GridPage | undefined
}

interface Question<T> {
  /** Path of the POST call; empty: nothing is asked. */
  readonly path: string
  /** The filters that are sent. Default: those of the grid. */
  readonly filters?: CompiledGrid['filters']
  readonly body: (filter: GridTerm[][]) => object
  /** Undefined: the reply is not understood. It must be the same function every time. */
  readonly read: (data: unknown) => T | undefined
}

/**
 * What the server says of all rows of the filters, asked for once the rows are there, and again when the filters differ or the
 * same rows were asked for again. Undefined: not known, or not to be had, which is no failure of the list.
 */
export function useBesideRows<T>({ grid, state, params, page }: ShownGrid, question: Question<T>) {
  const { call, ports } = useRuntime()
  const [answer, setAnswer] = useState<T>()
  const last = useRef<{ asked: string; shown: string; page: GridPage | undefined }>(undefined)
  const { path, filters = grid.filters, body, read } = question
  useEffect(() => {
    if (path === '' || !page || page === last.current?.page) return
    const filter = filterTerms({ filters }, state, { now: ports.clock.now(), zone: userZone() })
    const sent = { method: 'POST', path: fillPath(path, params), body: body(filter) } as const
    const asked = JSON.stringify(sent)
    const shown = JSON.stringify(state)
    const before = last.current
    last.current = { asked, shown, page }
    // Another page of rows that are known already.
    if (before?.asked === asked && before.shown !== shown) return
    call(sent, { ignores404: true, safe: true, background: true })
      .then(reply => (reply.ok ? read(reply.data) : undefined))
      .catch(() => undefined)
      // The newest answer counts.
      .then(found => last.current?.asked === asked && setAnswer(() => found))
  }, [state, params, page, path, filters, body, read, call, ports])
  return answer
}
