import { type MenuNode } from '../../../schemas/wire/menu.ts'
import { encodeSegment } from '../path.ts'

/** Where a menu entry leads: a screen of the console, or an address of the legacy system. */
type MenuLink =
  | { readonly screen: string; readonly params: Readonly<Record<string, string>> }
  | { readonly address: string }

export interface MenuEntry {
  /** Unique in the whole menu. */
  readonly id: string
  readonly label: string
  /** Absent: the entry leads nowhere; a group never leads anywhere (its '#' of spec 1 §2). */
  readonly link?: MenuLink
  readonly entries: readonly MenuEntry[]
}

/**
 * The menu that a user sees (spec 1 §2, §5, §6): nodes without a label, without a held resource, groups without an
 * accessible child, and top-level nodes that hold and lead to nothing are left out. A leaf that names a screen which the
 * console lacks leads to the legacy system when it has an action, and is left out when it has none.
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
  // Without a place in the legacy system it is a group, and one without an accessible child is hidden (spec 1 §5).
  const isEntry = node.screen === '' && (node.module !== '' || node.controller !== '')
  return isEntry ? { id, label: node.label, entries: [] } : undefined
}

function legacy(node: MenuNode, base: string): string {
  const parts = [node.module, node.controller, node.action].filter(part => part !== '')
  const path = [...parts, ...node.params.flat()].map(encodeSegment).join('/')
  return `${base.replace(/\/+$/, '')}/${path}`
}

/** No element of the XML has a `~` in its name, so a counted id meets no other. */
function unusedId(id: string, uses: Map<string, number>): string {
  const count = (uses.get(id) ?? 0) + 1
  uses.set(id, count)
  return count === 1 ? id : `${id}~${count}`
}
