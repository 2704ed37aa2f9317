import { useEffect, useRef } from 'react'
import { plainLink, type RenderLink } from './link.tsx'
import styles from './MenuBar.module.css'
import { type MenuBarEntry, MenuBarItem } from './MenuBarItem.tsx'
import { navigateMenu } from './navigateMenu.ts'

/**
 * The top navigation: links and dropdowns with submenus of any depth. Dropdowns open by click, arrow keys or
 * touch, and on hover if the entry says so.
 */
export function MenuBar({ entries, current, label, renderLink = plainLink }: MenuBarProps) {
  const bar = useRef<HTMLUListElement>(null)
  // If the entries do not fit, the bar scrolls: the current one must be visible.
  useEffect(() => {
    const place = bar.current?.closest('nav')?.parentElement
    if (current === undefined || !place || place.scrollWidth <= place.clientWidth) return
    const shown = bar.current?.querySelector(':scope > li > [aria-current]')
    shown?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])
  return (
    <nav aria-label={label}>
      <ul ref={bar} className={styles.bar} onKeyDown={event => navigateMenu(event, 'row')}>
        {entries.map(entry => (
          <MenuBarItem key={entry.id} entry={entry} current={current} renderLink={renderLink} depth={0} />
        ))}
      </ul>
    </nav>
  )
}

export interface MenuBarProps {
  entries: readonly MenuBarEntry[]
  /** The href of the current entry. */
  current?: string | undefined
  /** Accessible name of the navigation. */
  label: string
  /** Default: a plain `<a>`. */
  renderLink?: RenderLink | undefined
}
