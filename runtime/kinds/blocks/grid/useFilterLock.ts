import { useCallback, useEffect, useRef, useState } from 'react'
import { useRuntime } from '../../../shell/RuntimeContext.tsx'

/** The filter button is locked for 2 s after a click, and for as long as the rows are on their way (spec 1 §4, §9). */
export function useFilterLock(loading: boolean): { locked: boolean; lock: () => void } {
  const { clock } = useRuntime().ports
  const [locked, setLocked] = useState(false)
  const cancel = useRef<(() => void) | undefined>(undefined)
  const lock = useCallback(() => {
    setLocked(true)
    cancel.current = clock.after(2000, () => setLocked(false))
  }, [clock])
  useEffect(() => () => cancel.current?.(), [])
  return { locked: locked || loading, lock }
}
