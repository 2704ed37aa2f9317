import { describe, expect, it } from 'vitest'
import { home, verificationDesk } from '../verificationDesk.ts'

const desk = verificationDesk()

describe('order verification queues', () => {
  it('have each a count, the age of the oldest order and an owner', async () => {
    const all = await desk.queues()
    expect(all.map(one => one.name)).toEqual([
      'Blacklisted address',
      'High value',
      'New customer, cash',
      'Payment mismatch',
      'Repeat refuser',
    ])
    for (const one of all) {
      const waiting = [
        ...(await desk.orders(one.idQueue, 'open')),
        ...(await desk.orders(one.idQueue, 'taken')),
        ...(await desk.orders(one.idQueue, 'escalated')),
      ]
      expect([one.name, one.waiting]).toEqual([one.name, waiting.length])
      expect(one.waiting).toBeGreaterThan(0)
      expect(one.oldestHours).toBeGreaterThan(12)
      expect(['finance', 'finance-manager']).toContain(one.owner)
    }
  })

  it('contain each order once', async () => {
    const all: string[] = []
    for (const { idQueue } of await desk.queues())
      all.push(...(await desk.orders(idQueue)).map(one => one.orderNr))
    expect(new Set(all).size).toBe(all.length)
    expect(all.length).toBeGreaterThan(300)
  })

  it('return 404 for an unknown queue or order', async () => {
    for (const path of [`${home}/99`, `${home}/x`, `${home}/1/999999`])
      expect((await desk.ask(`GET ${path}`, { token: desk.finance })).status).toBe(404)
  })
})

describe('several orders', () => {
  it('are taken and verified together, or not at all if somebody was faster with one', async () => {
    const { idQueue } = await desk.queue('Repeat refuser')
    const [first, second, third] = await desk.orders(idQueue, 'open')
    const ids = [first?.idVerification, second?.idVerification, third?.idVerification]
    await desk.post(`${home}/${idQueue}/${ids[1]}/take`, {}, desk.manager)
    expect(await desk.post(`${home}/${idQueue}/take`, { selection: { ids } })).toEqual([
      409,
      `1 of 3 orders cannot be taken: ${second?.orderNr} was already taken by finance-manager. Nothing was changed.`,
    ])
    expect(await desk.post(`${home}/${idQueue}/take`, { selection: { ids: [ids[0], ids[2]] } })).toEqual([
      200,
      '2 orders taken.',
    ])
    expect(await desk.post(`${home}/${idQueue}/verify`, { selection: { ids: [ids[0], ids[2]] } })).toEqual([
      200,
      '2 orders verified.',
    ])
  })

  it('of another queue are not changed', async () => {
    const [one, other] = [await desk.queue('Repeat refuser'), await desk.queue('Payment mismatch')]
    const [order] = await desk.orders(other.idQueue, 'open')
    expect(
      await desk.post(`${home}/${one.idQueue}/take`, { selection: { ids: [order?.idVerification] } }),
    ).toEqual([404, 'There is no such order in this queue.'])
  })
})

describe('next order', () => {
  it('is the one that waits longest; two people get two', async () => {
    const { idQueue } = await desk.queue('Payment mismatch')
    const waiting = await desk.orders(idQueue, 'open')
    const [a, b] = await Promise.all([
      desk.post(`${home}/${idQueue}/take-next`, {}, desk.finance),
      desk.post(`${home}/${idQueue}/take-next`, {}, desk.manager),
    ])
    expect([a?.[0], b?.[0]]).toEqual([200, 200])
    expect(a?.[1]).toContain(`Order ${waiting[0]?.orderNr} is yours: Paid `)
    expect(b?.[1]).toContain(`Order ${waiting[1]?.orderNr} is yours: Paid `)
  })

  it('does not exist in an empty queue', async () => {
    const { idQueue } = await desk.queue('New customer, cash')
    const waiting = await desk.orders(idQueue, 'open')
    for (const _ of waiting) expect((await desk.post(`${home}/${idQueue}/take-next`))[0]).toBe(200)
    expect(await desk.post(`${home}/${idQueue}/take-next`)).toEqual([
      409,
      'No orders are waiting in this queue.',
    ])
  })
})
