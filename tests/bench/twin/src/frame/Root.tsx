import { paths } from 'virtual:others'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { Link, Outlet, useNavigation } from 'react-router'
import { visibleMenu } from '../../../../../runtime/core/menu/visibleMenu.ts'
import brand from '../../../../../runtime/shell/frame/Brand.module.css'
import progress from '../../../../../runtime/shell/frame/Progress.module.css'
import side from '../../../../../runtime/shell/frame/SideMenu.module.css'
import { AppFrame } from '../../../../../runtime/ui/AppFrame.tsx'
import { NavigationTree } from '../../../../../runtime/ui/NavigationTree.tsx'
import { Skeleton } from '../../../../../runtime/ui/Skeleton.tsx'
import { configuration } from '../configuration.ts'
import { resourcesAtom } from '../session/guard.ts'
import { menuAtom } from '../session/menu.ts'
import { type FrameEntry, frameEntries, leadsTo } from './entries.ts'
import { renderLink } from './renderLink.tsx'
import { TopBar } from './TopBar.tsx'

const key = 'console.menu'
const list = '/finance/refunds'

/** Top bar, left menu and main area round the screen. */
export function Root() {
  const areas = useAreas()
  return (
    <>
      <Progress />
      <AppFrame
        brand={<Brand />}
        top={<TopBar areas={areas} current={list} />}
        start={<SideMenu areas={areas} />}
        startOpen={localStorage.getItem(key) !== 'closed'}
        onStartOpenChange={open =>
          open ? localStorage.removeItem(key) : localStorage.setItem(key, 'closed')
        }
      >
        <Outlet />
      </AppFrame>
    </>
  )
}

function useAreas(): readonly FrameEntry[] | undefined {
  const nodes = useAtomValue(menuAtom)
  const resources = useAtomValue(resourcesAtom)
  return useMemo(() => {
    if (!nodes) return undefined
    const visible = visibleMenu(nodes, resources, configuration().legacyBase, screen => screen in screens)
    return frameEntries(visible, screen => screens[screen] ?? '/')
  }, [nodes, resources])
}

/** Where an entry of the menu leads. */
const screens: Readonly<Record<string, string>> = {
  ...Object.fromEntries(paths.map(([name, path]) => [name, path])),
  'finance-refunds': list,
}

function Progress() {
  if (useNavigation().state === 'idle') return null
  return <div className={progress.progress} role="progressbar" aria-label="Loading..." />
}

function Brand() {
  const { applicationName, logo, ventureCode } = configuration()
  return (
    <Link className={brand.brand} to="/">
      {logo !== undefined && <img className={brand.logo} src={logo} alt="" />}
      <span className={brand.name}>{applicationName}</span>
      <span className={brand.venture}>{ventureCode}</span>
    </Link>
  )
}

function SideMenu({ areas }: { areas: readonly FrameEntry[] | undefined }) {
  if (!areas) {
    return (
      <div className={side.wait}>
        <Skeleton width="60%" />
        <Skeleton width="80%" />
        <Skeleton width="70%" />
      </div>
    )
  }
  const area = areas.find(entry => leadsTo(entry, list))
  return (
    <>
      {area && <div className={side.area}>{area.label}</div>}
      <NavigationTree
        label={area?.label ?? 'All areas'}
        entries={area?.entries ?? areas}
        current={list}
        renderLink={renderLink}
      />
    </>
  )
}
