import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useRuntime } from '../RuntimeContext.tsx'
import { loadPermission } from './loadPermission.ts'
import { permissionsAtom } from './permissionsAtom.ts'

/**
 * Whether the user holds a resource, asked for while `active`; undefined until the server has said it, which counts as false
 * (spec 1 §6).
 */
export function usePermission(resource: string, active: boolean): boolean | undefined {
  const runtime = useRuntime()
  const permissions = useAtomValue(permissionsAtom, { store: runtime.store })
  useEffect(() => {
    if (active) void loadPermission(runtime, resource)
  }, [active, runtime, resource])
  return permissions.get(resource)?.held
}
