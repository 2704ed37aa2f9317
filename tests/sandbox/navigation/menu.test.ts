import { describe, expect, it } from 'vitest'
import { readMenu } from '../../../runtime/core/menu/readMenu.ts'
import { type MenuEntry, visibleMenu } from '../../../runtime/core/menu/visibleMenu.ts'
import { type MenuNode } from '../../../schemas/wire/menu.ts'
import { menuResources, menuXml } from '../../../src/sandbox/navigation/menu.ts'
import { personaOf, personas } from '../../../src/sandbox/session/personas.ts'
import { definitions } from '../../support/screens.ts'

const nodes = readMenu(menuXml)
const all = (list: readonly MenuNode[]): readonly MenuNode[] =>
  list.flatMap(node => [node, ...all(node.pages)])

describe('sandbox menu', () => {
  it('contains every area of the console', () => {
    expect(nodes.map(node => node.label)).toEqual([
      'Finance',
      'Cash reconciliation',
      'Orders',
      'Payout',
      'Returns',
      'Rules',
      'Administration',
    ])
  })

  it('links Finance to the refunds for holders of their resource', () => {
    const refunds = all(nodes).find(node => node.screen === 'finance-refunds')
    expect(refunds).toMatchObject({ label: 'Refunds', resources: ['finance_refund_index'] })
  })

  it('names screens of verification as they are titled', () => {
    for (const screen of [
      'cs-verification',
      'finance-order-verification',
      'finance-order-verification-management',
    ])
      expect(all(nodes).find(node => node.screen === screen)?.label).toBe(
        definitions.find(one => one.screen.name === screen)?.screen.title,
      )
  })

  it('uses only listed resources', () => {
    const asked = new Set(all(nodes).flatMap(node => node.resources))
    expect(menuResources).toEqual([...asked].sort())
  })

  it('has unique ids', () => {
    const ids = all(nodes).map(node => node.id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('links to the legacy orders index: the legacy base plus /orders/index', () => {
    const orders = all(nodes).filter(node => node.id === 'orders-index')
    const [entry] = visibleMenu(
      orders,
      new Set(orders.flatMap(node => node.resources)),
      '/legacy/',
      () => false,
    )
    expect(entry?.link).toEqual({ address: '/legacy/orders/index' })
  })

  it('contains pages of the older order management with their parameters', () => {
    const labels = all(nodes).find(node => node.id === 'returns-labels')
    expect(labels).toMatchObject({
      module: 'returns',
      controller: 'labels',
      action: 'index',
      params: [['status', 'open']],
      screen: '',
    })
  })

  it('builds legacy links from encoded parts, with parameters after the action', () => {
    const legacy = new Map(everything().map(entry => [entry.label, entry.link]))
    expect(legacy.get('Late shipments')).toEqual({
      address:
        '/legacy/shipping/shipments/index/status/late/sort/promised%20at/partner/City%20Riders%2C%20London',
    })
    expect(legacy.get('Archive')).toEqual({
      address: '/legacy/accounting/messages/archive/state/sent%20%26%20booked/from/2010%2F12',
    })
  })

  it('contains a node without a label and an empty group, which are left out', () => {
    const labels = everything().map(entry => entry.label)
    expect(all(nodes).some(node => node.label === '')).toBe(true)
    expect(all(nodes).some(node => node.label === 'Retired')).toBe(true)
    expect(labels).not.toContain('')
    expect(labels).not.toContain('Retired')
  })

  it('nests groups three deep', () => {
    const depth = (entry: MenuEntry): number => 1 + Math.max(0, ...entry.entries.map(depth))
    expect(Math.max(...menuOf('admin').map(depth))).toBe(4)
  })

  it('shows each persona its areas, and the viewer nothing', () => {
    const areas = personas.map(({ name }) => [name, menuOf(name).map(entry => entry.label)])
    expect(Object.fromEntries(areas)).toEqual({
      admin: ['Finance', 'Cash reconciliation', 'Orders', 'Payout', 'Returns', 'Rules', 'Administration'],
      finance: ['Finance', 'Orders'],
      'finance-manager': ['Finance', 'Cash reconciliation', 'Orders', 'Payout', 'Returns'],
      'cash-reconciliation': ['Cash reconciliation', 'Orders'],
      'collection-partner': ['Cash reconciliation'],
      'customer-service': ['Orders', 'Returns', 'Rules'],
      returns: ['Orders', 'Returns'],
      payout: ['Payout'],
      'rules-admin': ['Rules'],
      viewer: [],
    })
  })

  it('links to every screen that has a resource and no id in its address, for users who may open it', () => {
    const guarded = definitions.flatMap(({ screen: { name, access, params } }) =>
      typeof access === 'object' && !params ? [{ name, resource: access.resource }] : [],
    )
    expect(guarded.length).toBeGreaterThan(2)
    for (const { name, resource } of guarded)
      expect(all(nodes).find(node => node.screen === name)).toMatchObject({ resources: [resource] })
  })

  it('has an entry for every screen of an area, or for one of its parents', () => {
    const parents = new Map(definitions.map(({ screen: { name, parent } }) => [name, parent]))
    const named = new Set(all(nodes).map(node => node.screen))
    const stoodFor = (name: string | undefined): boolean =>
      name !== undefined && (named.has(name) || stoodFor(parents.get(name)))
    const ofAreas = definitions.filter(
      ({ file, screen: { access, redirect } }) =>
        access !== 'public' && !redirect && !/^screens\/(home|session)\//.test(file),
    )
    expect(ofAreas.length).toBeGreaterThan(50)
    expect(ofAreas.filter(({ screen }) => !stoodFor(screen.name)).map(({ file }) => file)).toEqual([])
  })

  it('links to every ruleset, for users who may see or change it', () => {
    const rulesets = (persona: string) =>
      everything(persona).flatMap(({ link }) =>
        link && 'screen' in link && link.screen === 'rules-list' ? [link.params.ruleset] : [],
      )
    expect(rulesets('rules-admin')).toHaveLength(8)
    expect(rulesets('customer-service')).toEqual(['customer-service', 'smart-sampling-package'])
  })
})

function menuOf(persona: string): MenuEntry[] {
  return visibleMenu(nodes, new Set(personaOf(persona)?.resources), '/legacy', () => true)
}

function everything(persona = 'admin'): readonly MenuEntry[] {
  const flat = (list: readonly MenuEntry[]): readonly MenuEntry[] =>
    list.flatMap(entry => [entry, ...flat(entry.entries)])
  return flat(menuOf(persona))
}
