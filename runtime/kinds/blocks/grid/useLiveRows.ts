import { useEffect, useMemo, useRef } from 'react'
import { useRuntime } from '../../../shell/RuntimeContext.tsx'
import { processEnd, processProgress, useEvents } from '../../../shell/useEvents.ts'
import { useStableCallback } from '../../useStableCallback.ts'

/** Milliseconds between two requests for the rows while a process goes on, which may tell of itself every moment. */
const pace = 2000

/** Asks for the rows while processes of these types go on, and when they have ended: at once, then at that pace. */
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
