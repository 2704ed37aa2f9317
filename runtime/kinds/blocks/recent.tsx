import { type CompiledBlockOf } from '../../core/compile/compiled.ts'
import { ScreenLink } from '../../shell/frame/ScreenLink.tsx'
import { useRecentRecords } from '../../shell/palette/useRecentRecords.ts'
import { type BlockKindOf } from '../kinds.ts'
import styles from './recent.module.css'
import { Section } from './Section.tsx'

/** Links to the records that the user has opened lately. */
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
