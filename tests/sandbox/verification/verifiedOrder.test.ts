import { describe, expect, it } from 'vitest'
import { equals, gridRows } from '../client.ts'
import { home, type Order, verificationClient } from '../verificationClient.ts'

const client = verificationClient()

describe('order in a queue', () => {
  it('has the amounts of the order and the payment, and its lines', async () => {
    const { idQueue } = await client.queue('Payment mismatch')
    const list = await client.orders(idQueue)
    for (const { idVerification, amount } of list.slice(0, 10)) {
      const { data } = await client.get(`${home}/${idQueue}/${idVerification}`)
      expect(data.amount).toBe(amount)
      expect(data.paid).toEqual(expect.any(Number))
      expect(data.finding).toContain(data.paid.toLocaleString('en', { minimumFractionDigits: 2 }))
    }
  })

  it('belongs to the person who takes it: the second gets a conflict', async () => {
    const { idQueue } = await client.queue('Repeat refuser')
    const [order] = await client.orders(idQueue, 'open')
    const at = `${home}/${idQueue}/${order?.idVerification}`
    const both = await Promise.all([
      client.post(`${at}/take`, {}, client.finance),
      client.post(`${at}/take`, {}, client.manager),
      client.post(`${at}/verify`, {}, client.manager),
    ])
    expect(both).toEqual([
      [200, '1 order was taken.'],
      [409, `Order ${order?.orderNr} was already taken by finance.`],
      [409, `Order ${order?.orderNr} was taken by finance.`],
    ])
    const mine = await client.orders(idQueue, 'taken')
    expect(mine.find(one => one.orderNr === order?.orderNr)).toMatchObject({
      takenBy: 'finance',
      owned: 'me',
    })
    expect((await client.get(at, client.manager)).data.may).toEqual({
      take: false,
      takeOver: true,
      release: false,
      decide: false,
    })
    expect(await client.post(`${at}/verify`)).toEqual([200, '1 order was verified.'])
    expect(await client.post(`${at}/invalidate`, { reason: 'Suspected fraud' })).toEqual([
      409,
      `Order ${order?.orderNr} was already verified by finance.`,
    ])
    const { timeline } = (await client.get(at)).data
    expect(timeline.map(({ title }: { title: string }) => title)).toEqual([
      'Verified',
      'Taken',
      'Entered the queue',
    ])
  })

  it('cannot be decided before it is taken', async () => {
    const { idQueue } = await client.queue('High value')
    const [order] = await client.orders(idQueue, 'open')
    expect(await client.post(`${home}/${idQueue}/${order?.idVerification}/verify`)).toEqual([
      409,
      `Order ${order?.orderNr} must be taken first.`,
    ])
  })

  it('is invalidated with a reason, and leaves the count of its queue', async () => {
    const before = await client.queue('High value')
    const [order] = await client.orders(before.idQueue, 'open')
    const at = `${home}/${before.idQueue}/${order?.idVerification}`
    await client.post(`${at}/take`)
    expect((await client.queue('High value')).taken).toBe(before.taken + 1)
    expect(await client.post(`${at}/invalidate`)).toEqual([400, 'reason is not valid: This is required.'])
    expect(await client.post(`${at}/invalidate`, { reason: 'No mood' })).toEqual([
      400,
      "'No mood' is not a valid reason.",
    ])
    expect(await client.post(`${at}/invalidate`, { reason: 'Suspected fraud', note: 'Third card.' })).toEqual(
      [200, '1 order was invalidated.'],
    )
    expect((await client.get(at)).data).toMatchObject({
      status: 'invalid',
      reason: 'Suspected fraud: Third card.',
      decidedBy: 'finance',
    })
    expect(await client.queue('High value')).toMatchObject({
      waiting: before.waiting - 1,
      taken: before.taken,
    })
  })

  it('that is escalated moves to the queue managers, and its owner is notified', async () => {
    const { idQueue, escalated } = await client.queue('Blacklisted address')
    const [order] = await client.orders(idQueue, 'open')
    const at = `${home}/${idQueue}/${order?.idVerification}`
    await client.post(`${at}/take`)
    expect(await client.post(`${at}/escalate`)).toEqual([400, 'note is not valid: This is required.'])
    expect(await client.post(`${at}/escalate`, { note: 'A <b>hotel</b>?' })).toEqual([
      200,
      '1 order was escalated.',
    ])
    expect((await client.queue('Blacklisted address')).escalated).toBe(escalated + 1)
    expect(await client.post(`${at}/take`)).toEqual([
      409,
      `Order ${order?.orderNr} was escalated and can only be decided by someone who manages the queues.`,
    ])
    const notifications = await client.get('/api/navigation/notification', client.manager)
    expect(JSON.stringify(notifications)).toContain(
      `finance has escalated order ${order?.orderNr} (Blacklisted address): A &lt;b>hotel&lt;/b>?.`,
    )
    expect(await client.post(`${at}/take`, {}, client.manager)).toEqual([200, '1 order was taken.'])
  })

  it('can be taken over by queue managers, and its owner is notified', async () => {
    const { idQueue } = await client.queue('Repeat refuser')
    const [order] = await client.orders(idQueue, 'open')
    const at = `${home}/${idQueue}/${order?.idVerification}`
    await client.post(`${at}/take`)
    expect((await client.ask(`POST ${at}/take-over`, { token: client.finance, body: {} })).status).toBe(403)
    expect(await client.post(`${at}/take-over`, {}, client.manager)).toEqual([200, '1 order was taken over.'])
    expect(await client.post(`${at}/verify`)).toEqual([
      409,
      `Order ${order?.orderNr} was taken by finance-manager.`,
    ])
    expect(JSON.stringify(await client.get('/api/navigation/notification'))).toContain(
      `finance-manager has taken over order ${order?.orderNr}`,
    )
    expect(await client.post(`${at}/release`, {}, client.manager)).toEqual([200, '1 order was given back.'])
    expect((await client.get(at)).data.status).toBe('open')
  })

  it('is rejected with an old version, as a form sends it', async () => {
    const { idQueue } = await client.queue('Repeat refuser')
    const [order] = await client.orders(idQueue, 'open')
    const at = `${home}/${idQueue}/${order?.idVerification}`
    await client.post(`${at}/take`)
    expect(await client.post(`${at}/escalate`, { note: 'Old', version: order?.version })).toEqual([
      409,
      `Order ${order?.orderNr} was changed in the meantime. Check it and try again.`,
    ])
    expect(await client.post(`${at}/escalate`, { note: 'New', version: Number(order?.version) + 1 })).toEqual(
      [200, '1 order was escalated.'],
    )
  })

  it('has the comments of its order', async () => {
    const { idQueue } = await client.queue('Repeat refuser')
    const [order] = await client.orders(idQueue, 'open')
    const at = `${home}/${idQueue}/${order?.idVerification}`
    expect(await client.post(`${at}/comment`, { note: 'Called twice.' })).toEqual([
      200,
      'The comment was saved.',
    ])
    expect((await client.post(`${at}/comment`, { note: ' ' }))[0]).toBe(400)
    const of = [equals('orderNr', String(order?.orderNr))]
    const [same] = await gridRows<Order>(client.ask, `${home}/${idQueue}/grid`, client.finance, of)
    expect(same?.comments).toBe(Number(order?.comments) + 1)
    const { data } = await client.get(`/api/comment/order/${order?.orderNr}`)
    expect(data[0]).toMatchObject({ content: 'Called twice.', user: { username: 'finance' } })
  })
})
