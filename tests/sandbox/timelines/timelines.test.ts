import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readTimeline, type TimelineReply, timelineSchema } from '../../../schemas/wire/timeline.ts'
import { accepting } from '../../wire/accepting.ts'
import { openTestSandbox } from '../client.ts'

/** As the list of refunds shows them. */
const refundLabels: Readonly<Record<string, string>> = {
  pending: 'Pending',
  waiting: 'Waiting for customer',
  ready: 'Ready',
  sent: 'Sent to bank',
  paid: 'Paid',
  failed: 'Failed',
  cancelled: 'Cancelled',
}

const isTimeline = accepting<TimelineReply>(timelineSchema)
let opened: Awaited<ReturnType<typeof openTestSandbox>>
let token = ''
beforeAll(async () => {
  opened = await openTestSandbox({ seed: 'basic' })
  token = opened.sandbox.signIn('admin')
})
afterAll(() => opened.close())

async function detailsOf(path: string) {
  const { data } = Object((await opened.ask(`GET ${path}`, { token })).json())
  if (!isTimeline(data.timeline)) throw new Error('There is no timeline.')
  return { data, items: readTimeline(data.timeline) ?? [] }
}
const options = { pagination: { limit: 200, offset: 0 }, filter: [], sort: [], columns: [] }

describe('timeline (spec 1 §3)', () => {
  it('of a refund leads from its creation to its status, the newest first', async () => {
    const last: Readonly<Record<string, readonly string[]>> = {
      pending: ['Refund created'],
      waiting: ['Customer asked for account details', 'Customer asked again'],
      ready: ['Marked as ready'],
      sent: ['Sent to the bank'],
      paid: ['Paid'],
      failed: ['Payment returned by the bank'],
      cancelled: ['Cancelled'],
    }
    const reply = await opened.ask('POST /api/finance/refunds/grid', { token, body: { options } })
    const met = new Set<string>()
    for (const { idRefund } of Object(reply.json()).data) {
      const { data, items: all } = await detailsOf(`/api/finance/refunds/${idRefund}`)
      // Navision books it later on.
      const items = all.filter(({ title }) => !title.includes('Navision'))
      met.add(data.status)
      expect(last[data.status]).toContain(items[0]?.title)
      expect(items.at(-1)).toMatchObject({ title: 'Refund created', date: data.createdAt })
      expect(items.map(item => item.date)).toEqual(
        items
          .map(item => item.date)
          .sort()
          .reverse(),
      )
      if (items.length > 1) expect(items[0]?.date).toBe(data.updatedAt)
    }
    expect([...met].sort()).toEqual(Object.keys(last).sort())
  })

  it('of an order names the partner of a cash reallocation, like its packages', async () => {
    const body = { ...options, filter: [[{ index: 'type', value: 'reallocation', condition: 'equals' }]] }
    const path = 'POST /api/cash-reconciliation/transactions/grid'
    const moved = Object((await opened.ask(path, { token, body })).json()).data.find(
      (row: { amount: number; packageNr: unknown }) => row.amount > 0 && row.packageNr !== null,
    )
    const { items } = await detailsOf(`/api/oms/order/${moved.orderNr}`)
    const reply = await opened.ask(`POST /api/oms/order/${moved.orderNr}/packages/grid`, {
      token,
      body: { options },
    })
    const [{ partner }] = Object(reply.json()).data
    expect(partner).toBe(moved.partner)
    expect(items[0]).toMatchObject({
      title: 'Cash reallocated',
      data: expect.arrayContaining([['To', partner]]),
    })
  })

  it('of an order contains its refunds, and no future event', async () => {
    const { data, items } = await detailsOf('/api/oms/order/536365')
    expect(items.at(-1)).toMatchObject({ title: 'Order placed', date: data.createdAt })
    const reply = await opened.ask('POST /api/finance/refunds/grid', { token, body: { options } })
    for (const { idRefund, orderNr, status } of Object(reply.json()).data.slice(0, 40)) {
      const order = await detailsOf(`/api/oms/order/${orderNr}`)
      const created = order.items.find(item => item.title === `Refund ${idRefund} created`)
      expect(created?.data).toEqual([['Status', refundLabels[status]]])
      expect(order.items.every(item => item.date <= '2011-12-10 08:00:00')).toBe(true)
      expect(new Set(order.items.map(item => item.id)).size).toBe(order.items.length)
    }
  })
})

describe('order', () => {
  it('adds up to its amount, and is not found by an unknown number', async () => {
    const { data } = await detailsOf('/api/oms/order/536365')
    const sum = data.items.reduce((total: number, item: { total: number }) => total + item.total, 0)
    expect(sum).toBeCloseTo(data.amount, 2)
    for (const id of ['1', 'x', '%27--'])
      expect((await opened.ask(`GET /api/oms/order/${id}`, { token })).status).toBe(404)
    expect((await opened.ask('GET /api/oms/order/536365')).status).toBe(401)
  })
})
