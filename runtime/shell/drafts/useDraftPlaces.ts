import { useAtomValue } from 'jotai'
import { useRuntime } from '../RuntimeContext.tsx'
import { knownUser } from '../session/knownUser.ts'
import { profileAtom } from '../session/profileAtom.ts'
import { draftPlaces } from './draftStore.ts'

/** The ends of the places that begin with `start` and hold a draft of the user, newest first; read at every drawing. */
export function useDraftPlaces(start: string): readonly string[] {
  const runtime = useRuntime()
  useAtomValue(profileAtom, { store: runtime.store })
  return draftPlaces(runtime, knownUser(runtime))
    .filter(place => place.startsWith(start))
    .map(place => place.slice(start.length))
}
