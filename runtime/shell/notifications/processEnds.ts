import { useEffect } from 'react'
import { useRuntime } from '../RuntimeContext.tsx'

/** Name of the event of the runtime that tells that a process of that type has ended. */
export function processEnd(type: string): string {
  return `process ended: ${type}`
}

/** Calls `listen` whenever a process of one of these types has ended, as far as the live line tells. */
export function useProcessEnds(types: readonly string[], listen: () => void): void {
  const { events } = useRuntime()
  useEffect(() => {
    for (const type of types) events.addEventListener(processEnd(type), listen)
    return () => {
      for (const type of types) events.removeEventListener(processEnd(type), listen)
    }
  }, [events, types, listen])
}
