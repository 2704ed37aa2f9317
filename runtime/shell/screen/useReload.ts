import { useCallback, useLayoutEffect, useRef } from 'react'
import { permittedChecks } from '../../core/access/permittedBody.ts'
import { factsOf, firstCheck } from '../../core/loads/condition.ts'
import { chunk } from '../calls/lazy.ts'
import { useRuntime } from '../RuntimeContext.tsx'
import { useShell } from '../ShellContext.ts'
import { resourcesAtom } from '../session/resources.ts'
import { reloaded } from '../useEvents.ts'
import { useScreen } from './ScreenContext.tsx'

/** Not needed to open a screen; prefetched with the chunks of actions. */
export const fetchRefetchLoads = () => chunk(() => import('./refetchLoads.ts'))

let newest: AbortController | undefined

/**
 * Reloads the loads of the open screen, then its grids and blocks reload; typed text stays. A failed load
 * keeps its former value and shows its toast. Values kept for the session are reloaded only with `all`. Only
 * the newest reload is rendered, and none after the screen is left, when its checks no longer redirect.
 * Resolves when done, never rejects.
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
      const { left } = open.current
      if (left.aborted) return
      newest?.abort()
      newest = new AbortController()
      const signal = AbortSignal.any([newest.signal, left])
      const loads = await fetchRefetchLoads()
        .then(({ refetchLoads }) =>
          refetchLoads(shell, open.current, { all: what === 'all', background: true, signal }),
        )
        .catch(() => undefined)
      if (!loads || signal.aborted) return
      const { screen, params, query } = open.current
      const checks = permittedChecks(screen, shell.store.get(resourcesAtom) ?? new Set(), params)
      const instead = firstCheck(checks, factsOf({ loads, params, query }))
      if (instead) {
        const asked = { url: new URL(runtime.ports.browser.address()), params }
        const { name, search, values } = instead
        const available = { values: { ...query, ...params, ...values }, search }
        return runtime.navigate(shell.leadTo(name, asked, available), { replace: true })
      }
      open.current.renew(loads)
      runtime.events.dispatchEvent(new Event(reloaded))
    },
    [runtime, shell],
  )
}
