import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestSandbox } from '../client.ts'

let opened: Awaited<ReturnType<typeof openTestSandbox>>
let [admin, service] = ['', '']
beforeAll(async () => {
  opened = await openTestSandbox({ seed: 'basic' })
  admin = opened.sandbox.signIn('rules-admin')
  service = opened.sandbox.signIn('customer-service')
})
afterAll(() => opened.close())

const ask = async (call: string, body?: unknown, token = admin) => {
  const [method, path] = call.split(' ')
  const reply = await opened.ask(`${method} /api/rules-engine/${path}`, {
    token,
    ...(body === undefined ? {} : { body }),
  })
  return { status: reply.status, ...Object(reply.json()) }
}
const bare = () => ({ pagination: { limit: 100, offset: 0 }, filter: [], sort: [], columns: [] })

describe('smart sampling', () => {
  it('changes the share of a category, counts from zero, and logs it in the history of its ruleset', async () => {
    const categories = async () => (await ask('POST smart-sampling/grid', bare())).data
    const [first] = await categories()
    expect(first).toMatchObject({ name: 'Bags', share: 2, seen: 2461, sampled: 49, reached: 1.99 })
    const form = { share: 2.75, active: true, version: first.version }
    expect((await ask(`PUT smart-sampling/${first.idCategory}`, form)).message).toBe(
      '2.75 % of Bags are sampled.',
    )
    expect((await ask(`PUT smart-sampling/${first.idCategory}`, form)).status).toBe(409)
    expect((await ask(`PUT smart-sampling/${first.idCategory}`, { share: 101 })).status).toBe(400)
    expect((await ask(`POST smart-sampling/${first.idCategory}/reset`, {})).status).toBe(200)
    expect((await ask(`POST smart-sampling/${first.idCategory}/reset`, {})).status).toBe(409)
    expect((await categories())[0]).toMatchObject({ share: 2.75, seen: 0, sampled: 0, reached: null })
    const { timeline } = (await ask('GET rules/smart-sampling-package')).data
    expect(timeline[0]).toMatchObject({
      title: 'Bags counts from zero',
      data: '49 of 2461 packages were sampled',
    })
    expect((await ask(`PUT smart-sampling/${first.idCategory}`, { share: 1 }, service)).status).toBe(403)
    expect((await ask('POST smart-sampling/grid', bare(), service)).status).toBe(200)
  })
})
