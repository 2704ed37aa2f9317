import { useLocation } from 'react-router'
import { viewAt } from '../../../../core/views/pinnedViews.ts'
import { ScreenLink } from '../../../../shell/frame/ScreenLink.tsx'
import { type usePinnedViews } from '../../../../shell/views/pinnedViews.ts'
import styles from './ViewLinks.module.css'

/** The pinned views of a list, above its rows. */
export function ViewLinks({ views }: { views: ReturnType<typeof usePinnedViews> }) {
  const { pathname, search } = useLocation()
  const open = viewAt(views, pathname, search)
  return (
    <nav className={styles.bar} aria-label="Pinned views">
      {views.map(view => (
        <ScreenLink
          key={view.search}
          className={styles.link}
          href={view.path + view.search}
          aria-current={view === open ? 'page' : undefined}
        >
          {view.label}
          {view.isDefault && <span className={styles.note}>Default</span>}
        </ScreenLink>
      ))}
    </nav>
  )
}
