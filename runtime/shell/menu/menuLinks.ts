import { type MenuEntry } from '../../core/menu/visibleMenu.ts'

/** A menu entry with the address it leads to, as the menus of the design system take it. */
export interface MenuLinkEntry {
  readonly id: string
  readonly label: string
  /** Undefined: it leads nowhere. */
  readonly href: string | undefined
  /** Dropdowns open when pointed at (spec 1 §2). */
  readonly hover: true
  readonly entries: readonly MenuLinkEntry[]
}

/** The entries with their addresses; `pathOf` gives the path of a screen. */
export function menuLinks(
  entries: readonly MenuEntry[],
  pathOf: (screen: string, params: Readonly<Record<string, string>>) => string,
): MenuLinkEntry[] {
  return entries.map(({ id, label, link, entries: inner }) => ({
    id,
    label,
    href: link && ('address' in link ? link.address : pathOf(link.screen, link.params)),
    hover: true,
    entries: menuLinks(inner, pathOf),
  }))
}

/** Whether an entry or one below it leads to this address. */
export function leadsTo(entry: MenuLinkEntry, href: string): boolean {
  return entry.href === href || entry.entries.some(inner => leadsTo(inner, href))
}
