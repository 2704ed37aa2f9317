import { type MenuEntry } from '../../../../../runtime/core/menu/visibleMenu.ts'

export interface FrameEntry {
  readonly id: string
  readonly label: string
  readonly href: string | undefined
  readonly hover: true
  readonly entries: readonly FrameEntry[]
}

export function frameEntries(
  entries: readonly MenuEntry[],
  pathOf: (screen: string) => string,
): FrameEntry[] {
  return entries.map(({ id, label, link, entries: inner }) => ({
    id,
    label,
    href: link && ('address' in link ? link.address : pathOf(link.screen)),
    hover: true,
    entries: frameEntries(inner, pathOf),
  }))
}

export function leadsTo(entry: FrameEntry, href: string): boolean {
  return entry.href === href || entry.entries.some(inner => leadsTo(inner, href))
}
