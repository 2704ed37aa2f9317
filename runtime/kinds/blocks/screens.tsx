import { useAtomValue } from 'jotai'
import { type CompiledBlockOf } from '../../core/compile/compiled.ts'
import { type MenuEntry, visibleMenu } from '../../core/menu/visibleMenu.ts'
import { messages } from '../../core/messages.ts'
import { type PathOfScreen, ScreenLink, useScreenLink } from '../../shell/frame/ScreenLink.tsx'
import { menuAtom } from '../../shell/menu/useMenu.ts'
import { useRuntime } from '../../shell/RuntimeContext.tsx'
import { useResources } from '../../shell/session/resources.ts'
import { Message } from '../../ui/Message.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { type BlockKindOf } from '../kinds.ts'
import { Section } from './Section.tsx'
import styles from './screens.module.css'

/** Links to the permitted screens, grouped as in the menu. */
export const kind: BlockKindOf<'screens'> = { View }

function View({ block }: { block: CompiledBlockOf<'screens'> }) {
  const groups = useScreenGroups(block.under)
  const empty = block.empty ?? messages.empty
  // The message fills the page.
  if (groups?.length === 0 && block.heading === undefined) return <Message icon="empty" heading={empty} />
  return (
    <Section heading={block.heading}>
      {groups?.length === 0 ? (
        <Message icon="empty" heading={empty} level={3} />
      ) : groups ? (
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

/** Inside a section with a heading the groups are no landmarks, because another block may use their names. */
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

interface ScreenGroup {
  /** Label of the top entry of the menu; empty: none. */
  readonly label: string
  readonly links: readonly GroupLink[]
}

interface GroupLink {
  readonly key: string
  readonly label: string
  /** Labels of the menus between the group and the link; empty: none. */
  readonly under: string
  readonly href: string
  /** True: the address of another system. */
  readonly outside: boolean
}

/**
 * The permitted screens: grouped as in the menu, or only those whose parent is `under`, in the order and with
 * the labels of the menu, then those missing from it. Without a menu those directly below home. Undefined
 * while the menu is loading.
 */
function useScreenGroups(under: string | undefined): readonly ScreenGroup[] | undefined {
  const { configuration, routes, settings, store } = useRuntime()
  const menu = useAtomValue(menuAtom, { store })
  const resources = useResources()
  const screenLink = useScreenLink()
  const { home } = settings.screens
  if (menu === undefined) return undefined
  const hasScreen = (name: string) => routes.some(route => route.name === name)
  const inMenu = grouped(visibleMenu(menu ?? [], resources, configuration.legacyBase, hasScreen), screenLink)
  if (under === undefined && menu) return inMenu
  const parent = under ?? home
  const below = routes.filter(
    route =>
      (route.parent || home) === parent &&
      route.name !== home &&
      route.access !== 'public' &&
      !route.path.includes('{'),
  )
  const titled = below.flatMap(({ name, title }) => screenOf(name, title, screenLink))
  const named = inMenu
    .flatMap(group => group.links)
    .filter(({ href }) => titled.some(link => link.href === href))
  const others = titled.filter(({ href }) => !named.some(link => link.href === href))
  const links = [...named, ...others]
  return links.length > 0 ? [{ label: '', links }] : []
}

function grouped(entries: readonly MenuEntry[], screenLink: PathOfScreen): ScreenGroup[] {
  const groups = entries.map(entry => ({
    label: entry.entries.length > 0 ? entry.label : '',
    links: linksOf(entry, [], screenLink),
  }))
  return groups.filter(group => group.links.length > 0)
}

function linksOf(entry: MenuEntry, above: readonly string[], screenLink: PathOfScreen): GroupLink[] {
  if (entry.entries.length > 0) {
    return entry.entries.flatMap(child =>
      linksOf(child, child.entries.length > 0 ? [...above, child.label] : above, screenLink),
    )
  }
  const { id: key, label, link } = entry
  if (!link) return []
  const shown = { key, label, under: above.join(' › ') }
  if ('address' in link) return [{ ...shown, href: link.address, outside: true }]
  const href = screenLink(link.screen, link.params)
  return href === undefined ? [] : [{ ...shown, href, outside: false }]
}

function screenOf(name: string, title: string, screenLink: PathOfScreen): GroupLink[] {
  const href = screenLink(name)
  return href === undefined || title === ''
    ? []
    : [{ key: name, label: title, under: '', href, outside: false }]
}
