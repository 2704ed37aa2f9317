import { useEffect } from 'react'
import { useRuntime } from '../RuntimeContext.tsx'
import { reloaded } from './useReload.ts'

/** Calls `listen` whenever the loads of the open screen were asked for again. */
export function useReloaded(listen: () => void): void {
  const { events } = useRuntime()
  useEffect(() => {
    events.addEventListener(reloaded, listen)
    return () => events.removeEventListener(reloaded, listen)
  }, [events, listen])
}
