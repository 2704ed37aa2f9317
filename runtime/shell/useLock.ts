import { useCallback, useEffect, useRef, useState } from 'react'
import { useRuntime } from './RuntimeContext.tsx'

/**
 * Locks a button while its work is done, and for `wait` milliseconds at least. `run` does nothing while it is locked: a
 * double click has one effect.
 */
export function useLock(wait: number): { locked: boolean; run: (work: () => Promise<unknown>) => void } {
  const { clock } = useRuntime().ports
  const [locked, setLocked] = useState(false)
  const held = useRef(false)
  const cancel = useRef<(() => void) | undefined>(undefined)
  const run = useCallback(
    (work: () => Promise<unknown>) => {
      if (held.current) return
      held.current = true
      setLocked(true)
      const rest =
        wait > 0 &&
        new Promise<void>(resolve => {
          cancel.current = clock.after(wait, resolve)
        })
      Promise.allSettled([work(), rest]).then(() => {
        held.current = false
        setLocked(false)
      })
    },
    [clock, wait],
  )
  useEffect(() => () => cancel.current?.(), [])
  return { locked, run }
}
