import { type MenuEntry } from '../../core/menu/visibleMenu.ts'

/** A menu entry with the address it leads to, as the menus of the design system take it. */
export interface MenuLinkEntry {
  readonly id: string
  readonly label: string
  /** Undefined: it leads nowhere. A path leads to a screen, a full address out of the console. */
  readonly href: string | undefined
  /** Dropdowns open when pointed at (spec 1 §2); a node of the menu has no class, so all of them are such. */
  readonly hover: true
  readonly entries: readonly MenuLinkEntry[]
}

/**
 * The entries with their addresses; `pathOf` gives the path of a screen, `page` is the address of the page: a legacy
 * system at its own origin is another page all the same.
 */
export function menuLinks(
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

/** Whether an entry or one below it leads to this address. */
export function leadsTo(entry: MenuLinkEntry, href: string): boolean {
  return entry.href === href || entry.entries.some(inner => leadsTo(inner, href))
}
