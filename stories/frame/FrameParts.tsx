import { type ReactElement } from 'react'
import { SideMenu } from '../../runtime/shell/frame/SideMenu.tsx'
import { TopBar } from '../../runtime/shell/frame/TopBar.tsx'
import { useFrameMenu } from '../../runtime/shell/frame/useFrameMenu.ts'
import { useRuntime } from '../../runtime/shell/RuntimeContext.tsx'

export interface PartProps {
  /** Name of the open screen. */
  readonly screen: string
}

/** The top bar as the frame holds it. */
export function TopBarPart({ screen }: PartProps): ReactElement {
  return (
    <header style={{ display: 'flex', alignItems: 'center', gap: 'var(--space-3)' }}>
      <TopBar menu={useMenuOf(screen)} />
    </header>
  )
}

/** The left menu as the frame holds it. */
export function SideMenuPart({ screen }: PartProps): ReactElement {
  return (
    <div style={{ inlineSize: '15rem' }}>
      <SideMenu menu={useMenuOf(screen)} />
    </div>
  )
}

function useMenuOf(screen: string) {
  const { routes } = useRuntime()
  return useFrameMenu(routes.find(route => route.name === screen))
}
