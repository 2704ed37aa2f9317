/** A menu of two thousand entries is about this long. */
const longest = 250_000
/** Entries that a menu may have: more cannot be searched by eye, and rendering them would block the page. */
const mostEntries = 2000
const mostTags = 20_000
/** Elements inside each other; a level of the menu takes two. */
export const deepest = 40
/** The values of a node; each other element in it is a page. */
export const valueNames: ReadonlySet<string> = new Set([
  ...['id', 'label', 'pages', 'resource', 'resources', 'action', 'controller', 'module', 'params'],
  'afroms_state',
])
export const reservedNames: readonly string[] = ['__proto__', 'constructor', 'prototype']

/**
 * Throws a MenuError for a text that cannot be a menu, before anything of it is parsed: a hostile one must not hold up the
 * page for more than a tenth of a second.
 */
export function assertMenuLimits(xml: string): void {
  if (xml.length > longest) throw new MenuError(`The menu is longer than ${longest} characters.`)
  if (/<!(?:doctype|entity)/i.test(xml)) throw new MenuError('The menu has a document type.')
  if (xml.split('<', mostTags + 2).length > mostTags + 1)
    throw new MenuError(`The menu has more than ${mostTags} tags.`)
  if (!beginsWithRoot(xml)) throw new MenuError('The menu does not begin with an element of its own.')
  countElements(xml)
}

/** Comments, CDATA and instructions; an end; a beginning with its name, and whether it is the end as well. */
const markup =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<(\/)|<([^\s/>!?]+)(?:"[^"<]*"|'[^'<]*'|[^<>"'])*?(\/)?>/g

function isEntry(name: string, open: readonly string[]): boolean {
  const parent = open.at(-1)
  if (parent === undefined || parent === 'params' || parent.startsWith('resource')) return false
  return parent === 'pages' || !valueNames.has(name)
}

/** Goes over the elements without asking whether they are well-formed: that is the parser's, which needs its time. */
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

/** Looks past declaration, comments and white space: the page of a proxy is known by its first element. */
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

/** The menu text is no menu; the message says why, for the log rather than for the user. */
export class MenuError extends Error {
  override readonly name = 'MenuError'
}
