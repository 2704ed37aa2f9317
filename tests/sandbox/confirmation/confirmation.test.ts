import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firstToken } from '../../../src/sandbox/confirmation/tokens.ts'
import { openTestSandbox } from '../client.ts'

/** A clock that a test turns on. */
let passed = 0
let opened: Awaited<ReturnType<typeof openTestSandbox>>
let [service, colleague, finance] = ['', '', '']
beforeAll(async () => {
  const start = Date.now()
  opened = await openTestSandbox({ seed: 'basic', clock: () => start + passed })
  service = opened.sandbox.signIn('customer-service')
  colleague = opened.sandbox.signIn('returns')
  finance = opened.sandbox.signIn('finance')
})
afterAll(() => opened.close())

interface Row {
  readonly orderNr: string
  readonly status: string
  readonly owned: string
  readonly takenBy: string | null
  readonly attempts: number
  readonly reason: string | null
  readonly source: string | null
  readonly finance: string | null
  readonly confirmation: string | null
}
const queue = '/api/cs/verification'
const link = (orderNr: string) => `/api/oms/public/order/verification/${firstToken(orderNr)}`
async function grid(
  path: string,
  terms: Readonly<Record<string, unknown>> = {},
  token = service,
): Promise<Row[]> {
  const filter = Object.entries(terms).map(([index, value]) => [
    { index, value, condition: Array.isArray(value) ? 'in' : 'equals' },
  ])
  const options = { pagination: { limit: 1000, offset: 0 }, filter, sort: [], columns: [] }
  return Object((await opened.ask(`POST ${path}/grid`, { token, body: { options } })).json()).data
}
const one = async (orderNr: string) => (await grid(queue, { orderNr }))[0]
const open = { status: ['waiting', 'callback'] }
async function post(path: string, body: unknown = {}, token = service) {
  const reply = await opened.ask(`POST ${path}`, { token, body })
  return [reply.status, Object(reply.json()).message]
}
async function unsigned(call: string) {
  const reply = await opened.ask(call, { body: call.startsWith('POST') ? {} : undefined })
  return { status: reply.status, ...Object(reply.json()) }
}
async function order(orderNr: string) {
  return Object((await opened.ask(`GET /api/oms/order/${orderNr}`, { token: service })).json()).data
}
const titles = ({ timeline }: { timeline: readonly { title: string }[] }) =>
  timeline.map(({ title }) => title)

describe('confirmation link of a customer (spec 2 §2.8)', () => {
  it('shows the order without a session, and confirms it once, everywhere', async () => {
    const before = await unsigned(`GET ${link('581579')}`)
    expect(before).toMatchObject({
      status: 200,
      data: {
        orderNr: '581579',
        state: 'open',
        customerName: 'Grace Begum',
        phone: expect.stringContaining('+44'),
      },
    })
    const sum = before.data.items.reduce((all: number, { total }: { total: number }) => all + total, 0)
    expect(sum).toBeCloseTo(before.data.total, 2)
    expect(await order('581579')).toMatchObject({ status: 'placed' })

    expect(await unsigned(`POST ${link('581579')}/confirm`)).toEqual({ status: 200, success: true })
    expect(await unsigned(`POST ${link('581579')}/cancel`)).toEqual({
      status: 409,
      message: 'This action has already been performed. Thank you.',
    })
    expect((await unsigned(`GET ${link('581579')}`)).data).toEqual({ orderNr: '581579', state: 'performed' })
    expect(await one('581579')).toMatchObject({ status: 'confirmed', source: 'customer' })
    const now = await order('581579')
    expect([now.status, titles(now)[0]]).toEqual(['confirmed', 'Confirmed by the customer'])
    const [inQueue] = await grid('/api/finance/order-verification/3', { orderNr: '581579' }, finance)
    expect(inQueue).toMatchObject({ status: 'open', confirmation: 'confirmed' })
  })

  it('cancels the order, which moves to the queues of finance and the invalid orders', async () => {
    const both = (await grid(queue, open)).find(row => row.finance === 'open')
    const orderNr = both?.orderNr ?? ''
    await post(`${queue}/${orderNr}/link`)
    // An older link may have expired, and a new one is a secret: the first one of a newer order is taken.
    const fresh = (await grid(queue, { status: 'waiting' }))[0]?.orderNr ?? ''
    expect((await unsigned(`POST ${link(fresh)}/cancel`)).status).toBe(200)
    expect(await grid('/api/cs/invalid', { orderNr: fresh })).toMatchObject([
      { source: 'customer', reason: 'Customer cancelled' },
    ])
    const inFinance: string[] = []
    for (const row of await grid(queue, open))
      if (row.finance === 'open' && (await unsigned(`GET ${link(row.orderNr)}`)).status === 200)
        inFinance.push(row.orderNr)
    const [other = ''] = inFinance
    expect((await unsigned(`POST ${link(other)}/cancel`)).status).toBe(200)
    expect(await one(other)).toMatchObject({ status: 'invalid', finance: 'invalid' })
    const now = await order(fresh)
    expect([now.status, titles(now)[0]]).toEqual(['invalid', 'Cancelled by the customer'])

    expect(await post(`${queue}/${orderNr}/take`)).toEqual([200, `Order ${orderNr} was taken.`])
    expect(await post(`${queue}/${orderNr}/invalidate`, { reason: 'Customer cancelled' })).toEqual([
      200,
      `Order ${orderNr} was given up.`,
    ])
    expect(await one(orderNr)).toMatchObject({ status: 'invalid', finance: 'invalid' })
  })

  it('notifies the calling agent that the customer has answered by the link', async () => {
    const calls: string[] = []
    for (const row of await grid(queue, { status: 'waiting' }))
      if ((await unsigned(`GET ${link(row.orderNr)}`)).status === 200) calls.push(row.orderNr)
    const [confirmed = '', cancelled = ''] = calls
    for (const [orderNr, answer] of [
      [confirmed, 'confirm'],
      [cancelled, 'cancel'],
    ] as const) {
      expect((await post(`${queue}/${orderNr}/take`))[0]).toBe(200)
      expect((await unsigned(`POST ${link(orderNr)}/${answer}`)).status).toBe(200)
      const notifications = await opened.ask('GET /api/navigation/notification', { token: service })
      expect(Object(notifications.json())[0].message).toBe(
        `The customer ${answer}${answer === 'cancel' ? 'led' : 'ed'} order ${orderNr} through the link.`,
      )
    }
  })

  it('expires after the hours of the settings, and is then unknown', async () => {
    const [row] = await grid(queue, { status: 'waiting' })
    const path = link(row?.orderNr ?? '')
    expect((await unsigned(`GET ${path}`)).status).toBe(200)
    passed += 73 * 3_600_000
    service = opened.sandbox.signIn('customer-service')
    colleague = opened.sandbox.signIn('returns')
    finance = opened.sandbox.signIn('finance')
    for (const call of [
      `GET ${path}`,
      `POST ${path}/confirm`,
      `GET ${link('1')}`,
      'GET /api/oms/public/order/verification/x',
    ])
      expect(await unsigned(call)).toEqual({ status: 404, message: 'This link has expired.' })
  })
})

describe('verification queue of customer service', () => {
  it('assigns an order to the caller: nobody else can decide it', async () => {
    const [first] = await grid(queue, open)
    const at = `${queue}/${first?.orderNr}`
    expect(await post(`${at}/confirm`)).toEqual([
      409,
      `Order ${first?.orderNr} has no caller and must be taken first.`,
    ])
    expect((await post(`${at}/take`))[0]).toBe(200)
    expect(await post(`${at}/take`, {}, colleague)).toEqual([
      409,
      `Order ${first?.orderNr} is being called by customer-service.`,
    ])
    expect(await one(first?.orderNr ?? '')).toMatchObject({ status: 'calling', owned: 'me' })
    expect(await post(`${at}/not-reached`, { callAt: '2011-12-01 10:00:00' })).toEqual([
      400,
      'The order was not changed.',
    ])
    expect((await post(`${at}/not-reached`, { note: 'Engaged.' }))[0]).toBe(200)
    const [newest] = (await order(first?.orderNr ?? '')).timeline
    expect(newest).toMatchObject({ user: 'customer-service', data: expect.stringContaining('Engaged.') })
    expect(await one(first?.orderNr ?? '')).toMatchObject({
      status: 'callback',
      attempts: Number(first?.attempts) + 1,
      takenBy: null,
    })
    await post(`${at}/take`)
    expect(await post(`${at}/confirm`)).toEqual([200, `Order ${first?.orderNr} was confirmed.`])
    expect(await post(`${at}/confirm`)).toEqual([
      409,
      `Order ${first?.orderNr} was already confirmed by customer-service.`,
    ])
    expect(titles(await order(first?.orderNr ?? ''))).toEqual(
      expect.arrayContaining(['Confirmed by phone', 'Customer not reached', 'Order placed']),
    )
  })

  it('requires a reason to release an order, and takes it back with a new link', async () => {
    const [row] = await grid(queue, open)
    const orderNr = row?.orderNr ?? ''
    await post(`${queue}/${orderNr}/take`)
    const refused = await opened.ask(`POST ${queue}/${orderNr}/invalidate`, { token: service, body: {} })
    expect([refused.status, Object(refused.json()).errors]).toEqual([
      400,
      [{ field: 'reason', message: 'This is required.' }],
    ])
    await post(`${queue}/${orderNr}/invalidate`, {
      reason: 'Wrong phone number',
      note: 'A digit is missing.',
    })
    expect(await grid('/api/cs/invalid', { orderNr })).toMatchObject([
      { reason: 'Wrong phone number: A digit is missing.', source: 'customer-service' },
    ])
    expect(await post(`/api/cs/invalid/${orderNr}/reopen`, { note: 'Mailed the right one.' })).toEqual([
      200,
      `Order ${orderNr} will be called again.`,
    ])
    expect(await one(orderNr)).toMatchObject({ status: 'waiting', attempts: 0, source: null })
    expect((await post(`/api/cs/invalid/${orderNr}/reopen`, { note: 'Again.' }))[0]).toBe(409)
  })

  it('assigns the next order to any agent', async () => {
    const before = await grid(queue, open)
    const [status, message] = await post(`${queue}/take-next`)
    expect([status, message]).toEqual([200, expect.stringMatching(/^Order \d+ is yours\. Call .+ on \+/)])
    const orderNr = String(/\d+/.exec(message))
    expect(before.map(row => row.orderNr)).toContain(orderNr)
    expect(await one(orderNr)).toMatchObject({ status: 'calling', owned: 'me' })
  })
})

describe('order released by finance', () => {
  it('is also an invalid order, which only finance can take back', async () => {
    const [row] = await grid('/api/finance/order-verification/4', { status: 'open' }, finance)
    const at = `/api/finance/order-verification/4/${row?.orderNr}`
    await post(`${at}/take`, {}, finance)
    await post(`${at}/invalidate`, { reason: 'Suspected fraud' }, finance)
    const orderNr = row?.orderNr ?? ''
    expect(await grid('/api/cs/invalid', { orderNr })).toMatchObject([
      { source: 'finance', reason: 'Suspected fraud' },
    ])
    expect((await order(orderNr)).status).toBe('invalid')
    expect(await post(`/api/cs/invalid/${orderNr}/reopen`, { note: 'A mistake.' })).toEqual([
      409,
      `Order ${orderNr} was given up by finance. Only someone who manages the finance queues can decide it.`,
    ])
  })
})

describe('order of a called customer', () => {
  it('contains customer, address, items, total and the permitted actions', async () => {
    const [row] = await grid(queue, { status: 'waiting' })
    const orderNr = row?.orderNr ?? ''
    const read = async (token = service) =>
      Object((await opened.ask(`GET ${queue}/${orderNr}`, { token })).json()).data
    const before = await read()
    expect(before).toMatchObject({
      orderNr,
      customerName: expect.any(String),
      phone: expect.any(String),
      address: expect.any(String),
      postcode: expect.any(String),
      city: expect.any(String),
      may: { take: true, decide: false, link: true },
    })
    const total = before.items.reduce((sum: number, item: { total: number }) => sum + item.total, 0)
    expect(total).toBeCloseTo(before.amount, 2)
    await post(`${queue}/${orderNr}/take`)
    expect((await read()).may).toEqual({ take: false, decide: true, link: true })
    expect((await read(colleague)).may).toEqual({ take: false, decide: false, link: false })
    await post(`${queue}/${orderNr}/release`)
    const viewer = opened.sandbox.signIn('viewer', ['oms_search_access'])
    expect((await opened.ask(`GET ${queue}/${orderNr}`, { token: viewer })).status).toBe(403)
    expect((await opened.ask(`GET ${queue}/1`, { token: service })).status).toBe(404)
  })
})
