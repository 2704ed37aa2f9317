import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { type RouteEntry } from '../../../schemas/index.ts'
import { breadcrumbs } from '../../core/breadcrumbs.ts'
import { fillPath } from '../../core/path.ts'
import { menuAtom } from '../menu/menuAtom.ts'
import { leadsTo, type MenuLinkEntry, menuLinks } from '../menu/menuLinks.ts'
import { useMenu } from '../menu/useMenu.ts'
import { useShell } from '../ShellContext.ts'

export interface FrameMenu {
  /** All areas. Undefined: the menu has not arrived. */
  readonly areas: readonly MenuLinkEntry[] | undefined
  /** The area of the open screen; undefined on a screen outside of the menu. */
  readonly area: MenuLinkEntry | undefined
  /** Address of the menu entry that stands for the open screen: its own, else that of the nearest screen above it. */
  readonly current: string | undefined
  /** True: the menu could not be loaded. */
  readonly failed: boolean
}

/** The menus of the frame round a screen with these path parameters. */
export function useFrameMenu(
  entry: RouteEntry | undefined,
  params: Readonly<Record<string, string>> = noParams,
): FrameMenu {
  const { routes, settings, pathOf, ports, store } = useShell()
  const menu = useMenu()
  const failed = useAtomValue(menuAtom, { store }) === null
  return useMemo(() => {
    const areas = menu && menuLinks(menu, pathOf, ports.browser.address())
    const way = entry ? breadcrumbs(routes, entry.name, settings.screens.home).slice(1).reverse() : []
    const paths = way.flatMap(({ name }) => routes.find(route => route.name === name)?.path ?? [])
    const current = paths
      .map(path => fillPath(path, params))
      .find(path => areas?.some(area => leadsTo(area, path)))
    const area = areas?.find(candidate => current !== undefined && leadsTo(candidate, current))
    return { areas, area, current, failed }
  }, [menu, failed, pathOf, ports, routes, settings, entry, params])
}

const noParams = {}
