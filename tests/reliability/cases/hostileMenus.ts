import { MenuError } from '../../../runtime/core/menu/assertMenuLimits.ts'
import { readMenu } from '../../../runtime/core/menu/readMenu.ts'
import { type MenuEntry, visibleMenu } from '../../../runtime/core/menu/visibleMenu.ts'
import { type MenuNode } from '../../../schemas/wire/menu.ts'
import { type Random } from '../../../src/sandbox/seed/random.ts'
import { type CaseResult, type FaultKind, runEach } from '../faultKind.ts'
import { hostileTexts } from '../hostileTexts.ts'

const base = 'https://legacy.example/oms'

export const kind: FaultKind = {
  name: 'hostileMenus',
  varied:
    'menus of every spelling (roots, attributes or elements, with or without `pages`) with hostile strings in every place; the same truncated, corrupted and deeply nested; entity bombs, HTML pages of proxies, prototype pollution',
  unit: 'menus',
  expected:
    'a valid menu is read correctly; any other is read or rejected with its error; no link leaves the legacy system',
  full: 5000,
  sample: 300,
  run: asked => runEach('hostileMenus', asked, tryMenu),
}

function tryMenu(random: Random, at: number): CaseResult {
  const nodes = someNodes(random, 3)
  const spelling = spellingOf(random)
  const good = menuText(nodes, spelling, random)
  if (at % 3 === 0) return { input: good, problem: differs(nodes, good) }
  const text = at % 3 === 1 ? garbled(good, random) : attack(random, good)
  return { input: text, problem: escapes(text) }
}

/** How a server may spell one and the same menu. */
interface Spelling {
  readonly roots: readonly [string, ...string[]]
  readonly asAttributes: boolean
  readonly inPages: boolean
  readonly declaration: string
}

function spellingOf(random: Random): Spelling {
  return {
    roots: random.pick([['menu'], ['nav'], ['pages'], ['config', 'nav'], ['response', 'data', 'menu']]),
    asAttributes: random.chance(0.5),
    inPages: random.chance(0.5),
    declaration: random.pick(['', '<?xml version="1.0" encoding="UTF-8"?>\n', '<!-- menu --> ']),
  }
}

/** The first has a label, which makes the document a menu; none of the texts is valid as a value where it is placed. */
function someNodes(random: Random, depth: number): MenuNode[] {
  return Array.from({ length: random.whole(1, 3) }, (_, at) => someNode(random, depth, at === 0))
}

function someNode(random: Random, depth: number, labelled: boolean): MenuNode {
  const some = (share: number) => (random.chance(share) ? textOf(random) : '')
  return {
    id: random.pick(['one', 'two', 'toString', 'hasOwnProperty', 'length', 'page']),
    label: labelled ? 'Label' : some(0.9),
    pages: depth > 0 && random.chance(0.5) ? someNodes(random, depth - 1) : [],
    resources: ['a', 'b', 'c'].filter(() => random.chance(0.3)),
    module: some(0.3),
    controller: some(0.3),
    action: some(0.4),
    params: ['p', 'q'].filter(() => random.chance(0.3)).map(name => [name, textOf(random)] as const),
    screen: random.pick(['list', 'gone', '']),
  }
}

function textOf(random: Random): string {
  return xmlText(random.pick(hostileTexts)).trim()
}

/** Without what XML cannot hold at all, not even as a reference. */
function xmlText(text: string): string {
  return text.toWellFormed().replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
}

function menuText(nodes: readonly MenuNode[], spelling: Spelling, random: Random): string {
  const { roots, declaration } = spelling
  const inside = nodes.map(node => nodeText(node, spelling, random)).join('')
  return declaration + roots.reduceRight((within, name) => `<${name}>${within}</${name}>`, inside)
}

function nodeText(node: MenuNode, spelling: Spelling, random: Random): string {
  const { id, label, pages, resources, params, screen, module, controller, action } = node
  const values = { label, resources: resources.join(','), module, controller, action, afroms_state: screen }
  const given = Object.entries(values).filter(([, text]) => text !== '')
  const attributes = spelling.asAttributes ? given : []
  const elements = spelling.asAttributes ? [] : given
  const inner = pages.map(page => nodeText(page, spelling, random)).join('')
  const inside = [
    ...elements.map(([name, text]) => `<${name}>${written(text, random)}</${name}>`),
    params.length > 0
      ? `<params>${params.map(([name, text]) => `<${name}>${written(text, random)}</${name}>`).join('')}</params>`
      : '',
    spelling.inPages && inner !== '' ? `<pages>${inner}</pages>` : inner,
  ].join('')
  const start = [id, ...attributes.map(([name, text]) => `${name}="${attribute(text)}"`)].join(' ')
  return `<${start}>${inside}</${id}>`
}

/** A document type is rejected at any position, so that none has to be searched for in CDATA. */
function written(text: string, random: Random): string {
  if (random.chance(0.2) && !/\]\]>|\r|<!doctype|<!entity/i.test(text)) return `<![CDATA[${text}]]>`
  return text.replace(/[&<>\r]/g, reference)
}

function attribute(text: string): string {
  return text.replace(/[&<>"'\t\r\n]/g, reference)
}

function reference(character: string): string {
  return `&#${character.codePointAt(0)};`
}

/** Cut, doubled, and with what breaks XML in between. */
function garbled(text: string, random: Random): string {
  let broken = text
  for (let cut = random.whole(1, 6); cut > 0; cut--) {
    const at = random.whole(0, broken.length)
    const piece = random.pick([
      '',
      '<',
      '>',
      '&',
      '</',
      '"',
      ']]>',
      '<![CDATA[',
      '\0',
      '<a>',
      '<pages>',
      ' label="x"',
    ])
    broken = broken.slice(0, at) + piece + broken.slice(at + random.whole(0, 12))
  }
  return broken
}

function attack(random: Random, good: string): string {
  const many = random.whole(10, 3000)
  return random.pick([
    () => `<!DOCTYPE menu [<!ENTITY a "${'x'.repeat(many)}">]><menu><a label="&a;"/></menu>`,
    () => `<menu>${'<a label="A">'.repeat(many)}${'</a>'.repeat(many)}</menu>`,
    () => `<menu>${'<a label="A"/>'.repeat(many * 10)}</menu>`,
    () => `<menu><a label="${'&#65;'.repeat(many)}"/></menu>`,
    () => `<menu>${'<a b="'.repeat(many)}`,
    () => `<menu>${'<!--'.repeat(many)}</menu>`,
    () => `<${random.pick(['__proto__', 'constructor', 'prototype'])} label="x"/>`,
    () => `<menu><a label="x" __proto__="y"><params><constructor>z</constructor></params></a></menu>`,
    () => `<html><head><title>${many}</title></head><body>${good}</body></html>`,
    () => `<!doctype html>\n${good}`,
    () => good + good,
    () => good.slice(0, Math.floor(good.length / 2)),
    () => JSON.stringify({ menu: good }),
    () => random.pick(hostileTexts),
    () => `<menu>${random.pick(hostileTexts)}</menu>`,
  ])()
}

function differs(nodes: readonly MenuNode[], text: string): string | undefined {
  try {
    const read = JSON.stringify(readMenu(text))
    return read === JSON.stringify(nodes) ? undefined : `was read as ${read.slice(0, 500)}`
  } catch (error) {
    return `was refused: ${String(error)}`
  }
}

function escapes(text: string): string | undefined {
  const before = Object.keys(Object.prototype).join()
  try {
    const held = new Set(['a', 'b', 'c'])
    const entries = all(visibleMenu(readMenu(text), held, base, name => name === 'list'))
    const stray = entries.find(({ link }) => link && !isSafe(link))
    if (stray) return `leads to ${JSON.stringify(stray.link)}`
  } catch (error) {
    if (!(error instanceof MenuError)) return `ended in ${String(error)}`
  }
  return Object.keys(Object.prototype).join() === before ? undefined : 'polluted the prototype of records'
}

function isSafe(link: NonNullable<MenuEntry['link']>): boolean {
  if ('screen' in link) return link.screen === 'list'
  return new URL(link.address).href.startsWith(`${base}/`)
}

function all(entries: readonly MenuEntry[]): MenuEntry[] {
  return entries.flatMap(entry => [entry, ...all(entry.entries)])
}
