import { useEffect } from 'react'
import { type Runtime, useRuntime } from './RuntimeContext.tsx'

const name = 'commented'

/** Tells every part of the screen that a comment was written, so that counts and lists ask again (spec 1 §4). */
export function raiseCommented({ events }: Pick<Runtime, 'events'>): void {
  events.dispatchEvent(new Event(name))
}

/** Calls `listen` after every comment that was written. */
export function useCommented(listen: () => void): void {
  const { events } = useRuntime()
  useEffect(() => {
    events.addEventListener(name, listen)
    return () => events.removeEventListener(name, listen)
  }, [events, listen])
}
