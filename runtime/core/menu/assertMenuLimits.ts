/** Maximum length: about that of two thousand entries. */
const longest = 250_000
/** Maximum entries: more cannot be scanned by eye, and rendering them would block the page. */
const mostEntries = 2000
const mostTags = 20_000
/** Maximum nesting of elements; a level of the menu takes two. */
export const deepest = 40
/** Elements that are values of a node; any other element in it is a page. */
export const valueNames: ReadonlySet<string> = new Set([
  ...['id', 'label', 'pages', 'resource', 'resources', 'action', 'controller', 'module', 'params'],
  'afroms_state',
])
export const reservedNames: readonly string[] = ['__proto__', 'constructor', 'prototype']

/**
 * Throws a MenuError for a text that cannot be a menu, before it is parsed, so that a malicious one blocks
 * the page for at most a tenth of a second.
 */
export function assertMenuLimits(xml: string): void {
  if (xml.length > longest) throw new MenuError(`The menu is longer than ${longest} characters.`)
  if (/<!(?:doctype|entity)/i.test(xml)) throw new MenuError('The menu has a document type.')
  if (xml.split('<', mostTags + 2).length > mostTags + 1)
    throw new MenuError(`The menu has more than ${mostTags} tags.`)
  if (!beginsWithRoot(xml)) throw new MenuError('The menu does not begin with an element of its own.')
  countElements(xml)
}

/** Comments, CDATA and instructions; an end tag; a start tag: its name, and whether it is self-closing. */
const markup =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<(\/)|<([^\s/>!?]+)(?:"[^"<]*"|'[^'<]*'|[^<>"'])*?(\/)?>/g

function isEntry(name: string, open: readonly string[]): boolean {
  const parent = open.at(-1)
  if (parent === undefined || parent === 'params' || parent.startsWith('resource')) return false
  return parent === 'pages' || !valueNames.has(name)
}

/** Counts elements without checking that they are well-formed, which is left to the slower parser. */
function countElements(xml: string): void {
  const open: string[] = []
  let entries = 0
  for (const [, end, name, ended] of xml.matchAll(markup)) {
    if (end) open.pop()
    if (name === undefined) continue
    if (reservedNames.includes(name)) throw new MenuError(`The menu has an element "${name}".`)
    if (isEntry(name, open)) entries += 1
    if (entries > mostEntries) throw new MenuError(`The menu has more than ${mostEntries} entries.`)
    if (ended) continue
    open.push(name)
    if (open.length > deepest) throw new MenuError(`The menu is deeper than ${deepest} elements.`)
  }
}

/** Skips declaration, comments and white space: the first element identifies the page of a proxy. */
function beginsWithRoot(xml: string): boolean {
  let at = 0
  while (at >= 0) {
    at += spaceAt(xml, at)
    const [open, close] = asides.find(([start]) => xml.startsWith(start, at)) ?? []
    if (open === undefined || close === undefined)
      return /^<(?!html[\s/>])[^\s<>!?/]/i.test(xml.slice(at, at + 6))
    const end = xml.indexOf(close, at + open.length)
    at = end < 0 ? end : end + close.length
  }
  return false
}

function spaceAt(xml: string, at: number): number {
  const space = /\s*/y
  space.lastIndex = at
  return space.exec(xml)?.[0].length ?? 0
}

const asides = [
  ['<?', '?>'],
  ['<!--', '-->'],
] as const

/** The text is not a menu; the message is for the log, not for the user. */
export class MenuError extends Error {
  override readonly name = 'MenuError'
}
