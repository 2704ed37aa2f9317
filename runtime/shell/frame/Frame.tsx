import { memo, type ReactElement, type ReactNode } from 'react'
import { type RouteEntry } from '../../../schemas/index.ts'
import { AppFrame } from '../../ui/AppFrame.tsx'
import { useRuntime } from '../RuntimeContext.tsx'
import { LateServices } from '../services/LateServices.tsx'
import { Brand } from './Brand.tsx'
import { SideMenu } from './SideMenu.tsx'
import { TopBar } from './TopBar.tsx'
import { useFrameMenu } from './useFrameMenu.ts'

const key = 'console.menu'

/** Top bar, left menu and main area. Who is not signed in sees the brand alone. */
export const Frame = memo(function Frame({ entry, params, signedIn, children }: FrameProps): ReactElement {
  const { memory } = useRuntime().ports.browser
  const menu = useFrameMenu(entry, params)
  // Whoever may open nothing has no menu; behind a public screen nobody knows yet whether the session is honoured.
  const hasMenu = menu.areas ? menu.failed || menu.areas.length > 0 : entry?.access !== 'public'
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
      <LateServices />
    </AppFrame>
  )
})

interface FrameProps {
  /** The screen inside; undefined before any is known. */
  readonly entry: RouteEntry | undefined
  /** Its path parameters. */
  readonly params?: Readonly<Record<string, string>> | undefined
  readonly signedIn: boolean
  readonly children: ReactNode
}
