import { useEffect } from 'react'
import { useRuntime } from './RuntimeContext.tsx'

/**
 * Calls `keep` before the page reloads itself after a deployment, so that pending text is written to the
 * address.
 */
export function useBeforeReload(keep: () => void): void {
  const { beforeReload } = useRuntime()
  useEffect(() => {
    beforeReload.add(keep)
    return () => {
      beforeReload.delete(keep)
    }
  }, [beforeReload, keep])
}
