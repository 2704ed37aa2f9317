import LogOut from 'lucide-react/icons/log-out'
import UserRound from 'lucide-react/icons/user-round'
import { lazy, type ReactElement, Suspense } from 'react'
import { offersSearch } from '../../core/access/permissions.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { chunk } from '../calls/lazy.ts'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { NotificationsButton } from '../notifications/NotificationsButton.tsx'
import { useShell } from '../ShellContext.ts'
import { firstRows } from '../screen/startGrids.ts'
import { SearchButton } from '../search/SearchButton.tsx'
import { useResources } from '../session/resources.ts'
import { whenIdle } from '../whenIdle.ts'
import { renderLink } from './ScreenLink.tsx'
import styles from './TopBar.module.css'
import { type FrameMenu } from './useFrameMenu.ts'

const MenuBar = lazy(async () => ({ default: (await chunk(() => import('../../ui/MenuBar.tsx'))).MenuBar }))
/** Loaded after the first rows, with the profile. */
const AccountMenu = lazy(async () => {
  await firstRows()
  await whenIdle()
  return { default: (await chunk(() => import('../account/AccountMenu.tsx'))).AccountMenu }
})

/** The areas as dropdowns, and the configured entries in their order (spec 2 §2.1). */
export function TopBar({ menu: { areas, current } }: { menu: FrameMenu }): ReactElement {
  const shell = useShell()
  const { configuration, pathOf, settings } = shell
  const resources = useResources()
  const entries = configuration.topMenu.split(',')
  const searches = offersSearch(configuration.search, resources, shell)
  return (
    <>
      <div className={styles.areas}>
        {areas && areas.length > 0 && (
          <ErrorBoundary>
            <Suspense>
              <MenuBar label="Areas" entries={areas} current={current} renderLink={renderLink} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
      <div className={styles.tools}>
        {entries.map(entry => {
          if (entry === 'search') return searches && <SearchButton key={entry} />
          if (entry === 'notifications') return <NotificationsButton key={entry} />
          if (entry === 'account') return <Account key={entry} />
          if (entry !== 'logout') return null
          return (
            <ButtonLink
              key={entry}
              variant="quiet"
              icon={<LogOut aria-hidden="true" />}
              href={pathOf(settings.screens.logout)}
              renderLink={renderLink}
            >
              <span className={styles.word}>Sign out</span>
            </ButtonLink>
          )
        })}
      </div>
    </>
  )
}

/** Reserves its space while loading. */
function Account(): ReactElement {
  const place = <IconButton label="Account" icon={<UserRound aria-hidden="true" />} disabled />
  return (
    <ErrorBoundary>
      <Suspense fallback={place}>
        <AccountMenu />
      </Suspense>
    </ErrorBoundary>
  )
}
