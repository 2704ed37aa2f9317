import { useEffect, useState } from 'react'
import { useRuntime } from '../../../shell/RuntimeContext.tsx'

/** Coming back to the page raises several events at once. */
const apart = 5000

/**
 * A number that grows when figures should be requested again: after every `wait` milliseconds while the page is
 * visible, and when the user returns to it.
 */
export function useRounds(wait: number): number {
  const { clock } = useRuntime().ports
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
    begin()
    document.addEventListener('visibilitychange', back)
    window.addEventListener('focus', back)
    return () => {
      cancel()
      document.removeEventListener('visibilitychange', back)
      window.removeEventListener('focus', back)
    }
  }, [clock, wait])
  return round
}
