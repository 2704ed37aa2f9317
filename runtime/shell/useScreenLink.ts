import { useCallback } from 'react'
import { canOpen } from '../core/access/permissions.ts'
import { fillPath } from '../core/path.ts'
import { useRuntime } from './RuntimeContext.tsx'
import { useResources } from './useResources.ts'

export type PathOfScreen = (name: string, params?: Readonly<Record<string, string>>) => string | undefined

/** Gives the path of a screen by its name; undefined when there is no such screen or the user may not open it. */
export function useScreenLink(): PathOfScreen {
  const { routes } = useRuntime()
  const resources = useResources()
  return useCallback(
    (name, params = {}) => {
      const entry = routes.find(route => route.name === name)
      return entry && canOpen(entry, params, resources) ? fillPath(entry.path, params) : undefined
    },
    [routes, resources],
  )
}
