import { describe, expect, it } from 'vitest'
import { home, verificationClient } from '../verificationClient.ts'

const client = verificationClient()

describe('order verification queues', () => {
  it('have each a count, the age of the oldest order and an owner', async () => {
    const all = await client.queues()
    expect(all.map(one => one.name)).toEqual([
      'Blacklisted address',
      'High value',
      'New customer, cash',
      'Payment mismatch',
      'Repeat refuser',
    ])
    for (const one of all) {
      const waiting = [
        ...(await client.orders(one.idQueue, 'open')),
        ...(await client.orders(one.idQueue, 'taken')),
        ...(await client.orders(one.idQueue, 'escalated')),
      ]
      expect([one.name, one.waiting]).toEqual([one.name, waiting.length])
      expect(one.waiting).toBeGreaterThan(0)
      expect(one.oldestHours).toBeGreaterThan(12)
      expect(['finance', 'finance-manager']).toContain(one.owner)
    }
  })

  it('contain each order once', async () => {
    const all: string[] = []
    for (const { idQueue } of await client.queues())
      all.push(...(await client.orders(idQueue)).map(one => one.orderNr))
    expect(new Set(all).size).toBe(all.length)
    expect(all.length).toBeGreaterThan(300)
  })

  it('return 404 for an unknown queue or order', async () => {
    for (const path of [`${home}/99`, `${home}/x`, `${home}/1/999999`])
      expect((await client.ask(`GET ${path}`, { token: client.finance })).status).toBe(404)
  })
})

describe('several orders', () => {
  it('are taken and verified together, or not at all if somebody was faster with one', async () => {
    const { idQueue } = await client.queue('Repeat refuser')
    const [first, second, third] = await client.orders(idQueue, 'open')
    const ids = [first?.idVerification, second?.idVerification, third?.idVerification]
    await client.post(`${home}/${idQueue}/${ids[1]}/take`, {}, client.manager)
    expect(await client.post(`${home}/${idQueue}/take`, { selection: { ids } })).toEqual([
      409,
      `1 of 3 orders cannot be taken: ${second?.orderNr} was already taken by finance-manager. Nothing was changed.`,
    ])
    expect(await client.post(`${home}/${idQueue}/take`, { selection: { ids: [ids[0], ids[2]] } })).toEqual([
      200,
      '2 orders were taken.',
    ])
    expect(await client.post(`${home}/${idQueue}/verify`, { selection: { ids: [ids[0], ids[2]] } })).toEqual([
      200,
      '2 orders were verified.',
    ])
  })

  it('of another queue are not changed', async () => {
    const [one, other] = [await client.queue('Repeat refuser'), await client.queue('Payment mismatch')]
    const [order] = await client.orders(other.idQueue, 'open')
    expect(
      await client.post(`${home}/${one.idQueue}/take`, { selection: { ids: [order?.idVerification] } }),
    ).toEqual([404, 'This order is not in this queue.'])
  })
})

describe('next order', () => {
  it('is the one that waits longest; two people get two', async () => {
    const { idQueue } = await client.queue('Payment mismatch')
    const waiting = await client.orders(idQueue, 'open')
    const [a, b] = await Promise.all([
      client.post(`${home}/${idQueue}/take-next`, {}, client.finance),
      client.post(`${home}/${idQueue}/take-next`, {}, client.manager),
    ])
    expect([a?.[0], b?.[0]]).toEqual([200, 200])
    expect(a?.[1]).toContain(`Order ${waiting[0]?.orderNr} is yours: Paid `)
    expect(b?.[1]).toContain(`Order ${waiting[1]?.orderNr} is yours: Paid `)
  })

  it('does not exist in an empty queue', async () => {
    const { idQueue } = await client.queue('New customer, cash')
    const waiting = await client.orders(idQueue, 'open')
    for (const _ of waiting) expect((await client.post(`${home}/${idQueue}/take-next`))[0]).toBe(200)
    expect(await client.post(`${home}/${idQueue}/take-next`)).toEqual([
      409,
      'No orders are waiting in this queue.',
    ])
  })
})
