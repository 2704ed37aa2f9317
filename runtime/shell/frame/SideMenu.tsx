import { lazy, type ReactElement, Suspense } from 'react'
import { NavigationTree } from '../../ui/NavigationTree.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { chunk } from '../calls/lazy.ts'
import { SafeArea } from '../SafeArea.tsx'
import { renderLink } from './ScreenLink.tsx'
import styles from './SideMenu.module.css'
import { type FrameMenu } from './useFrameMenu.ts'

const MenuFailure = lazy(async () => ({
  default: (await chunk(() => import('../menu/MenuFailure.tsx'))).MenuFailure,
}))

/** The tree of the area that is open; outside of all areas, all of them. */
export function SideMenu({ menu: { areas, area, current, failed } }: { menu: FrameMenu }): ReactElement {
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
      <SafeArea>
        <Suspense>
          <MenuFailure />
        </Suspense>
      </SafeArea>
    )
  }
  return (
    <>
      {area && <div className={styles.area}>{area.label}</div>}
      <NavigationTree
        label={area?.label ?? 'All areas'}
        entries={area && area.entries.length > 0 ? area.entries : areas}
        current={current}
        renderLink={renderLink}
      />
    </>
  )
}
