import { memo, type ReactElement, type ReactNode } from 'react'
import { type RouteEntry } from '../../../schemas/index.ts'
import { AppFrame } from '../../ui/AppFrame.tsx'
import { useRuntime } from '../RuntimeContext.tsx'
import { useShell } from '../ShellContext.ts'
import { type RequestedAddress } from '../screen/ScreenContext.tsx'
import { GlobalDialogs } from '../services/GlobalDialogs.tsx'
import styles from './Brand.module.css'
import { ScreenLink } from './ScreenLink.tsx'
import { SideMenu } from './SideMenu.tsx'
import { TopBar } from './TopBar.tsx'
import { useFrameMenu } from './useFrameMenu.ts'

const key = 'console.menu'

/** Top bar, left menu and main area. Without sign-in only the brand is shown. */
export const Frame = memo(function Frame(props: FrameProps): ReactElement {
  const { entry, params, asked, signedIn, children } = props
  const { memory } = useRuntime().ports.browser
  const menu = useFrameMenu(asked?.entry ?? entry, asked?.params ?? params)
  // Users without permissions have no menu. Until it is known its column is kept, so that the page does not shift.
  const hasMenu = menu.areas === undefined || menu.failed || menu.areas.length > 0
  if (!signedIn) return <AppFrame brand={<Brand />}>{children}</AppFrame>
  return (
    <AppFrame
      brand={<Brand />}
      top={<TopBar menu={menu} />}
      start={hasMenu ? <SideMenu menu={menu} /> : undefined}
      startOpen={memory.get(key) !== 'closed'}
      onStartOpenChange={open => (open ? memory.remove(key) : memory.set(key, 'closed'))}
    >
      {children}
      <GlobalDialogs />
    </AppFrame>
  )
})

interface FrameProps {
  /** The screen inside; undefined until it is known. */
  readonly entry: RouteEntry | undefined
  /** Its path parameters. */
  readonly params?: Readonly<Record<string, string>> | undefined
  /** The requested screen, if a failure screen is shown: the menus stay those of its area. */
  readonly asked?: RequestedAddress | undefined
  readonly signedIn: boolean
  readonly children: ReactNode
}

/** Logo, name and venture code of the configuration; links to home. */
function Brand(): ReactElement {
  const { configuration, pathOf, settings } = useShell()
  const { applicationName, logo, ventureCode } = configuration
  return (
    <ScreenLink className={styles.brand} href={pathOf(settings.screens.home)}>
      {logo !== undefined && <img className={styles.logo} src={logo} alt="" />}
      <span dir="auto" className={styles.name}>
        {applicationName}
      </span>
      <span className={styles.venture}>{ventureCode}</span>
    </ScreenLink>
  )
}
