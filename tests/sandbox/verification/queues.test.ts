import { describe, expect, it } from 'vitest'
import { equals, gridRows } from '../client.ts'
import { management, type Queue, verificationDesk } from '../verificationDesk.ts'

const desk = verificationDesk()

describe('queue management', () => {
  const form = { name: 'Above 500', rule: 'highValue', threshold: 500, owner: 'finance' }

  it('requires its own resource', async () => {
    expect((await desk.ask(`POST ${management}`, { token: desk.finance, body: form })).status).toBe(403)
  })

  it('creates a queue that finds its orders at once', async () => {
    const [status, message] = await desk.post(management, form, desk.manager)
    expect([status, message]).toEqual([
      200,
      expect.stringMatching(/^The queue was created\. \d+ orders are new in it\.$/),
    ])
    const made = await desk.queue('Above 500')
    expect(made.waiting).toBe(Number(/\d+ orders/.exec(String(message))?.[0].split(' ')[0]))
    const found = await desk.orders(made.idQueue, 'open')
    for (const one of found) expect(one.amount).toBeGreaterThanOrEqual(500)
  })

  it('rejects each invalid field', async () => {
    const wrong = { name: ' ', rule: 'none', threshold: 1, owner: 'viewer' }
    const reply = await desk.ask(`POST ${management}`, { token: desk.manager, body: wrong })
    expect(reply.status).toBe(400)
    expect(Object(reply.json()).errors.map(({ field }: { field: string }) => field)).toEqual([
      'name',
      'rule',
      'owner',
    ])
    expect(await desk.post(management, { ...form, name: 'High VALUE' }, desk.manager)).toEqual([
      400,
      'There is a queue High VALUE already.',
    ])
    expect(
      await desk.post(management, { ...form, name: 'x', rule: 'repeatRefuser', parcels: 1.5 }, desk.manager),
    ).toEqual([400, 'parcels is not valid: This is no integer.'])
  })

  it('reports a conflict to the second of two users', async () => {
    const named = [equals('name', 'High value')]
    const [kept] = await gridRows<Queue>(desk.ask, `${management}/grid`, desk.manager, named)
    const changed = {
      ...form,
      name: 'High value',
      threshold: 2000,
      owner: 'finance-manager',
      version: kept?.version,
    }
    const path = `${management}/${kept?.idQueue}`
    expect((await desk.post(path, changed, desk.manager, 'PUT'))[0]).toBe(200)
    const admin = desk.signIn('admin')
    expect(await desk.post(path, { ...changed, threshold: 1 }, admin, 'PUT')).toEqual([
      409,
      'The queue High value was changed by finance-manager meanwhile.',
    ])
  })

  it('disables a queue, whose orders can still be processed, and enables it again', async () => {
    const { idQueue, waiting } = await desk.queue('Repeat refuser')
    const path = `${management}/${idQueue}`
    expect(await desk.post(`${path}/deactivate`, {}, desk.manager)).toEqual([
      200,
      'The queue was deactivated.',
    ])
    expect(await desk.post(`${path}/deactivate`, {}, desk.manager)).toEqual([
      409,
      'The queue Repeat refuser was already made inactive by finance-manager.',
    ])
    expect(await desk.queue('Repeat refuser')).toMatchObject({ status: 'inactive', waiting })
    expect((await desk.post(`${path}/activate`, {}, desk.manager))[0]).toBe(200)
  })
})
