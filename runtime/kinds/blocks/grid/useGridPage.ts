import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type GridPage, readGridReply } from '../../../../schemas/wire/gridReply.ts'
import { type CompiledGrid } from '../../../core/compile/compiled.ts'
import { failureToast } from '../../../core/errors/failure.ts'
import { gridRequest } from '../../../core/grid/gridRequest.ts'
import { type GridState } from '../../../core/grid/gridState.ts'
import { type Outcome, type Settled, settle, unsettled } from '../../../core/grid/pages.ts'
import { messages } from '../../../core/messages.ts'
import { fillPath } from '../../../core/path.ts'
import { type HttpFailure } from '../../../ports/http.ts'
import { useRuntime } from '../../../shell/RuntimeContext.tsx'
import { useScreen } from '../../../shell/screen/ScreenContext.tsx'
import {
  arrivedReply,
  discardStartedRequests,
  startKey,
  takeStartedRequest,
} from '../../../shell/screen/startGrids.ts'
import { useReload } from '../../../shell/screen/useReload.ts'
import { processEnd, processProgress, useEvents } from '../../../shell/useEvents.ts'
import { userZone } from '../../../shell/userZone.ts'
import { useStableCallback } from '../../useStableCallback.ts'

/** `idle`: the grid waits for the first filter. `forbidden`: the server refused the rows to this user. */
export type GridPhase = 'idle' | 'loading' | 'ready' | 'failed' | 'forbidden'

interface GridData {
  /** The rows on screen, and the number of rows before them. */
  readonly page: GridPage | undefined
  readonly offset: number
  readonly phase: GridPhase
  readonly loading: boolean
  /** The first rows are loaded before anything is rendered, so that placeholders are not needed. */
  readonly arriving: boolean
  /** Sends the same request again. */
  readonly refresh: () => void
  /** Reloads in the background: a failure keeps the rows. Ignored while loading. */
  readonly refreshQuietly: () => void
}

/** Loads the rows of the state. Only the newest request is rendered: it aborts the one before. */
export function useGridPage(
  grid: CompiledGrid,
  state: GridState,
  params: Readonly<Record<string, string>>,
): GridData {
  const { ports, call, toast } = useRuntime()
  const [{ attempt, over }, setAttempt] = useState<Attempt>({ attempt: 0, over: undefined })
  const [settled, setSettled] = useState<Settled<object>>(unsettled)
  const newest = useRef<object>(undefined)
  /** Key of the rows on screen. */
  const shown = useRef<string>(undefined)
  const refresh = useCallback(
    () => setAttempt(before => ({ attempt: before.attempt + 1, over: undefined })),
    [],
  )
  const idle = !grid.autoLoad && Object.keys(state.filters).length === 0
  const request = useMemo(() => {
    const body = gridRequest(grid, state, {
      now: ports.clock.now(),
      get zone() {
        return userZone()
      },
    })
    const path = fillPath(grid.source, params)
    return { path, body, key: startKey(path, state), offset: (state.page - 1) * state.size, attempt }
  }, [grid, state, params, ports.clock, attempt])

  /** The rows on screen are those of an earlier attempt of this request. */
  const quiet = over !== undefined && settled.request === over && over.key === request.key
  const isQuiet = useRef(quiet)
  isQuiet.current = quiet

  const arriving = !idle && settled === unsettled && arrivedReply(request.key)?.ok === true
  /** The request whose rows were loaded when the grid was mounted. */
  const arrived = useRef<object>(undefined)
  useLayoutEffect(() => {
    const { key, offset } = request
    const reply = arriving ? arrivedReply(key) : undefined
    const page = reply?.ok ? readGridReply(reply.data) : undefined
    // A reply without rows is reported by the effect below.
    if (!page) return
    discardStartedRequests(key)
    arrived.current = request
    shown.current = key
    setSettled({ request, phase: 'ready', page, offset })
  }, [arriving, request])

  useEffect(() => {
    if (idle || arrived.current === request) return
    const { path, body, key, offset } = request
    const quiet = isQuiet.current
    const newer = new AbortController()
    newest.current = request
    const end = (outcome: Omit<Outcome<object>, 'request'>) =>
      setSettled(before => settle(before, newest.current, { request, ...outcome }))
    const fail = (reply: HttpFailure, handled: boolean) => {
      if (quiet) return end({ phase: 'ready' })
      if (newest.current === request && !handled) toast(failureToast(reply, messages.gridFailed))
      end({ phase: reply.status === 403 ? 'forbidden' : 'failed' })
    }
    const sent =
      takeStartedRequest(key, newer.signal) ??
      call(
        { method: 'POST', path, body, signal: newer.signal },
        // Rows that are reloaded, e.g. after a process has ended, never replace the screen by an error.
        { ignores404: true, safe: true, background: shown.current === key, global: !quiet },
      )
    sent.then(
      reply => {
        if (!reply.ok) return fail(reply, reply.handled)
        const { data, status } = reply
        const page = readGridReply(data)
        if (page) {
          if (newest.current === request) shown.current = key
          return end({ phase: 'ready', page, offset })
        }
        fail({ ok: false, status, statusText: '', data }, false)
      },
      // An aborted call rejects; its result is not needed.
      () => end({ phase: quiet ? 'ready' : 'failed' }),
    )
    return () => {
      newest.current = undefined
      newer.abort()
    }
  }, [idle, request, call, toast])

  const waiting = !idle && settled.request !== request
  const loading = waiting && !quiet
  const refreshQuietly = useStableCallback(() => {
    if (!idle && !waiting && settled.phase === 'ready') setAttempt({ attempt: attempt + 1, over: request })
  })
  const { page, offset } = settled
  const phase = idle ? 'idle' : loading ? 'loading' : settled.phase
  return { page, offset, phase, loading, arriving, refresh, refreshQuietly }
}

interface Attempt {
  /** Counts the requests of one state. */
  readonly attempt: number
  /** The request whose rows are shown meanwhile; undefined: the grid is loading. */
  readonly over: { readonly key: string } | undefined
}

/** Minimum milliseconds between two reloads while a process sends frequent updates. */
const pace = 2000

/** Reloads while processes of these types run, and when they have ended: at once, then at that pace. */
export function useLiveRows(types: readonly string[], ask: () => void): void {
  const { clock } = useRuntime().ports
  const wait = useRef<{ again: boolean; stop: () => void }>(undefined)
  const hear = useStableCallback(() => {
    if (wait.current) {
      wait.current.again = true
      return
    }
    ask()
    const stop = clock.after(pace, () => {
      const { again } = wait.current ?? { again: false }
      wait.current = undefined
      if (again) hear()
    })
    wait.current = { again: false, stop }
  })
  const names = useMemo(() => types.flatMap(type => [processProgress(type), processEnd(type)]), [types])
  useEvents(names, hear)
  useEffect(() => () => wait.current?.stop(), [])
}

/**
 * After a change of the rows by an action, an import or a process: other blocks may depend on them, so the
 * loads of the screen are reloaded, and the rows with them; without loads only the rows.
 */
export function useRefetchLoads(refresh: () => void): () => Promise<void> | undefined {
  const { screen, inPanel } = useScreen()
  const reload = useReload()
  return useStableCallback(() => {
    if (inPanel || Object.keys(screen.loads).length > 0) return reload()
    refresh()
    return undefined
  })
}
