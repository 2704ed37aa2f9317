import { Menu as Parts } from '@base-ui/react/menu'
import { Menubar } from '@base-ui/react/menubar'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { plainLink, type RenderLink } from './link.tsx'
import styles from './MenuBar.module.css'

/** The top navigation: links and dropdowns, with submenus as deep as the entries go. Import it lazily. */
export function MenuBar({ entries, current, label, renderLink = plainLink }: MenuBarProps) {
  return (
    <Menubar className={styles.bar} aria-label={label} modal={false}>
      {entries.map(entry => (
        <Top key={entry.id} entry={entry} current={current} renderLink={renderLink} />
      ))}
    </Menubar>
  )
}

function Top({ entry, current, renderLink }: EntryProps) {
  const here = leadsTo(entry, current)
  if (entry.entries.length === 0 && entry.href !== undefined) {
    const { href } = entry
    // A trigger whose menu never opens: it takes its turn among the arrow keys of the bar.
    return (
      <Parts.Root open={false}>
        <Parts.Trigger
          className={styles.top}
          nativeButton={false}
          data-here={here || undefined}
          render={props => (
            <>
              {renderLink({
                ...props,
                href,
                'aria-current': here ? 'page' : undefined,
                'aria-haspopup': undefined,
                'aria-expanded': undefined,
                role: 'menuitem',
              })}
            </>
          )}
        >
          {entry.label}
        </Parts.Trigger>
      </Parts.Root>
    )
  }
  return (
    <Parts.Root>
      <Parts.Trigger
        className={styles.top}
        data-here={here || undefined}
        openOnHover={entry.hover === true}
        delay={80}
      >
        {entry.label}
        <ChevronDown aria-hidden="true" />
      </Parts.Trigger>
      <List entry={entry} current={current} renderLink={renderLink} sideOffset={6} />
    </Parts.Root>
  )
}

function List({ entry, current, renderLink, sideOffset }: EntryProps & { sideOffset: number }) {
  const entries = entry.href === undefined ? entry.entries : [{ ...entry, entries: [] }, ...entry.entries]
  return (
    <Parts.Portal>
      <Parts.Positioner className={styles.positioner} sideOffset={sideOffset} align="start">
        <Parts.Popup className={styles.popup}>
          {entries.map(child => (
            <Entry key={child.id} entry={child} current={current} renderLink={renderLink} />
          ))}
        </Parts.Popup>
      </Parts.Positioner>
    </Parts.Portal>
  )
}

function Entry({ entry, current, renderLink }: EntryProps) {
  const { href } = entry
  if (entry.entries.length > 0) {
    return (
      <Parts.SubmenuRoot>
        <Parts.SubmenuTrigger className={styles.item} data-here={leadsTo(entry, current) || undefined}>
          <span className={styles.label}>{entry.label}</span>
          <ChevronRight aria-hidden="true" />
        </Parts.SubmenuTrigger>
        <List entry={entry} current={current} renderLink={renderLink} sideOffset={0} />
      </Parts.SubmenuRoot>
    )
  }
  if (href === undefined) {
    return (
      <Parts.Item className={styles.item} disabled>
        {entry.label}
      </Parts.Item>
    )
  }
  return (
    <Parts.LinkItem
      className={styles.item}
      closeOnClick
      data-here={href === current || undefined}
      aria-current={href === current ? 'page' : undefined}
      render={props => <>{renderLink({ ...props, href })}</>}
    >
      {entry.label}
    </Parts.LinkItem>
  )
}

const leadsTo = (entry: MenuBarEntry, current: string | undefined): boolean =>
  current !== undefined && (entry.href === current || entry.entries.some(child => leadsTo(child, current)))

/** An entry of a menu: a link, a group, or both. Without href and entries it cannot be chosen. */
export interface MenuBarEntry {
  id: string
  label: string
  href?: string | undefined
  /** The dropdown opens when pointed at, not only when pressed. Default false. */
  hover?: boolean | undefined
  entries: readonly MenuBarEntry[]
}

export interface MenuBarProps {
  entries: readonly MenuBarEntry[]
  /** The href of the entry that is open. */
  current?: string | undefined
  /** Names the navigation. */
  label: string
  /** Default: a plain `<a>`. */
  renderLink?: RenderLink | undefined
}

interface EntryProps {
  entry: MenuBarEntry
  current: string | undefined
  renderLink: RenderLink
}
