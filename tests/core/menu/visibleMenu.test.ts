import { describe, expect, it } from 'vitest'
import { type MenuEntry, visibleMenu } from '../../../runtime/core/menu/visibleMenu.ts'
import { deepFreeze } from '../../../runtime/core/objects.ts'
import { type MenuNode } from '../../../schemas/wire/menu.ts'
import { naughty } from '../naughty.ts'

const node = (changes: Partial<MenuNode> = {}): MenuNode => ({
  id: 'x',
  label: 'X',
  pages: [],
  resources: [],
  module: '',
  controller: '',
  action: '',
  params: [],
  screen: 'list',
  ...changes,
})
const group = (pages: readonly MenuNode[], changes: Partial<MenuNode> = {}) =>
  node({ id: 'g', label: 'G', screen: '', pages, ...changes })
const see = (
  nodes: readonly MenuNode[],
  held: readonly string[] = [],
  base = 'https://legacy.example/oms/',
) => visibleMenu(deepFreeze(structuredClone(nodes)), new Set(held), base, name => name === 'list')
const labels = (entries: readonly MenuEntry[]): unknown[] =>
  entries.map(entry => (entry.entries.length > 0 ? [entry.label, labels(entry.entries)] : entry.label))

describe('visibleMenu', () => {
  it('shows an item only if the user holds at least one of its listed resources', () => {
    const nodes = [
      node({ label: 'Open' }),
      node({ label: 'One', resources: ['a'] }),
      node({ label: 'Any', resources: ['b', 'a'] }),
    ]
    expect(labels(see(nodes))).toEqual(['Open'])
    expect(labels(see(nodes, ['a']))).toEqual(['Open', 'One', 'Any'])
    expect(labels(see(nodes, ['b']))).toEqual(['Open', 'Any'])
  })

  it('removes menus without a label, with all their entries', () => {
    expect(see([node({ label: '' }), group([node()], { label: '' })])).toEqual([])
  })

  it('hides a sub-menu group when no child is accessible, and drops such a top-level group', () => {
    const shut = node({ label: 'Shut', resources: ['a'] })
    const nodes = [
      group([group([shut], { label: 'Inner' }), node()]),
      group([group([shut])], { label: 'Outer' }),
    ]
    expect(labels(see(nodes))).toEqual([['G', ['X']]])
    expect(labels(see(nodes, ['a']))).toEqual([
      ['G', [['Inner', ['Shut']], 'X']],
      ['Outer', [['G', ['Shut']]]],
    ])
  })

  it('checks the resources of a group too', () => {
    expect(see([group([node()], { resources: ['a'] })])).toEqual([])
  })

  it('removes empty menus at every level', () => {
    const empty = node({ label: 'Nothing', screen: '' })
    expect(see([empty])).toEqual([])
    expect(labels(see([group([empty, node(), group([empty])])]))).toEqual([['G', ['X']]])
    expect(see([group([empty])])).toEqual([])
  })

  it('links to a screen with its parameters', () => {
    const [entry] = see([node({ params: [['id', '7']] })])
    expect(entry?.link).toEqual({ screen: 'list', params: { id: '7' } })
  })

  it('links to the legacy system, with each part encoded', () => {
    const old = { screen: '', module: 'm n', controller: 'c/d', action: 'e?f' }
    const params = [
      ['k&', 'v#'],
      ['next', ''],
    ] as const
    const [entry] = see([node({ ...old, params })])
    expect(entry?.link).toEqual({ address: 'https://legacy.example/oms/m%20n/c%2Fd/e%3Ff/k%26/v%23/next/' })
  })

  it('never links outside the legacy system, whatever the parts are', () => {
    for (const text of [...naughty, '..', '.', '/', '//evil.example']) {
      const [entry] = see([
        node({ screen: '', module: text, controller: text, action: text, params: [[text, text]] }),
      ])
      const address = entry?.link && 'address' in entry.link ? entry.link.address : ''
      expect(new URL(address).href.startsWith('https://legacy.example/oms/')).toBe(true)
      expect(new URL(address).pathname.split('/')).toHaveLength(7)
    }
  })

  it('prefers a screen to the legacy address, and the legacy address to a missing screen', () => {
    const both = { module: 'm', controller: 'c', action: 'a' }
    expect(see([node(both)])[0]?.link).toHaveProperty('screen')
    expect(see([node({ ...both, screen: 'later' })])[0]?.link).toEqual({
      address: 'https://legacy.example/oms/m/c/a',
    })
    expect(see([node({ screen: 'later' })])).toEqual([])
  })

  it('gives entries without an action, and groups, no link', () => {
    const [entry] = see([
      group([node({ screen: '', module: 'm', controller: 'c' }), node()], { action: 'a' }),
    ])
    expect(entry).not.toHaveProperty('link')
    expect(entry?.entries[0]).toEqual({ id: 'g/x', label: 'X', entries: [] })
  })

  it('gives every entry a unique id', () => {
    const [first, second, third] = see([node(), node(), group([node(), node()], { id: 'x' })])
    const ids = [first, second, third, ...(third?.entries ?? [])].map(entry => entry?.id)
    expect(ids).toEqual(['x', 'x~2', 'x~3', 'x~3/x', 'x~3/x~2'])
  })
})
