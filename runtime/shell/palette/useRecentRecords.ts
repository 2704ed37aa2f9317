import { useAtomValue } from 'jotai'
import { isRecordVisit, type PaletteScreen, paletteScreen } from '../../core/palette/screens.ts'
import { useRuntime } from '../RuntimeContext.tsx'
import { profileAtom } from '../session/profileAtom.ts'
import { useResources } from '../useResources.ts'
import { visits } from './visits.ts'

/** The records that the user has opened in this browser, the newest first. */
export function useRecentRecords(): PaletteScreen[] {
  const runtime = useRuntime()
  const { routes, settings, store } = runtime
  const resources = useResources()
  // Whose they are is known with the profile.
  useAtomValue(profileAtom, { store })
  const holder = { routes, resources, home: settings.screens.home }
  return visits(runtime)
    .filter(isRecordVisit)
    .flatMap(visit => paletteScreen(holder, visit) ?? [])
}
