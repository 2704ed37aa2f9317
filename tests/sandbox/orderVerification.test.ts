import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestSandbox } from './client.ts'

let opened: Awaited<ReturnType<typeof openTestSandbox>>
let [finance, manager] = ['', '']
beforeAll(async () => {
  opened = await openTestSandbox({ seed: 'basic' })
  finance = opened.sandbox.signIn('finance')
  manager = opened.sandbox.signIn('finance-manager')
})
afterAll(() => opened.close())

interface Order {
  readonly idVerification: number
  readonly orderNr: string
  readonly status: string
  readonly takenBy: string | null
  readonly owned: string
  readonly comments: number
  readonly version: number
}
interface Queue {
  readonly idQueue: number
  readonly name: string
  readonly waiting: number
  readonly taken: number
  readonly escalated: number
  readonly oldestAt: string | null
  readonly oldestHours: number | null
  readonly owner: string
  readonly status: string
  readonly version: number
}

const home = '/api/finance/order-verification'
const management = '/api/finance/settings/order-verification-management'
const equals = (index: string, value: string) => [{ index, value, condition: 'equals' }]
const grid = async <T>(
  path: string,
  filter: unknown[] = [],
  token = finance,
): Promise<{ data: T[]; rowCount: number }> => {
  const options = { pagination: { limit: 1000, offset: 0 }, filter, sort: [], columns: ['comments', 'owned'] }
  const columns = path.endsWith('/1/grid') || /\/\d+\/grid$/.test(path) ? options.columns : []
  const reply = await opened.ask(`POST ${path}/grid`, { token, body: { options: { ...options, columns } } })
  return Object(reply.json())
}
const post = async (path: string, body: unknown = {}, token = finance, method = 'POST') => {
  const reply = await opened.ask(`${method} ${path}`, { token, body })
  return [reply.status, Object(reply.json()).message]
}
const orders = async (queue: number, status: string) =>
  (await grid<Order>(`${home}/${queue}`, [equals('status', status)])).data
const queues = async () => (await grid<Queue>(home)).data
const queue = async (name: string) => {
  const found = (await queues()).find(one => one.name === name)
  if (!found) throw new Error(`There is no queue ${name}.`)
  return found
}
const get = async (path: string, token = finance) =>
  Object((await opened.ask(`GET ${path}`, { token })).json())

describe('the queues of order verification', () => {
  it('have each a count, the age of the oldest order and an owner', async () => {
    const all = await queues()
    expect(all.map(one => one.name)).toEqual([
      'Blacklisted address',
      'High value',
      'New customer, cash',
      'Payment mismatch',
      'Repeat refuser',
    ])
    for (const one of all) {
      const waiting = [
        ...(await orders(one.idQueue, 'open')),
        ...(await orders(one.idQueue, 'taken')),
        ...(await orders(one.idQueue, 'escalated')),
      ]
      expect([one.name, one.waiting]).toEqual([one.name, waiting.length])
      expect(one.waiting).toBeGreaterThan(0)
      expect(one.oldestHours).toBeGreaterThan(12)
      expect(['finance', 'finance-manager']).toContain(one.owner)
    }
  })

  it('hold each order once', async () => {
    const all: string[] = []
    for (const { idQueue } of await queues())
      all.push(...(await grid<Order>(`${home}/${idQueue}`)).data.map(one => one.orderNr))
    expect(new Set(all).size).toBe(all.length)
    expect(all.length).toBeGreaterThan(300)
  })

  it('answer 404 for a queue, or an order of it, that does not exist', async () => {
    for (const path of [`${home}/99`, `${home}/x`, `${home}/1/999999`])
      expect((await opened.ask(`GET ${path}`, { token: finance })).status).toBe(404)
  })
})

describe('an order in a queue', () => {
  it('belongs to whoever takes it: the second person is told', async () => {
    const { idQueue } = await queue('Repeat refuser')
    const [order] = await orders(idQueue, 'open')
    const at = `${home}/${idQueue}/${order?.idVerification}`
    const both = await Promise.all([
      post(`${at}/take`, {}, finance),
      post(`${at}/take`, {}, manager),
      post(`${at}/verify`, {}, manager),
    ])
    expect(both).toEqual([
      [200, '1 order taken.'],
      [409, `Order ${order?.orderNr} was already taken by finance.`],
      [409, `Order ${order?.orderNr} was taken by finance.`],
    ])
    const mine = await orders(idQueue, 'taken')
    expect(mine.find(one => one.orderNr === order?.orderNr)).toMatchObject({
      takenBy: 'finance',
      owned: 'me',
    })
    expect((await get(at, manager)).data.may).toEqual({
      take: false,
      takeOver: true,
      release: false,
      decide: false,
    })
    expect(await post(`${at}/verify`)).toEqual([200, '1 order verified.'])
    expect(await post(`${at}/invalidate`, { reason: 'Suspected fraud' })).toEqual([
      409,
      `Order ${order?.orderNr} was already verified by finance.`,
    ])
    const { timeline } = (await get(at)).data
    expect(timeline.map(({ title }: { title: string }) => title)).toEqual([
      'Verified',
      'Taken',
      'Entered the queue',
    ])
  })

  it('is decided by nobody before it is taken', async () => {
    const { idQueue } = await queue('High value')
    const [order] = await orders(idQueue, 'open')
    expect(await post(`${home}/${idQueue}/${order?.idVerification}/verify`)).toEqual([
      409,
      `Order ${order?.orderNr} is taken by nobody: take it first.`,
    ])
  })

  it('is invalidated for a reason, and leaves the count of its queue', async () => {
    const before = await queue('High value')
    const [order] = await orders(before.idQueue, 'open')
    const at = `${home}/${before.idQueue}/${order?.idVerification}`
    await post(`${at}/take`)
    expect((await queue('High value')).taken).toBe(before.taken + 1)
    expect(await post(`${at}/invalidate`)).toEqual([400, 'Why the order is invalid is required.'])
    expect(await post(`${at}/invalidate`, { reason: 'No mood' })).toEqual([400, "'No mood' is no reason."])
    expect(await post(`${at}/invalidate`, { reason: 'Suspected fraud', note: 'Third card.' })).toEqual([
      200,
      '1 order invalidated.',
    ])
    expect((await get(at)).data).toMatchObject({
      status: 'invalid',
      reason: 'Suspected fraud: Third card.',
      decidedBy: 'finance',
    })
    expect(await queue('High value')).toMatchObject({ waiting: before.waiting - 1, taken: before.taken })
  })

  it('that is escalated goes to who manages the queues, and its owner is told', async () => {
    const { idQueue, escalated } = await queue('Blacklisted address')
    const [order] = await orders(idQueue, 'open')
    const at = `${home}/${idQueue}/${order?.idVerification}`
    await post(`${at}/take`)
    expect(await post(`${at}/escalate`)).toEqual([400, 'What has to be decided is required.'])
    expect(await post(`${at}/escalate`, { note: 'A <b>hotel</b>?' })).toEqual([200, '1 order escalated.'])
    expect((await queue('Blacklisted address')).escalated).toBe(escalated + 1)
    expect(await post(`${at}/take`)).toEqual([
      409,
      `Order ${order?.orderNr} was escalated: who manages the queues decides it.`,
    ])
    const told = await get('/api/navigation/notification', manager)
    expect(JSON.stringify(told)).toContain(
      `finance has escalated order ${order?.orderNr} (Blacklisted address): A &lt;b>hotel&lt;/b>?.`,
    )
    expect(await post(`${at}/take`, {}, manager)).toEqual([200, '1 order taken.'])
  })

  it('can be taken over by who manages the queues, and whoever had it is told', async () => {
    const { idQueue } = await queue('Repeat refuser')
    const [order] = await orders(idQueue, 'open')
    const at = `${home}/${idQueue}/${order?.idVerification}`
    await post(`${at}/take`)
    expect((await opened.ask(`POST ${at}/take-over`, { token: finance, body: {} })).status).toBe(403)
    expect(await post(`${at}/take-over`, {}, manager)).toEqual([200, '1 order taken over.'])
    expect(await post(`${at}/verify`)).toEqual([409, `Order ${order?.orderNr} was taken by finance-manager.`])
    expect(JSON.stringify(await get('/api/navigation/notification'))).toContain(
      `finance-manager has taken over order ${order?.orderNr}`,
    )
    expect(await post(`${at}/release`, {}, manager)).toEqual([200, '1 order given back.'])
    expect((await get(at)).data.status).toBe('open')
  })

  it('is refused with an old version, as a form sends it', async () => {
    const { idQueue } = await queue('Repeat refuser')
    const [order] = await orders(idQueue, 'open')
    const at = `${home}/${idQueue}/${order?.idVerification}`
    await post(`${at}/take`)
    expect(await post(`${at}/escalate`, { note: 'Old', version: order?.version })).toEqual([
      409,
      `Order ${order?.orderNr} has changed since it was read.`,
    ])
    expect(await post(`${at}/escalate`, { note: 'New', version: Number(order?.version) + 1 })).toEqual([
      200,
      '1 order escalated.',
    ])
  })

  it('is commented on where orders are', async () => {
    const { idQueue } = await queue('Repeat refuser')
    const [order] = await orders(idQueue, 'open')
    const at = `${home}/${idQueue}/${order?.idVerification}`
    expect(await post(`${at}/comment`, { note: 'Called twice.' })).toEqual([200, 'The comment was saved.'])
    expect((await post(`${at}/comment`, { note: ' ' }))[0]).toBe(400)
    const [same] = (await grid<Order>(`${home}/${idQueue}`, [equals('orderNr', String(order?.orderNr))])).data
    expect(same?.comments).toBe(Number(order?.comments) + 1)
    const { data } = await get(`/api/comment/order/${order?.orderNr}`)
    expect(data[0]).toMatchObject({ content: 'Called twice.', user: { username: 'finance' } })
  })
})

describe('several orders', () => {
  it('are taken and verified together, or none of them when somebody was faster with one', async () => {
    const { idQueue } = await queue('Repeat refuser')
    const [first, second, third] = await orders(idQueue, 'open')
    const ids = [first?.idVerification, second?.idVerification, third?.idVerification]
    await post(`${home}/${idQueue}/${ids[1]}/take`, {}, manager)
    expect(await post(`${home}/${idQueue}/take`, { selection: { ids } })).toEqual([
      409,
      `1 of 3 orders cannot be taken: ${second?.orderNr} was already taken by finance-manager. Nothing was changed.`,
    ])
    expect(await post(`${home}/${idQueue}/take`, { selection: { ids: [ids[0], ids[2]] } })).toEqual([
      200,
      '2 orders taken.',
    ])
    expect(await post(`${home}/${idQueue}/verify`, { selection: { ids: [ids[0], ids[2]] } })).toEqual([
      200,
      '2 orders verified.',
    ])
  })

  it('of another queue are not touched', async () => {
    const [one, other] = [await queue('Repeat refuser'), await queue('Payment mismatch')]
    const [order] = await orders(other.idQueue, 'open')
    expect(
      await post(`${home}/${one.idQueue}/take`, { selection: { ids: [order?.idVerification] } }),
    ).toEqual([404, 'There is no such order in this queue.'])
  })
})

describe('the next order', () => {
  it('is the one that waits longest; two people get two', async () => {
    const { idQueue } = await queue('Payment mismatch')
    const waiting = await orders(idQueue, 'open')
    const [a, b] = await Promise.all([
      post(`${home}/${idQueue}/take-next`, {}, finance),
      post(`${home}/${idQueue}/take-next`, {}, manager),
    ])
    expect([a?.[0], b?.[0]]).toEqual([200, 200])
    expect(a?.[1]).toContain(`Order ${waiting[0]?.orderNr} is yours: Paid `)
    expect(b?.[1]).toContain(`Order ${waiting[1]?.orderNr} is yours: Paid `)
  })

  it('is none when none waits', async () => {
    const { idQueue } = await queue('New customer, cash')
    const waiting = await orders(idQueue, 'open')
    for (const _ of waiting) expect((await post(`${home}/${idQueue}/take-next`))[0]).toBe(200)
    expect(await post(`${home}/${idQueue}/take-next`)).toEqual([409, 'No order waits in this queue.'])
  })
})

describe('the management of the queues', () => {
  const form = { name: 'Above 500', rule: 'highValue', threshold: 500, owner: 'finance' }

  it('needs its own resource', async () => {
    expect((await opened.ask(`POST ${management}`, { token: finance, body: form })).status).toBe(403)
  })

  it('creates a queue that finds its orders at once', async () => {
    const [status, message] = await post(management, form, manager)
    expect([status, message]).toEqual([
      200,
      expect.stringMatching(/^The queue was created\. \d+ orders are new in it\.$/),
    ])
    const made = await queue('Above 500')
    expect(made.waiting).toBe(Number(/\d+ orders/.exec(String(message))?.[0].split(' ')[0]))
    const found = await orders(made.idQueue, 'open')
    for (const one of found) expect(Object(one).amount).toBeGreaterThanOrEqual(500)
  })

  it('names each field that is wrong', async () => {
    const wrong = { name: ' ', rule: 'none', threshold: 1, owner: 'viewer' }
    const reply = await opened.ask(`POST ${management}`, { token: manager, body: wrong })
    expect(reply.status).toBe(400)
    expect(Object(reply.json()).errors.map(({ field }: { field: string }) => field)).toEqual([
      'name',
      'rule',
      'owner',
    ])
    expect(await post(management, { ...form, name: 'High VALUE' }, manager)).toEqual([
      400,
      'There is a queue High VALUE already.',
    ])
    expect(
      await post(management, { ...form, name: 'x', rule: 'repeatRefuser', parcels: 1.5 }, manager),
    ).toEqual([400, 'The parcels of this rule are a whole number from 1.'])
  })

  it('tells the second of two that somebody was faster', async () => {
    const kept = (await grid<Queue>(management, [equals('name', 'High value')], manager)).data[0]
    const changed = {
      ...form,
      name: 'High value',
      threshold: 2000,
      owner: 'finance-manager',
      version: kept?.version,
    }
    const path = `${management}/${kept?.idQueue}`
    expect((await post(path, changed, manager, 'PUT'))[0]).toBe(200)
    const admin = opened.sandbox.signIn('admin')
    expect(await post(path, { ...changed, threshold: 1 }, admin, 'PUT')).toEqual([
      409,
      'The queue High value was changed by finance-manager meanwhile.',
    ])
  })

  it('switches a queue off, whose orders can still be worked on, and on again', async () => {
    const { idQueue, waiting } = await queue('Repeat refuser')
    const path = `${management}/${idQueue}`
    expect(await post(`${path}/deactivate`, {}, manager)).toEqual([200, 'The queue was deactivated.'])
    expect(await post(`${path}/deactivate`, {}, manager)).toEqual([
      409,
      'The queue Repeat refuser was already made inactive by finance-manager.',
    ])
    expect(await queue('Repeat refuser')).toMatchObject({ status: 'inactive', waiting })
    expect((await post(`${path}/activate`, {}, manager))[0]).toBe(200)
  })
})
