import { describe, expect, it } from 'vitest'
import { equals, gridRows } from '../client.ts'
import { management, type Queue, verificationClient } from '../verificationClient.ts'

const client = verificationClient()

describe('queue management', () => {
  const form = { name: 'Above 500', rule: 'highValue', threshold: 500, owner: 'finance' }

  it('requires its own resource', async () => {
    expect((await client.ask(`POST ${management}`, { token: client.finance, body: form })).status).toBe(403)
  })

  it('creates a queue that finds its orders at once', async () => {
    const [status, message] = await client.post(management, form, client.manager)
    expect([status, message]).toEqual([
      200,
      expect.stringMatching(/^The queue was created\. \d+ new orders were found\.$/),
    ])
    const made = await client.queue('Above 500')
    expect(made.waiting).toBe(Number(/\d+ new orders/.exec(String(message))?.[0].split(' ')[0]))
    const found = await client.orders(made.idQueue, 'open')
    for (const one of found) expect(one.amount).toBeGreaterThanOrEqual(500)
  })

  it('rejects each invalid field', async () => {
    const wrong = { name: ' ', rule: 'none', threshold: 1, owner: 'viewer' }
    const reply = await client.ask(`POST ${management}`, { token: client.manager, body: wrong })
    expect(reply.status).toBe(400)
    expect(Object(reply.json()).errors.map(({ field }: { field: string }) => field)).toEqual([
      'name',
      'rule',
      'owner',
    ])
    expect(await client.post(management, { ...form, name: 'High VALUE' }, client.manager)).toEqual([
      400,
      'A queue named High VALUE already exists.',
    ])
    expect(
      await client.post(
        management,
        { ...form, name: 'x', rule: 'repeatRefuser', parcels: 1.5 },
        client.manager,
      ),
    ).toEqual([400, 'parcels is not valid: This must be of type integer.'])
  })

  it('reports a conflict to the second of two users', async () => {
    const named = [equals('name', 'High value')]
    const [kept] = await gridRows<Queue>(client.ask, `${management}/grid`, client.manager, named)
    const changed = {
      ...form,
      name: 'High value',
      threshold: 2000,
      owner: 'finance-manager',
      version: kept?.version,
    }
    const path = `${management}/${kept?.idQueue}`
    expect((await client.post(path, changed, client.manager, 'PUT'))[0]).toBe(200)
    const admin = client.signIn('admin')
    expect(await client.post(path, { ...changed, threshold: 1 }, admin, 'PUT')).toEqual([
      409,
      'finance-manager changed the queue High value in the meantime. Check it and try again.',
    ])
  })

  it('disables a queue, whose orders can still be processed, and enables it again', async () => {
    const { idQueue, waiting } = await client.queue('Repeat refuser')
    const path = `${management}/${idQueue}`
    expect(await client.post(`${path}/deactivate`, {}, client.manager)).toEqual([
      200,
      'The queue was deactivated.',
    ])
    expect(await client.post(`${path}/deactivate`, {}, client.manager)).toEqual([
      409,
      'The queue Repeat refuser was already made inactive by finance-manager.',
    ])
    expect(await client.queue('Repeat refuser')).toMatchObject({ status: 'inactive', waiting })
    expect((await client.post(`${path}/activate`, {}, client.manager))[0]).toBe(200)
  })
})
