import { useAtomValue } from 'jotai'
import { type CompiledBlockOf } from '../../core/compile/compiled.ts'
import { isRecordVisit, type PaletteScreen, paletteScreen } from '../../core/palette/screens.ts'
import { ScreenLink } from '../../shell/frame/ScreenLink.tsx'
import { visits } from '../../shell/palette/visits.ts'
import { useRuntime } from '../../shell/RuntimeContext.tsx'
import { profileAtom } from '../../shell/session/profileAtom.ts'
import { useResources } from '../../shell/session/resources.ts'
import { type BlockKindOf } from '../kinds.ts'
import styles from './recent.module.css'
import { Section } from './Section.tsx'

/** Links to recently opened records. */
export const kind: BlockKindOf<'recent'> = { View }

function View({ block }: { block: CompiledBlockOf<'recent'> }) {
  const records = useRecentRecords()
  if (records.length === 0) return null
  return (
    <Section heading={block.heading}>
      <ul className={styles.records}>
        {records.map(({ path, title, place }) => (
          <li key={path}>
            <ScreenLink className={styles.link} href={path}>
              {title}
            </ScreenLink>
            {place.length > 0 && <span className={styles.place}>{place.join(' › ')}</span>}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The records that the user has opened in this browser, newest first. */
function useRecentRecords(): PaletteScreen[] {
  const runtime = useRuntime()
  const { routes, settings, store } = runtime
  const resources = useResources()
  // The owner is known once the profile is loaded.
  useAtomValue(profileAtom, { store })
  const holder = { routes, resources, home: settings.screens.home }
  return visits(runtime)
    .filter(isRecordVisit)
    .flatMap(visit => paletteScreen(holder, visit) ?? [])
}
