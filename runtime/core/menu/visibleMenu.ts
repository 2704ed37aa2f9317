import { type MenuNode } from '../../../schemas/wire/menu.ts'
import { encodeSegment } from '../path.ts'

/** The link of a menu entry: a screen of the console, or an address of the legacy system. */
type MenuLink =
  | { readonly screen: string; readonly params: Readonly<Record<string, string>> }
  | { readonly address: string }

export interface MenuEntry {
  /** Unique in the whole menu. */
  readonly id: string
  readonly label: string
  /** Absent: no link; groups never have one (the '#' of spec 1 §2). */
  readonly link?: MenuLink
  readonly entries: readonly MenuEntry[]
}

/**
 * The menu of a user (spec 1 §2, §5, §6), without nodes that lack a label or a held resource, groups without
 * an accessible child, and top-level nodes without children or link. A leaf whose screen the console lacks
 * links to the legacy system if it has an action, and is left out otherwise.
 */
export function visibleMenu(
  nodes: readonly MenuNode[],
  resources: ReadonlySet<string>,
  legacyBase: string,
  hasScreen: (name: string) => boolean,
): MenuEntry[] {
  const view = { resources, legacyBase, hasScreen }
  return entriesOf(nodes, '', view).filter(entry => entry.link !== undefined || entry.entries.length > 0)
}

interface View {
  readonly resources: ReadonlySet<string>
  readonly legacyBase: string
  readonly hasScreen: (name: string) => boolean
}

function entriesOf(nodes: readonly MenuNode[], above: string, view: View): MenuEntry[] {
  const uses = new Map<string, number>()
  return nodes.flatMap(node => {
    const id = unusedId(above + node.id, uses)
    const entry = entryOf(node, id, view)
    return entry ? [entry] : []
  })
}

function entryOf(node: MenuNode, id: string, view: View): MenuEntry | undefined {
  if (node.label === '') return undefined
  if (node.resources.length > 0 && !node.resources.some(name => view.resources.has(name))) return undefined
  if (node.pages.length > 0) {
    const entries = entriesOf(node.pages, `${id}/`, view)
    return entries.length > 0 ? { id, label: node.label, entries } : undefined
  }
  if (node.screen !== '' && view.hasScreen(node.screen)) {
    return {
      id,
      label: node.label,
      entries: [],
      link: { screen: node.screen, params: Object.fromEntries(node.params) },
    }
  }
  if (node.action !== '')
    return { id, label: node.label, entries: [], link: { address: legacy(node, view.legacyBase) } }
  // Without a legacy address it is a group; groups without an accessible child are hidden (spec 1 §5).
  const isEntry = node.screen === '' && (node.module !== '' || node.controller !== '')
  return isEntry ? { id, label: node.label, entries: [] } : undefined
}

function legacy(node: MenuNode, base: string): string {
  const parts = [node.module, node.controller, node.action].filter(part => part !== '')
  const path = [...parts, ...node.params.flat()].map(encodeSegment).join('/')
  return `${base.replace(/\/+$/, '')}/${path}`
}

/** XML element names have no `~`, so a numbered id is unique. */
function unusedId(id: string, uses: Map<string, number>): string {
  const count = (uses.get(id) ?? 0) + 1
  uses.set(id, count)
  return count === 1 ? id : `${id}~${count}`
}
