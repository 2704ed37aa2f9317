import { lazy, type ReactElement, Suspense } from 'react'
import { drawerQuery } from '../../ui/drawerQuery.ts'
import { NavigationTree } from '../../ui/NavigationTree.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useMediaQuery } from '../../ui/useMediaQuery.ts'
import { chunk } from '../calls/lazy.ts'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { renderLink } from './ScreenLink.tsx'
import styles from './SideMenu.module.css'
import { type FrameMenu } from './useFrameMenu.ts'

const MenuFailure = lazy(async () => ({
  default: (await chunk(() => import('../menu/MenuFailure.tsx'))).MenuFailure,
}))

/** The tree of the open area; outside of all areas, and in a drawer, all areas. */
export function SideMenu({ menu: { areas, area, current, failed } }: { menu: FrameMenu }): ReactElement {
  const drawer = useMediaQuery(drawerQuery)
  if (!areas) {
    return (
      <div className={styles.wait}>
        <Skeleton width="60%" />
        <Skeleton width="80%" />
        <Skeleton width="70%" />
      </div>
    )
  }
  if (failed) {
    return (
      <ErrorBoundary>
        <Suspense>
          <MenuFailure />
        </Suspense>
      </ErrorBoundary>
    )
  }
  const all = drawer || !area || area.entries.length === 0
  return (
    <>
      {area && !drawer && <div className={styles.area}>{area.label}</div>}
      <NavigationTree
        label={all ? 'All areas' : area.label}
        entries={all ? areas : area.entries}
        current={current}
        renderLink={renderLink}
      />
    </>
  )
}
