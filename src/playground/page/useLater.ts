import { useEffect, useMemo, useRef } from 'react'
import { useStableCallback } from '../../../runtime/kinds/useStableCallback.ts'

/**
 * Reports the newest text after a short pause: on a busy machine many keys arrive together, and a render after each of them
 * would keep the page busy. `now` reports it at once, and so does an editor that is unmounted.
 */
export function useLater(onChange: (text: string) => void): Later {
  const report = useStableCallback(onChange)
  const waiting = useRef<string>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const later = useMemo((): Later => {
    const now = () => {
      clearTimeout(timer.current)
      timer.current = undefined
      const { current } = waiting
      waiting.current = undefined
      if (current !== undefined) report(current)
    }
    return {
      change(text) {
        waiting.current = text
        timer.current ??= setTimeout(now, pause)
      },
      now,
    }
  }, [report])
  useEffect(() => later.now, [later])
  return later
}

/** Milliseconds: what is drawn is not later than with every key. */
const pause = 30

interface Later {
  change(text: string): void
  now(): void
}
