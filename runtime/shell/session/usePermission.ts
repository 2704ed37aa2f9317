import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { readPermission } from '../../../schemas/wire/aclPermission.ts'
import { calls } from '../../core/calls.ts'
import { loggedAs } from '../../core/errors/failure.ts'
import { messages } from '../../core/messages.ts'
import { type Runtime, useRuntime } from '../RuntimeContext.tsx'
import { type Permission, permissionsAtom } from './permissionsAtom.ts'

/**
 * Whether the user holds a resource, checked while `active`; undefined until the server has answered, which
 * counts as false (spec 1 §6).
 */
export function usePermission(resource: string, active: boolean): boolean | undefined {
  const runtime = useRuntime()
  const permissions = useAtomValue(permissionsAtom, { store: runtime.store })
  useEffect(() => {
    if (active) void loadPermission(runtime, resource)
  }, [active, runtime, resource])
  return permissions.get(resource)?.held
}

/**
 * Checks a resource on the server, once per session. A failure shows the text of spec 2 §8, whatever the
 * server's message, and counts as false until the next check (spec 1 §6).
 */
async function loadPermission(runtime: Runtime, resource: string): Promise<void> {
  const { call, store, toast } = runtime
  const before = store.get(permissionsAtom).get(resource)
  if (before && !before.failed) return
  const asked: Permission = { held: undefined }
  const keep = (permission: Permission) => {
    const known = store.get(permissionsAtom)
    // Another session has begun meanwhile: the reply is about another user.
    if (known.get(resource) !== asked && permission !== asked) return
    store.set(permissionsAtom, new Map([...known, [resource, permission]]))
  }
  keep(asked)
  const reply = await call(calls.permission(resource), { ignores404: true, background: true })
  if (!reply.ok) {
    keep(failed)
    if (!reply.handled) toast({ type: 'error', text: messages.permissionFailed, ...loggedAs(reply.data) })
    return
  }
  const held = readPermission(reply.data, resource)
  keep(held === undefined ? failed : { held })
  if (held === undefined) toast({ type: 'error', text: messages.aclMissing, ...loggedAs(reply.data) })
}

const failed: Permission = { held: false, failed: true }
