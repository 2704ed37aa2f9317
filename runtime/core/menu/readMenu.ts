import { type MenuNode } from '../../../schemas/wire/menu.ts'
import { MenuError } from './menuError.ts'
import { type MenuElement, readElements } from './readElements.ts'
import { mostEntries, refuseAtAGlance } from './refuseAtAGlance.ts'

export { MenuError }

/** Elements inside each other; a level of the menu takes two. */
const deepest = 40
const reservedNames: readonly string[] = ['__proto__', 'constructor', 'prototype']

/**
 * The nodes of a menu text, in its order; `schemas/wire/menu.ts` shows the text. Throws a MenuError for text that is too
 * long, too deep, not well-formed, or no menu, and for a document type: a menu has no use for entities of its own. It is
 * thrown where the first fault stands, so that a hostile text does not hold up the page.
 */
export function readMenu(xml: string): MenuNode[] {
  refuseAtAGlance(xml)
  let entries = 0
  const root = readElements(xml, (name, parent, depth) => {
    if (depth === 1 && name !== 'menu') throw new MenuError('The menu has no element "menu".')
    if (depth > deepest) throw new MenuError(`The menu is deeper than ${deepest} elements.`)
    if (reservedNames.includes(name)) throw new MenuError(`The menu has an element "${name}".`)
    if (depth === 2 || parent === 'pages') entries += 1
    if (entries > mostEntries) throw new MenuError(`The menu has more than ${mostEntries} entries.`)
  })
  return root.children.map(readNode)
}

function readNode(element: MenuElement): MenuNode {
  const child = (name: string) => element.children.find(candidate => candidate.name === name)
  const text = (name: string) => child(name)?.text ?? ''
  return {
    id: element.name,
    label: text('label'),
    pages: child('pages')?.children.map(readNode) ?? [],
    resources: [...namesIn(child('resource')), ...namesIn(child('resources'))],
    module: text('module'),
    controller: text('controller'),
    action: text('action'),
    params: child('params')?.children.map(param => [param.name, param.text] as const) ?? [],
    screen: text('afroms_state'),
  }
}

/** A comma-separated list, or one name in each child element. */
function namesIn(element: MenuElement | undefined): string[] {
  const texts = element ? [element.text, ...element.children.map(child => child.text)] : []
  return texts
    .flatMap(text => text.split(','))
    .map(name => name.trim())
    .filter(name => name !== '')
}
