import { type CompiledBlockOf } from '../../core/compile/compiled.ts'
import { messages } from '../../core/messages.ts'
import { ScreenLink } from '../../shell/frame/ScreenLink.tsx'
import { Message } from '../../ui/Message.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { type BlockKindOf } from '../kinds.ts'
import { Section } from './Section.tsx'
import styles from './screens.module.css'
import { type ScreenGroup, useScreenGroups } from './useScreenGroups.ts'

/** Links to the screens that the user may open, grouped as in the menu. */
export const kind: BlockKindOf<'screens'> = { View }

function View({ block }: { block: CompiledBlockOf<'screens'> }) {
  const groups = useScreenGroups(block.under)
  // The message is the whole page, so no heading is needed.
  if (groups?.length === 0) return <Message icon="empty" heading={block.empty ?? messages.empty} />
  return (
    <Section heading={block.heading}>
      {groups ? (
        <div className={styles.groups}>
          {groups.map(group => (
            <Group key={group.label} {...group} inSection={block.heading !== undefined} />
          ))}
        </div>
      ) : (
        <Skeleton width="16rem" />
      )}
    </Section>
  )
}

/** Inside a section that has a heading, the groups are no landmarks of their own: another block may have their name. */
function Group({ label, links, inSection }: ScreenGroup & { inSection: boolean }) {
  const [Region, Label] = inSection ? (['div', 'h3'] as const) : (['section', 'h2'] as const)
  return (
    <Region className={styles.group} aria-label={inSection ? undefined : label}>
      {label !== '' && <Label className={styles.label}>{label}</Label>}
      <ul className={styles.links}>
        {links.map(link => (
          <li key={link.key}>
            {link.outside ? (
              <a className={styles.link} href={link.href}>
                {link.label}
              </a>
            ) : (
              <ScreenLink className={styles.link} href={link.href}>
                {link.label}
              </ScreenLink>
            )}
            {link.under !== '' && <span className={styles.under}>{link.under}</span>}
          </li>
        ))}
      </ul>
    </Region>
  )
}
