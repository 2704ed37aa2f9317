import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestSandbox } from '../client.ts'

let opened: Awaited<ReturnType<typeof openTestSandbox>>
let token = ''
beforeAll(async () => {
  opened = await openTestSandbox({ seed: 'basic' })
  token = opened.sandbox.signIn('customer-service')
})
afterAll(() => opened.close())

interface Asking {
  readonly filter?: readonly unknown[]
  readonly sort?: readonly unknown[]
  readonly limit?: number
  readonly offset?: number
  readonly columns?: readonly string[]
}

async function grid(
  path: string,
  { filter = [], sort = [], limit = 50, offset = 0, columns = [] }: Asking = {},
) {
  const body = { options: { pagination: { limit, offset }, filter, sort, columns } }
  const reply = await opened.ask(`POST ${path}`, { token, body })
  return { status: reply.status, ...Object(reply.json()) }
}
const part = (name: string, asking?: Asking) => grid(`/api/oms/order/536367/${name}/grid`, asking)

describe('grids of an order (spec 2 §2.4)', () => {
  it('agree: items, payment and package have the amount of the order', async () => {
    const order = Object((await opened.ask('GET /api/oms/order/536367', { token })).json()).data
    const items = await part('items')
    const sum = items.data.reduce((total: number, { total: one }: { total: number }) => total + one, 0)
    expect(sum).toBeCloseTo(order.amount, 2)
    const { data: payments } = await part('payments')
    expect(payments).toMatchObject([{ amount: order.amount, method: order.payment }])
    const { data: packages } = await part('packages')
    expect(packages).toMatchObject([{ packageNr: '536367-1', currency: order.currency }])
    expect(order.status).toBe(packages[0].status)
  })

  it('show each found order with its own status (spec 2 §2.4)', async () => {
    const asking = { sort: [{ index: 'createdAt', order: 'desc' }], limit: 1000 }
    const { data } = await grid('/api/oms/order-search/grid', asking)
    const first = new Map<string, string>()
    for (const { orderNr, status } of data) if (!first.has(status)) first.set(status, orderNr)
    expect([...first.keys()]).toEqual(expect.arrayContaining(['placed', 'invalid', 'shipped', 'delivered']))
    for (const [status, orderNr] of first) {
      const order = await opened.ask(`GET /api/oms/order/${orderNr}`, { token })
      expect(Object(order.json()).data, orderNr).toMatchObject({ status })
    }
  })

  it('show its refunds and returns', async () => {
    const { data: refunds } = await part('refunds')
    const { data: rmas } = await part('rmas')
    expect(refunds.length).toBeGreaterThan(0)
    expect(rmas.map(({ idRefund, rmaNr }: Record<string, unknown>) => [idRefund, rmaNr])).toEqual(
      refunds.map(({ idRefund, rmaNr }: Record<string, unknown>) => [idRefund, rmaNr]),
    )
  })

  it('page, sort and filter like every grid', async () => {
    const names = (reply: { data: readonly { name: string }[] }) => reply.data.map(({ name }) => name)
    const all = names(await part('items'))
    const sorted = await part('items', { sort: [{ index: 'name', order: 'desc' }] })
    expect(names(sorted)).toEqual(all.toSorted().reverse())
    const second = await part('items', { limit: 1, offset: 1 })
    expect([second.rowCount, names(second)]).toEqual([all.length, [all[1]]])
    const term = (condition: string, value: unknown) => [[{ index: 'name', condition, value }]]
    const [first = ''] = all
    expect(names(await part('items', { filter: term('equals', first) }))).toEqual([first])
    expect(names(await part('items', { filter: term('in', [first, 'x']) }))).toEqual([first])
    expect(names(await part('items', { filter: term('like', first.slice(1, 6).toLowerCase()) }))).toContain(
      first,
    )
    const cheap = await part('items', { filter: [[{ index: 'price', condition: 'lteq', value: 0 }]] })
    expect([cheap.rowCount, cheap.data]).toEqual([0, []])
  })

  it('return 400 for an unknown field, and 404 for an unknown order', async () => {
    for (const asking of [
      { columns: ['secret'] },
      { sort: [{ index: 'secret', order: 'asc' }] },
      { filter: [[{ index: '__proto__', condition: 'equals', value: '1' }]] },
    ])
      expect((await part('items', asking)).status).toBe(400)
    expect((await grid('/api/oms/order/1/items/grid')).status).toBe(404)
    expect((await opened.ask('POST /api/oms/order/536367/items/grid', { body: {} })).status).toBe(401)
  })
})

describe('order search grid', () => {
  const path = '/api/oms/order-search/grid'
  const by = (index: string, value: string) => ({ filter: [[{ index, condition: 'equals', value }]] })

  it('lists every order', async () => {
    expect(await grid(path, { limit: 1 })).toMatchObject({ status: 200, rowCount: 18_532 })
  })

  it.each([
    ['orderNr', '536367'],
    ['customerEmail', 'JACK.whitfield850@example.com'],
    ['customerFirstName', 'jack'],
    ['customerLastName', 'Smith'],
  ])('finds by %s what the search finds, as a whole value in any case', async (field, value) => {
    const { data, rowCount } = await grid(path, by(field, value))
    expect(rowCount).toBeGreaterThan(0)
    for (const row of data) expect(String(row[field]).toLowerCase()).toBe(value.toLowerCase())
    const reply = await opened.ask(`GET /api/oms/order-search/${field}/${encodeURIComponent(value)}`, {
      token,
    })
    expect(Object(reply.json()).result).toBe(rowCount > 1 ? 'MULTIPLE' : 'ONE')
    expect((await grid(path, by(field, value.slice(1)))).rowCount).toBe(0)
  })

  it('sorts by every column, the same on every page', async () => {
    for (const index of [
      'orderNr',
      'customerLastName',
      'customerEmail',
      'city',
      'amount',
      'payment',
      'createdAt',
    ]) {
      const sort = [{ index, order: 'desc' }]
      const whole = await grid(path, { sort, limit: 40 })
      const halves = [
        await grid(path, { sort, limit: 20 }),
        await grid(path, { sort, limit: 20, offset: 20 }),
      ]
      expect(halves.flatMap(({ data }) => data)).toEqual(whole.data)
    }
  })
})
