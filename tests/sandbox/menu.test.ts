import { describe, expect, it } from 'vitest'
import { readMenu } from '../../runtime/core/menu/readMenu.ts'
import { visibleMenu } from '../../runtime/core/menu/visibleMenu.ts'
import { type MenuNode } from '../../schemas/wire/menu.ts'
import { menuResources, menuXml } from '../../src/sandbox/menu.ts'

const nodes = readMenu(menuXml)
const all = (list: readonly MenuNode[]): readonly MenuNode[] =>
  list.flatMap(node => [node, ...all(node.pages)])

describe('menu of the sandbox', () => {
  it('names every area of the console', () => {
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

  it('links Finance to the refunds for those who hold their resource', () => {
    const refunds = all(nodes).find(node => node.screen === 'finance-refunds')
    expect(refunds).toMatchObject({ label: 'Refunds', resources: ['finance_refund_index'] })
  })

  it('lists every resource that an entry asks for', () => {
    const asked = new Set(all(nodes).flatMap(node => node.resources))
    expect(menuResources).toEqual([...asked].sort())
  })

  it('uses every id once', () => {
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

  it('holds pages of the older order management with their parameters', () => {
    const labels = all(nodes).find(node => node.id === 'returns-labels')
    expect(labels).toMatchObject({
      module: 'returns',
      controller: 'labels',
      action: 'index',
      params: [['status', 'open']],
      screen: '',
    })
  })
})
