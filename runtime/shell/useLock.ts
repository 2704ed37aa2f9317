import { useCallback, useEffect, useRef, useState } from 'react'
import { useRuntime } from './RuntimeContext.tsx'

/**
 * Locks a button while `run` is pending, and for at least `wait` milliseconds, which a run may override.
 * `run` does nothing while locked: a double click has one effect. `running`: shows the pending state.
 */
export function useLock(wait = 0): Lock {
  const { clock } = useRuntime().ports
  const [locked, setLocked] = useState(false)
  const [running, setRunning] = useState(false)
  const held = useRef(false)
  const cancel = useRef<(() => void) | undefined>(undefined)
  const run = useCallback(
    (work: () => Promise<unknown>, least = wait) => {
      if (held.current) return
      held.current = true
      setLocked(true)
      setRunning(true)
      const rest =
        least > 0 &&
        new Promise<void>(resolve => {
          cancel.current = clock.after(least, resolve)
        })
      const done = work().finally(() => setRunning(false))
      Promise.allSettled([done, rest]).then(() => {
        held.current = false
        setLocked(false)
      })
    },
    [clock, wait],
  )
  useEffect(() => () => cancel.current?.(), [])
  return { locked, running, run }
}

interface Lock {
  readonly locked: boolean
  readonly running: boolean
  readonly run: (work: () => Promise<unknown>, least?: number) => void
}
