import { describe, expect, it } from 'vitest'
import { MenuError } from '../../../runtime/core/menu/assertMenuLimits.ts'
import { readMenu } from '../../../runtime/core/menu/readMenu.ts'
import { type MenuEntry, visibleMenu } from '../../../runtime/core/menu/visibleMenu.ts'
import { type MenuNode } from '../../../schemas/wire/menu.ts'
import { naughty } from '../naughty.ts'
import { pick, seeded } from '../random.ts'

const held = ['a', 'b']
const base = 'https://legacy.example/oms'

function randomNode(random: () => number, depth: number): MenuNode {
  const some = <T>(chance: number, value: T, other: T) => (random() < chance ? value : other)
  const text = () => pick(random, naughty).trim()
  const resources = ['a', 'b', 'c', 'd'].filter(() => random() < 0.3)
  return {
    id: pick(random, ['one', 'two', 'three', 'toString', 'length']),
    label: some(0.1, '', some(0.5, 'Label', text())),
    pages:
      depth > 0 && random() < 0.5
        ? Array.from({ length: Math.floor(random() * 4) }, () => randomNode(random, depth - 1))
        : [],
    resources,
    module: some(0.3, text(), ''),
    controller: some(0.3, text(), ''),
    action: some(0.4, text(), ''),
    params: Array.from({ length: Math.floor(random() * 3) }, (_, at) => [`p${at}`, text()] as const),
    screen: some(0.4, pick(random, ['list', 'gone']), ''),
  }
}

const written = (text: string) => text.replace(/[&<>\r]/g, character => `&#${character.codePointAt(0) ?? 0};`)
const tag = (name: string, content: string) => `<${name}>${content}</${name}>`

function write(nodes: readonly MenuNode[]): string {
  return nodes
    .map(({ id, label, pages, resources, params, screen, ...parts }) =>
      tag(
        id,
        [
          tag('label', written(label)),
          resources.length > 0 ? tag('resources', resources.join(',')) : '',
          ...Object.entries(parts).map(([name, value]) => tag(name, written(value))),
          params.length > 0
            ? tag('params', params.map(([key, value]) => tag(key, written(value))).join(''))
            : '',
          tag('afroms_state', screen),
          pages.length > 0 ? tag('pages', write(pages)) : '',
        ].join(''),
      ),
    )
    .join('')
}

const menus = Array.from({ length: 150 }, (_, seed) => {
  const random = seeded(seed)
  const nodes = Array.from({ length: 1 + Math.floor(random() * 4) }, () => randomNode(random, 4))
  // Without any label it is no menu.
  return nodes.map((node, at) => (at === 0 ? { ...node, label: 'First' } : node))
})
const see = (nodes: readonly MenuNode[], resources = held) =>
  visibleMenu(nodes, new Set(resources), base, name => name === 'list')
const all = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap(entry => [entry, ...all(entry.entries)])

describe('random menus', () => {
  it('are unchanged after writing and reading', () => {
    for (const nodes of menus) expect(readMenu(tag('menu', write(nodes)))).toEqual(nodes)
  })

  it('show no entry without a label, and no group without an entry', () => {
    for (const entry of menus.flatMap(nodes => all(see(nodes)))) {
      expect(entry.label).not.toBe('')
      expect(entry.link !== undefined && entry.entries.length > 0).toBe(false)
    }
    for (const entry of menus.flatMap(nodes => see(nodes))) {
      expect(entry.link !== undefined || entry.entries.length > 0).toBe(true)
    }
  })

  it('give every entry a unique id', () => {
    for (const nodes of menus) {
      const ids = all(see(nodes)).map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  it('never show less with more resources', () => {
    for (const nodes of menus) {
      const [none, some, most] = [[], held, ['a', 'b', 'c', 'd']].map(
        resources => all(see(nodes, resources)).length,
      )
      expect(none).toBeLessThanOrEqual(some ?? 0)
      expect(some).toBeLessThanOrEqual(most ?? 0)
    }
  })

  it('link to existing screens or to the legacy system', () => {
    for (const { link } of menus.flatMap(nodes => all(see(nodes)))) {
      if (!link) continue
      if ('screen' in link) expect(link.screen).toBe('list')
      else expect(new URL(link.address).href.startsWith(`${base}/`)).toBe(true)
    }
  })
})

describe('randomly damaged menus', () => {
  it('are read or throw a MenuError, never another error', () => {
    for (const [seed, nodes] of menus.entries()) {
      const random = seeded(seed + 1000)
      let xml = tag('menu', write(nodes))
      for (let cut = 0; cut < 5; cut += 1) {
        const at = Math.floor(random() * xml.length)
        const length = Math.floor(random() * 12)
        xml =
          xml.slice(0, at) +
          pick(random, ['', '<', '>', '&', '</', '"', ']]>', '\u0000', '<a>']) +
          xml.slice(at + length)
        try {
          expect(Array.isArray(readMenu(xml))).toBe(true)
        } catch (error) {
          expect(error).toBeInstanceOf(MenuError)
        }
      }
    }
    expect(Object.keys(Object.prototype)).toEqual([])
  })
})
