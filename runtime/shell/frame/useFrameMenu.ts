import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { type RouteEntry } from '../../../schemas/index.ts'
import { breadcrumbs } from '../../core/breadcrumbs.ts'
import { type MenuEntry } from '../../core/menu/visibleMenu.ts'
import { fillPath } from '../../core/path.ts'
import { menuAtom, useMenu } from '../menu/useMenu.ts'
import { useShell } from '../ShellContext.ts'

export interface FrameMenu {
  /** All areas. Undefined: the menu is loading. */
  readonly areas: readonly MenuLinkEntry[] | undefined
  /** The area of the open screen; undefined for a screen outside of the menu. */
  readonly area: MenuLinkEntry | undefined
  /** Address of the menu entry of the open screen, else of the nearest screen above it. */
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

/** A menu entry with its address, as the menus of the design system expect it. */
interface MenuLinkEntry {
  readonly id: string
  readonly label: string
  /** Undefined: no link. A path opens a screen, a full address leaves the console. */
  readonly href: string | undefined
  /** Dropdowns open on hover (spec 1 §2); menu nodes have no class, so this applies to all. */
  readonly hover: true
  readonly entries: readonly MenuLinkEntry[]
}

/**
 * The entries with their addresses; `pathOf` returns the path of a screen, `page` is the address of the page:
 * a legacy system at the same origin is still another page.
 */
function menuLinks(
  entries: readonly MenuEntry[],
  pathOf: (screen: string, params: Readonly<Record<string, string>>) => string,
  page: string,
): MenuLinkEntry[] {
  return entries.map(({ id, label, link, entries: inner }) => ({
    id,
    label,
    href: link && ('address' in link ? new URL(link.address, page).href : pathOf(link.screen, link.params)),
    hover: true,
    entries: menuLinks(inner, pathOf, page),
  }))
}

/** Whether an entry or one below it links to this address. */
function leadsTo(entry: MenuLinkEntry, href: string): boolean {
  return entry.href === href || entry.entries.some(inner => leadsTo(inner, href))
}
