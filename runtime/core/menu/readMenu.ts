import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { type MenuNode } from '../../../schemas/wire/menu.ts'
import { MenuError } from './menuError.ts'
import { deepest, refuseAtAGlance, reservedNames } from './refuseAtAGlance.ts'

/**
 * The nodes of a menu text, in its order; `schemas/wire/menu.ts` shows the text. Throws a MenuError for text that is too
 * long, too deep, not well-formed, or no menu, and for a document type: a menu has no use for entities of its own. What
 * can be refused at a glance is refused before anything is parsed.
 */
export function readMenu(xml: string): MenuNode[] {
  refuseAtAGlance(xml)
  const roots = parse(xml)
  const [root] = roots
  if (!root || roots.length > 1 || root.name !== 'menu')
    throw new MenuError('The menu has no element "menu".')
  return root.children.map(readNode)
}

function readNode(element: Element): MenuNode {
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
function namesIn(element: Element | undefined): string[] {
  const texts = element ? [element.text, ...element.children.map(child => child.text)] : []
  return texts
    .flatMap(text => text.split(','))
    .map(name => name.trim())
    .filter(name => name !== '')
}

interface Element {
  readonly name: string
  /** Without the white space around it. */
  readonly text: string
  readonly children: readonly Element[]
}

function parse(xml: string): Element[] {
  try {
    // The parser itself makes an empty record of rubbish, so the validator goes first.
    const wellFormed = XMLValidator.validate(xml)
    if (wellFormed !== true)
      throw new MenuError(`The menu is not well-formed: ${wellFormed.err.msg.slice(0, 200)}`)
    return elementsOf(new XMLParser(options).parse(xml), 0)
  } catch (cause) {
    throw cause instanceof MenuError ? cause : new MenuError('The menu cannot be read.', { cause })
  }
}

/**
 * In order, texts untouched: `007` stays a text, and no name of an element becomes a property. The parser leaves numeric
 * references alone, so all of them are decoded here, in one pass; texts in CDATA come apart because they hold none.
 */
const options = {
  preserveOrder: true,
  processEntities: false,
  cdataPropName: '#cdata',
  ignoreDeclaration: true,
  ignorePiTags: true,
  parseTagValue: false,
  trimValues: false,
  maxNestedTags: deepest,
  // The parser would write `toString` as `__toString`; here no name becomes a property.
  onDangerousProperty: (name: string) => name,
}

function elementsOf(list: unknown, depth: number): Element[] {
  if (!Array.isArray(list)) throw new MenuError('The menu cannot be read.')
  if (depth > deepest) throw new MenuError(`The menu is deeper than ${deepest} elements.`)
  return list.flatMap((entry: Readonly<Record<string, unknown>>) => {
    const name = Object.keys(entry).find(key => key !== ':@') ?? '#text'
    if (name === '#text' || name === '#cdata') return []
    if (reservedNames.includes(name)) throw new MenuError(`The menu has an element "${name}".`)
    return [{ name, text: textOf(entry[name]), children: elementsOf(entry[name], depth + 1) }]
  })
}

/** Text around comments and CDATA comes in pieces. */
function textOf(list: unknown): string {
  if (!Array.isArray(list)) return ''
  const pieces = list.map((entry: Readonly<Record<string, unknown>>) =>
    '#cdata' in entry ? plain(entry['#cdata']) : decode(String(entry['#text'] ?? '')),
  )
  return pieces.join('').trim()
}

function plain(cdata: unknown): string {
  const pieces = Array.isArray(cdata) ? cdata : []
  return pieces.map((entry: Readonly<Record<string, unknown>>) => String(entry['#text'] ?? '')).join('')
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** A reference that means no character stays as it is written. */
function decode(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi,
    (written, dec, hex, name) => {
      if (name !== undefined) return named[name] ?? written
      const point = dec === undefined ? Number.parseInt(hex, 16) : Number(dec)
      const isCharacter = point > 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff)
      return isCharacter ? String.fromCodePoint(point) : written
    },
  )
}
