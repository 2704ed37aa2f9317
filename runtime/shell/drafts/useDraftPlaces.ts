import { useAtomValue } from 'jotai'
import { useRuntime } from '../RuntimeContext.tsx'
import { knownUser } from '../session/knownUser.ts'
import { profileAtom } from '../session/profileAtom.ts'
import { draftPlaces } from './draftStore.ts'
import { useLivingTabs } from './useLivingTabs.ts'

/** The ends of the places that begin with `start` and hold a draft for this tab, newest first; read at every drawing. */
export function useDraftPlaces(start: string): readonly string[] {
  const runtime = useRuntime()
  useAtomValue(profileAtom, { store: runtime.store })
  const user = knownUser(runtime)
  const living = useLivingTabs(user, start)
  return draftPlaces(runtime, user, living)
    .filter(place => place.startsWith(start))
    .map(place => place.slice(start.length))
}
