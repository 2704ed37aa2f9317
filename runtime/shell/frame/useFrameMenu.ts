import { useMemo } from 'react'
import { type RouteEntry } from '../../../schemas/index.ts'
import { breadcrumbs } from '../../core/breadcrumbs.ts'
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
}

/** The menus of the frame round a screen. */
export function useFrameMenu(entry: RouteEntry | undefined): FrameMenu {
  const { routes, settings, pathOf } = useShell()
  const menu = useMenu()
  return useMemo(() => {
    const areas = menu && menuLinks(menu, pathOf)
    const way = entry ? breadcrumbs(routes, entry.name, settings.screens.home).slice(1).reverse() : []
    const paths = way.flatMap(({ name }) => routes.find(route => route.name === name)?.path ?? [])
    const current = paths.find(path => areas?.some(area => leadsTo(area, path)))
    const area = areas?.find(candidate => current !== undefined && leadsTo(candidate, current))
    return { areas, area, current }
  }, [menu, pathOf, routes, settings, entry])
}
