import { useEffect } from 'react'
import { useRuntime } from './RuntimeContext.tsx'

/** Event of the runtime: a comment was written, so that counts and lists ask again (spec 1 §4). */
export const commented = 'commented'

/** Event of the runtime: the loads of the open screen were asked for again. */
export const reloaded = 'reloaded'

/** Event of the runtime: a process of that type has ended, as far as the live line tells. */
export function processEnd(type: string): string {
  return `process ended: ${type}`
}

/** Calls `listen` after each of these events of the runtime. `names` must be the same array every time. */
export function useEvents(names: readonly string[], listen: () => void): void {
  const { events } = useRuntime()
  useEffect(() => {
    for (const name of names) events.addEventListener(name, listen)
    return () => {
      for (const name of names) events.removeEventListener(name, listen)
    }
  }, [events, names, listen])
}
