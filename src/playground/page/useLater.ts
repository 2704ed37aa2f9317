import { useEffect, useMemo, useRef } from 'react'
import { useStableCallback } from '../../../runtime/kinds/useStableCallback.ts'

/**
 * Tells the newest text once the keys that wait are in the editor: on a busy machine many arrive together, and to draw the
 * page after each of them would keep it busy. `now` tells it at once; so does an editor that goes away.
 */
export function useLater(onChange: (text: string) => void): Later {
  const tell = useStableCallback(onChange)
  const waiting = useRef<string>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const later = useMemo((): Later => {
    const now = () => {
      clearTimeout(timer.current)
      timer.current = undefined
      const { current } = waiting
      waiting.current = undefined
      if (current !== undefined) tell(current)
    }
    return {
      change(text) {
        waiting.current = text
        timer.current ??= setTimeout(now, pause)
      },
      now,
    }
  }, [tell])
  useEffect(() => later.now, [later])
  return later
}

/** Milliseconds: what is drawn is not later than with every key. */
const pause = 30

interface Later {
  change(text: string): void
  now(): void
}
