import { decodeReferences } from './decodeReferences.ts'
import { MenuError } from './menuError.ts'

/** An element without its attributes, which mean nothing in a menu. */
export interface MenuElement {
  readonly name: string
  /** Without the white space around it; references decoded, CDATA as it is. */
  readonly text: string
  readonly children: readonly MenuElement[]
}

/** Called with the name of an element and of the one around it, before anything in it is read; throws when it is too much. */
export type Admit = (name: string, parent: string | undefined, depth: number) => void

/**
 * The root of a well-formed text, in one pass: no name becomes a property, and what is too much ends the reading where it
 * stands. The text must have no document type, so a reference to an entity of its own is a text. Throws a MenuError for
 * what is not well-formed.
 */
export function readElements(xml: string, admit: Admit): MenuElement {
  const open: Draft[] = []
  let root: Draft | undefined
  let at = xml.startsWith('\uFEFF') ? 1 : 0
  const beginning = at
  while (at < xml.length) {
    const around = open.at(-1)
    if (!xml.startsWith('<', at)) {
      const end = endOfText(xml, at)
      addText(around, decodeReferences(xml.slice(at, end)))
      at = end
    } else if (xml.startsWith('!', at + 1) || xml.startsWith('?', at + 1)) {
      const { kind, text, end } = asideAt(xml, at)
      if (kind === 'data') addText(around, text, true)
      if (kind === 'instruction' && !(at === beginning ? /^[a-z_]/i : /^(?!xml\b)[a-z_]/i).test(text))
        throw malformed(`the instruction at ${at} has no name, or is a declaration`)
      at = end
    } else {
      const { closes, opens, attributes, end } = tagAt(xml, at)
      at = end
      if (closes !== undefined) {
        if (open.pop()?.name !== closes) throw malformed(`</${closes}> closes another element`)
        continue
      }
      if (root && !around) throw malformed('it has two roots')
      refuseTwice(attributes)
      admit(opens, around?.name, open.length + 1)
      const element = new Draft(opens)
      around?.children.push(element)
      root ??= element
      if (!xml.startsWith('/>', at - 2)) open.push(element)
    }
  }
  if (!root || open.length > 0) throw malformed('an element is not closed')
  return root
}

class Draft implements MenuElement {
  readonly name: string
  readonly children: Draft[] = []
  pieces = ''

  constructor(name: string) {
    this.name = name
  }

  get text(): string {
    return this.pieces.trim()
  }
}

function malformed(why: string): MenuError {
  return new MenuError(`The menu is not well-formed: ${why.slice(0, 200)}.`)
}

function endOfText(xml: string, at: number): number {
  const end = xml.indexOf('<', at)
  return end < 0 ? xml.length : end
}

/** Text around comments and CDATA comes in pieces. */
function addText(element: Draft | undefined, text: string, always = false): void {
  if (element) element.pieces += text
  else if (always || text.trim() !== '') throw malformed('text stands outside of the root')
}

const asides = [
  ['<!--', '-->', 'comment'],
  ['<![CDATA[', ']]>', 'data'],
  ['<?', '?>', 'instruction'],
] as const

/** What is no element: its text, and the place after it. */
function asideAt(xml: string, at: number) {
  for (const [begin, close, kind] of asides) {
    if (!xml.startsWith(begin, at)) continue
    const end = xml.indexOf(close, at + begin.length)
    if (end >= 0) return { kind, text: xml.slice(at + begin.length, end), end: end + close.length }
  }
  throw malformed(`what begins at ${at} does not end`)
}

/** The names of XML, without those beyond its first plane. */
const start =
  ':A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD'
const name = `[${start}][${start}\\-.\\d\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*`
const attribute = `\\s+(${name})\\s*=\\s*(?:"[^"<]*"|'[^'<]*')`
const tag = new RegExp(`</(${name})\\s*>|<(${name})((?:${attribute})*)\\s*/?>`, 'y')

const attributeNames = new RegExp(attribute, 'g')

/** The tag there, which closes an element or opens one, and the place after it. */
function tagAt(xml: string, at: number) {
  tag.lastIndex = at
  const [whole, closes, opens = '', attributes = ''] = tag.exec(xml) ?? []
  if (whole === undefined) throw malformed(`the tag at ${at} is none`)
  return { closes, opens, attributes, end: at + whole.length }
}

function refuseTwice(attributes: string): void {
  if (attributes === '') return
  const names = Array.from(attributes.matchAll(attributeNames), ([, found]) => found)
  if (new Set(names).size < names.length) throw malformed('an element has an attribute twice')
}
