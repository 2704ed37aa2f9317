import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestSandbox } from '../client.ts'

let opened: Awaited<ReturnType<typeof openTestSandbox>>
let token = ''
beforeEach(async () => {
  opened = await openTestSandbox()
  token = opened.sandbox.signIn('finance')
})
afterEach(() => opened.close())

const path = '/api/finance/write-off/filters/saved'
const filters = [[{ index: 'status', value: 'pending', condition: 'equals' }]]
const save = async (description: string, as = token, at = path) => {
  const reply = await opened.ask(`POST ${at}`, { token: as, body: { filters, description } })
  return [reply.status, Object(reply.json()).message]
}
const list = async (as = token, at = path): Promise<{ idFilter: number; description: string }[]> =>
  Object((await opened.ask(`GET ${at}`, { token: as })).json()).customFilters
const remove = async (id: unknown, as = token, at = path) =>
  (await opened.ask(`DELETE ${at}/${id}`, { token: as })).status

describe('saved filters', () => {
  it('are returned as saved, only to their user and grid', async () => {
    expect(await save('Mine')).toEqual([200, 'The filter was saved.'])
    expect(await list()).toEqual([{ idFilter: expect.any(Number), description: 'Mine', filters }])
    expect(await list(opened.sandbox.signIn('finance-manager'))).toEqual([])
    expect(await list(token, '/api/finance/write-off-wmt/filters/saved')).toEqual([])
    expect(await list(token, '/api/payout/payout/filters/saved')).toEqual([])
  })

  it('are deleted only by their own user', async () => {
    await save('Mine')
    const [{ idFilter } = { idFilter: 0 }] = await list()
    expect(await remove(idFilter, opened.sandbox.signIn('finance-manager'))).toBe(404)
    expect(await remove(idFilter, token, '/api/finance/write-off-wmt/filters/saved')).toBe(404)
    expect(await remove(idFilter)).toBe(200)
    expect(await list()).toEqual([])
    for (const id of [idFilter, 'x', '%00']) expect(await remove(id)).toBe(404)
  })

  it('are limited to five per module and functionality', async () => {
    for (const one of ['1', '2', '3', '4', '5']) expect((await save(one))[0]).toBe(200)
    expect(await save('6')).toEqual([400, 'You can save at most 5 filters. Delete one to save another.'])
    expect((await save('1', token, '/api/finance/write-off-wmt/filters/saved'))[0]).toBe(200)
    expect((await save('1', opened.sandbox.signIn('finance-manager')))[0]).toBe(200)
  })

  it('require a description of at most 50 characters and a filter', async () => {
    expect((await save(''))[0]).toBe(400)
    expect((await save('   '))[0]).toBe(400)
    expect((await save('x'.repeat(51)))[0]).toBe(400)
    expect((await save('💥'.repeat(50)))[0]).toBe(200)
    const none = await opened.ask(`POST ${path}`, { token, body: { filters: [[]], description: 'x' } })
    expect(none.status).toBe(400)
  })

  it('require grid-saved_filters to be added and deleted, but not to be read', async () => {
    const without = opened.sandbox.signIn('finance', ['finance_write_off'])
    expect((await save('x', without))[0]).toBe(403)
    expect(await remove(1, without)).toBe(403)
    expect(await list(without)).toEqual([])
  })

  it.each([
    ['/api/orders/write-off/filters/saved', 'Invalid module!'],
    ['/api/finance/payout/filters/saved', 'Invalid functionality!'],
    ['/api/payout/write-off/filters/saved', 'Invalid functionality!'],
  ])('of %s are rejected with %s', async (at, message) => {
    expect(await save('x', token, at)).toEqual([404, message])
    const reply = await opened.ask(`GET ${at}`, { token })
    expect([reply.status, reply.json()]).toEqual([404, { message }])
    expect(await remove(1, token, at)).toBe(404)
  })
})
