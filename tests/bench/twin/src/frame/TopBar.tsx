import LogOut from 'lucide-react/icons/log-out'
import { lazy, Suspense } from 'react'
import styles from '../../../../../runtime/shell/frame/TopBar.module.css'
import { ButtonLink } from '../../../../../runtime/ui/ButtonLink.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { type FrameEntry } from './entries.ts'
import { NotificationsButton } from './NotificationsButton.tsx'
import { renderLink } from './renderLink.tsx'
import { SearchButton } from './SearchButton.tsx'

const MenuBar = lazy(async () => ({
  default: (await import('../../../../../runtime/ui/MenuBar.tsx')).MenuBar,
}))

/** The areas as dropdowns, and the tools. */
export function TopBar({ areas, current }: { areas: readonly FrameEntry[] | undefined; current: string }) {
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
        <SearchButton />
        <NotificationsButton />
        <AccountMenu />
        <ButtonLink
          variant="quiet"
          icon={<LogOut aria-hidden="true" />}
          href="/logout"
          renderLink={renderLink}
        >
          <span className={styles.word}>Sign out</span>
        </ButtonLink>
      </div>
    </>
  )
}
