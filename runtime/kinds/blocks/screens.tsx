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
  return <Section heading={block.heading}>{picture(groups, block.empty ?? messages.empty)}</Section>
}

function picture(groups: readonly ScreenGroup[] | undefined, empty: string) {
  if (!groups) return <Skeleton width="16rem" />
  if (groups.length === 0) return <Message icon="empty" heading={empty} />
  return (
    <div className={styles.groups}>
      {groups.map(group => (
        <Group key={group.label} {...group} />
      ))}
    </div>
  )
}

function Group({ label, links }: ScreenGroup) {
  return (
    <section className={styles.group} aria-label={label}>
      {label !== '' && <h2 className={styles.label}>{label}</h2>}
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
    </section>
  )
}
