import { useSyncExternalStore } from 'react'
import { useRuntime } from '../RuntimeContext.tsx'
import { knownUserName } from './knownUserName.ts'
import { profileAtom } from './profileAtom.ts'

/** Name of the signed-in user, for conditions; undefined: unknown. Renders again only if the name changes. */
export function useUserName(): string | undefined {
  const { ports, store } = useRuntime()
  return useSyncExternalStore(
    listener => store.sub(profileAtom, listener),
    () => knownUserName({ ports, store }) || undefined,
  )
}
