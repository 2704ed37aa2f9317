import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { type MenuNode } from '../../../schemas/wire/menu.ts'
import { assertMenuLimits, deepest, MenuError, reservedNames, valueNames } from './assertMenuLimits.ts'

/**
 * The nodes of a menu text, in its order; `schemas/wire/menu.ts` shows the text. The specification fixes
 * neither root nor spelling: any single root is accepted, and nested roots; values are elements or
 * attributes; pages are in `pages` or directly in their parent. Throws a MenuError for a text without pages,
 * or one that is too long, too deeply nested, not well-formed, or has a document type, because a menu needs
 * no entities. Limits are checked before parsing.
 */
export function readMenu(xml: string): MenuNode[] {
  assertMenuLimits(xml)
  const roots = parse(xml)
  const [root] = roots
  if (!root || roots.length > 1) throw new MenuError('The menu has no single root.')
  const nodes = firstPages([root]).map(readNode)
  if (nodes.length === 0) throw new MenuError('The menu has no page.')
  return nodes
}

/** The pages of the outermost level that has any; levels above it are wrappers. */
function firstPages(level: readonly Element[]): readonly Element[] {
  if (level.length === 0) return []
  const wrapping = level.filter(element => pagesOf(element).some(isPage))
  if (wrapping.length > 0) return wrapping.flatMap(pagesOf)
  const single = level.filter(isPage)
  return single.length > 0 ? single : firstPages(level.flatMap(pagesOf))
}

/** The child elements that are not values; `pages` with a label is itself a page. */
function pagesOf(element: Element): readonly Element[] {
  const inside = element.children.filter(({ name }) => !valueNames.has(name))
  const wrapped = element.children.filter(({ name }) => name === 'pages')
  const own = element.name === 'pages' && !isPage(element) ? element.children : inside
  return [...own, ...wrapped.flatMap(pages => (isPage(pages) ? [pages] : pages.children))]
}

function isPage(element: Element): boolean {
  return value(element, 'label') !== ''
}

function readNode(element: Element): MenuNode {
  const of = (name: string) => value(element, name)
  const id = of('id')
  return {
    // Other characters could make an id equal to a numbered id of `visibleMenu`.
    id: /^[\w.-]+$/.test(id) ? id : element.name,
    label: of('label'),
    pages: pagesOf(element).map(readNode),
    resources: [...namesIn(element, 'resource'), ...namesIn(element, 'resources')],
    module: of('module'),
    controller: of('controller'),
    action: of('action'),
    params: paramsIn(child(element, 'params')),
    screen: of('afroms_state'),
  }
}

function child({ children }: Element, name: string): Element | undefined {
  return children.find(candidate => candidate.name === name)
}

/** The text of the element of this name, else the attribute; empty if both are missing. */
function value(element: Element, name: string): string {
  return child(element, name)?.text || (element.attributes.get(name) ?? '')
}

/** A comma-separated list, or one name in each child element. */
function namesIn(element: Element, name: string): string[] {
  const texts = [value(element, name), ...(child(element, name)?.children ?? []).map(({ text }) => text)]
  return texts
    .flatMap(text => text.split(','))
    .map(text => text.trim())
    .filter(text => text !== '')
}

/** Each parameter is an attribute, an element, or an element with its name and value as attributes. */
function paramsIn(params: Element | undefined): MenuNode['params'] {
  if (!params) return []
  const elements = params.children.map(({ name, text, attributes }) => {
    const key = attributes.get('name') ?? name
    return [key, attributes.get('value') ?? text] as const
  })
  return [...params.attributes, ...elements]
}

interface Element {
  readonly name: string
  /** Trimmed. */
  readonly text: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly Element[]
}

function parse(xml: string): Element[] {
  try {
    // The parser returns an empty record for invalid input, so validate first.
    const wellFormed = XMLValidator.validate(xml)
    if (wellFormed !== true)
      throw new MenuError(`The menu is not well-formed: ${wellFormed.err.msg.slice(0, 200)}`)
    return elementsOf(new XMLParser(options).parse(xml), 0)
  } catch (cause) {
    throw cause instanceof MenuError ? cause : new MenuError('The menu cannot be read.', { cause })
  }
}

/**
 * Keeps order and texts: `007` stays a text, and no element name becomes a property. The parser leaves
 * numeric references, so all are decoded here in one pass; CDATA has none and is kept apart.
 */
const attributeNamePrefix = '@_'
const options = {
  preserveOrder: true,
  processEntities: false,
  cdataPropName: '#cdata',
  ignoreDeclaration: true,
  ignorePiTags: true,
  parseTagValue: false,
  trimValues: false,
  ignoreAttributes: false,
  attributeNamePrefix,
  maxNestedTags: deepest,
  // The parser would rename `toString` to `__toString`; here names are never properties.
  onDangerousProperty: (name: string) => name,
}

function elementsOf(list: unknown, depth: number): Element[] {
  if (!Array.isArray(list)) throw new MenuError('The menu cannot be read.')
  if (depth > deepest) throw new MenuError(`The menu is deeper than ${deepest} elements.`)
  return list.flatMap((entry: Readonly<Record<string, unknown>>) => {
    const name = Object.keys(entry).find(key => key !== ':@') ?? '#text'
    if (name === '#text' || name === '#cdata') return []
    if (reservedNames.includes(name)) throw new MenuError(`The menu has an element "${name}".`)
    const children = elementsOf(entry[name], depth + 1)
    return [{ name, text: textOf(entry[name]), attributes: attributesOf(entry[':@']), children }]
  })
}

function attributesOf(given: unknown): ReadonlyMap<string, string> {
  const named = typeof given === 'object' && given !== null ? Object.entries(given) : []
  return new Map(
    named.map(([name, text]) => [name.slice(attributeNamePrefix.length), decode(String(text)).trim()]),
  )
}

/** Text around comments and CDATA is split into several parts. */
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

/** An invalid reference is kept as written. */
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
