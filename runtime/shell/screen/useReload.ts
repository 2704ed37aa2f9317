import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { firstCheck } from '../../core/loads/firstCheck.ts'
import { loadCall } from '../../core/loads/loadCall.ts'
import { loadFailure } from '../../core/loads/loadFailure.ts'
import { selectPart } from '../../core/loads/selectPart.ts'
import { useRuntime } from '../RuntimeContext.tsx'
import { type Shell } from '../Shell.ts'
import { useShell } from '../ShellContext.ts'
import { keptUnder } from './runLoads.ts'
import { type OpenScreen, useScreen } from './ScreenContext.tsx'

const name = 'reloaded'
let newest: AbortController | undefined

/**
 * Asks for the loads of the open screen again, then its grids and blocks ask for theirs; what is typed anywhere stays. A
 * load that fails keeps its former value and shows its toast. What is kept for the session is asked for again only with
 * `all`. Only the newest asking is drawn. Resolves when it is, and never rejects.
 */
export function useReload(): (what?: 'all') => Promise<void> {
  const runtime = useRuntime()
  const shell = useShell()
  const screen = useScreen()
  const open = useRef(screen)
  useLayoutEffect(() => {
    open.current = screen
  })
  return useCallback(
    async what => {
      newest?.abort()
      newest = new AbortController()
      const { signal } = newest
      const loads = await askAgain(shell, open.current, what === 'all', signal).catch(() => undefined)
      if (!loads || signal.aborted) return
      const instead = firstCheck(open.current.screen.checks, loads)
      if (instead !== undefined) return runtime.navigate(shell.pathOf(instead), { replace: true })
      open.current.renew(loads)
      runtime.events.dispatchEvent(new Event(name))
    },
    [runtime, shell],
  )
}

/** Calls `listen` whenever the loads of the open screen were asked for again. */
export function useReloaded(listen: () => void): void {
  const { events } = useRuntime()
  useEffect(() => {
    events.addEventListener(name, listen)
    return () => events.removeEventListener(name, listen)
  }, [events, listen])
}

async function askAgain(
  { call, toast, session }: Shell,
  { screen, params, query, loads }: OpenScreen,
  all: boolean,
  signal: AbortSignal,
): Promise<Readonly<Record<string, unknown>>> {
  const asked = Object.entries(screen.loads).map(async ([name, load]) => {
    if (load.cache === 'session' && !all) return {}
    const request = loadCall(load, { ...query, ...params })
    const reply = await call({ ...request, signal }, { ignores404: true })
    if (reply.ok) {
      const value = selectPart(reply.data, load.select)
      if (load.cache === 'session') session.loads.set(keptUnder(request, load), value)
      return { [name]: value }
    }
    const text = loadFailure(load, reply).toast
    if (text !== undefined && !reply.handled && !signal.aborted) toast({ type: 'error', text })
    return {}
  })
  return Object.assign({}, loads, ...(await Promise.all(asked)))
}
