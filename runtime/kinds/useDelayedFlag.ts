import { useEffect, useState } from 'react'
import { useRuntime } from '../shell/RuntimeContext.tsx'

/** True once `active` has lasted for `wait` milliseconds, so that quick work shows no progress. */
export function useDelayedFlag(active: boolean, wait: number): boolean {
  const { clock } = useRuntime().ports
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!active) return
    let shown = false
    const cancel = clock.after(wait, () => {
      shown = true
      setLate(true)
    })
    return () => {
      cancel()
      // Setting an unchanged state would still render once more.
      if (shown) setLate(false)
    }
  }, [active, wait, clock])
  return late && active
}
