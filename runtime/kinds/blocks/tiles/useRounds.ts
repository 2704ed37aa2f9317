import { useEffect, useState } from 'react'
import { useRuntime } from '../../../shell/RuntimeContext.tsx'
import { anyProcessEnd } from '../../../shell/useEvents.ts'

/** Milliseconds: coming back to the page raises several events at once. */
const apart = 5000

/**
 * A number that grows when figures should be requested again: after every `wait` milliseconds while the page is
 * visible, when the user returns to it, and after the end of a process that may have changed them.
 */
export function useRounds(wait: number): number {
  const { ports, events } = useRuntime()
  const { clock } = ports
  const [round, setRound] = useState(0)
  useEffect(() => {
    let last = clock.now()
    let cancel = () => {}
    const begin = () => {
      cancel()
      cancel = clock.after(wait, () => next(0))
    }
    const next = (since: number) => {
      if (document.visibilityState === 'visible' && clock.now() - last >= since) {
        last = clock.now()
        setRound(before => before + 1)
      }
      begin()
    }
    const back = () => next(apart)
    const ended = () => next(0)
    begin()
    document.addEventListener('visibilitychange', back)
    events.addEventListener(anyProcessEnd, ended)
    window.addEventListener('focus', back)
    return () => {
      cancel()
      document.removeEventListener('visibilitychange', back)
      events.removeEventListener(anyProcessEnd, ended)
      window.removeEventListener('focus', back)
    }
  }, [clock, events, wait])
  return round
}
