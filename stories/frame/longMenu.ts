import { type MenuNode } from '../../schemas/wire/menu.ts'
import { menu } from '../fixtures/menu.ts'

/** The menu with labels that do not fit. */
export const longMenu: readonly MenuNode[] = menu.map(long)

function long(node: MenuNode): MenuNode {
  return {
    ...node,
    label: `${node.label} of the collection partners and their reconciliations`,
    pages: node.pages.map(long),
  }
}
