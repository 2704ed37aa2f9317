import { useCallback, useEffect, useMemo, useState } from 'react'
import { type GridPage, readGridReply } from '../../../../schemas/wire/gridReply.ts'
import { type CompiledGrid } from '../../../core/compile/compiled.ts'
import { failureToast } from '../../../core/errors/failure.ts'
import { gridRequest } from '../../../core/grid/request.ts'
import { type GridState } from '../../../core/grid/state.ts'
import { messages } from '../../../core/messages.ts'
import { fillPath } from '../../../core/path.ts'
import { type HttpFailure } from '../../../ports/http.ts'
import { useRuntime } from '../../../shell/RuntimeContext.tsx'
import { startKey, takeStarted } from '../../../shell/screen/startGrids.ts'
import { userZone } from '../../../shell/userZone.ts'

/** `idle`: the grid waits for the first filter. `forbidden`: the server refused the rows to this user. */
export type GridPhase = 'idle' | 'loading' | 'ready' | 'failed' | 'forbidden'

export interface GridData {
  /** The rows on screen: of the newest answered request, kept while the next one is under way or after it failed. */
  readonly page: GridPage | undefined
  readonly phase: GridPhase
  readonly loading: boolean
  /** Sends the same request again. */
  readonly refresh: () => void
}

/** Asks for the rows that the state means. Only the newest request is ever painted: a newer one aborts the one before. */
export function useGridPage(
  grid: CompiledGrid,
  state: GridState,
  params: Readonly<Record<string, string>>,
): GridData {
  const { ports, call, toast, validators } = useRuntime()
  const [attempt, setAttempt] = useState(0)
  const [settled, setSettled] = useState<Settled>(unasked)
  const refresh = useCallback(() => setAttempt(before => before + 1), [])
  const idle = !grid.autoLoad && Object.keys(state.filters).length === 0
  const request = useMemo(() => {
    const body = gridRequest(grid, state, {
      now: ports.clock.now(),
      get zone() {
        return userZone()
      },
    })
    const path = fillPath(grid.source, params)
    return { path, body, key: startKey(path, state), attempt }
  }, [grid, state, params, ports.clock, attempt])

  useEffect(() => {
    if (idle) return
    const { path, body, key } = request
    const newer = new AbortController()
    const settle = (phase: Settled['phase'], page?: GridPage) => {
      if (newer.signal.aborted) return
      setSettled(before => ({ request, phase, page: page ?? before.page }))
    }
    const fail = (reply: HttpFailure, handled: boolean) => {
      if (!newer.signal.aborted && !handled) toast(failureToast(reply, messages.gridFailed))
      settle(reply.status === 403 ? 'forbidden' : 'failed')
    }
    const sent = takeStarted(key) ?? call({ method: 'POST', path, body, signal: newer.signal })
    sent.then(
      reply => {
        if (!reply.ok) return fail(reply, reply.handled)
        const { data, status } = reply
        if (validators.gridReply(data) && data.success !== false) return settle('ready', readGridReply(data))
        fail({ ok: false, status, statusText: '', data }, false)
      },
      // An aborted call rejects, and nobody waits for it any more.
      () => settle('failed'),
    )
    return () => newer.abort()
  }, [idle, request, call, toast, validators])

  const loading = !idle && settled.request !== request
  return { page: settled.page, phase: idle ? 'idle' : loading ? 'loading' : settled.phase, loading, refresh }
}

interface Settled {
  readonly request: object | undefined
  readonly phase: 'ready' | 'failed' | 'forbidden'
  readonly page: GridPage | undefined
}

const unasked: Settled = { request: undefined, phase: 'ready', page: undefined }
