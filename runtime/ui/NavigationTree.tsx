import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import { plainLink, type RenderLink } from './link.tsx'
import styles from './NavigationTree.module.css'

/** The left menu: links in collapsible groups. The groups around the current page are initially open. */
export function NavigationTree({ entries, current, label, renderLink = plainLink }: NavigationTreeProps) {
  return (
    <nav aria-label={label} className={styles.tree}>
      <Level entries={entries} current={current} renderLink={renderLink} depth={0} />
    </nav>
  )
}

function Level({ entries, depth, ...rest }: LevelProps) {
  return (
    <ul className={styles.level} data-depth={depth}>
      {entries.map(entry => (
        <li key={entry.id}>
          {entry.entries.length === 0 ? (
            <Leaf entry={entry} {...rest} />
          ) : (
            <Group entry={entry} depth={depth} {...rest} />
          )}
        </li>
      ))}
    </ul>
  )
}

function Leaf({
  entry,
  current,
  renderLink,
}: Pick<LevelProps, 'current' | 'renderLink'> & { entry: NavigationEntry }) {
  if (entry.href === undefined) return <span className={styles.text}>{entry.label}</span>
  const here = entry.href === current
  return renderLink({
    href: entry.href,
    className: styles.line,
    'aria-current': here ? 'page' : undefined,
    children: entry.label,
  })
}

function Group({
  entry,
  depth,
  current,
  renderLink,
}: Omit<LevelProps, 'entries'> & { entry: NavigationEntry }) {
  const leads = leadsTo(entry, current)
  const [toggled, setToggled] = useState<boolean>()
  // A group that contains the current page opens by itself, until the user toggles it.
  const open = toggled ?? leads
  const entries = entry.href === undefined ? entry.entries : [{ ...entry, entries: [] }, ...entry.entries]
  return (
    <>
      <button
        type="button"
        className={styles.line}
        aria-current={leads ? 'true' : undefined}
        aria-expanded={open}
        onClick={() => setToggled(!open)}
      >
        {entry.label}
        <ChevronRight aria-hidden="true" />
      </button>
      {open && <Level entries={entries} depth={depth + 1} current={current} renderLink={renderLink} />}
    </>
  )
}

const leadsTo = (entry: NavigationEntry, current: string | undefined): boolean =>
  current !== undefined && (entry.href === current || entry.entries.some(child => leadsTo(child, current)))

/** An entry of a menu: a link, a group, or both. Without href and entries it is plain text. */
interface NavigationEntry {
  id: string
  label: string
  href?: string | undefined
  entries: readonly NavigationEntry[]
}

export interface NavigationTreeProps {
  entries: readonly NavigationEntry[]
  /** The href of the current entry. */
  current?: string | undefined
  /** Accessible name of the navigation. */
  label: string
  /** Default: a plain `<a>`. */
  renderLink?: RenderLink | undefined
}

interface LevelProps {
  entries: readonly NavigationEntry[]
  depth: number
  current: string | undefined
  renderLink: RenderLink
}
