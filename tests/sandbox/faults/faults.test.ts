import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTestSandbox } from '../client.ts'

let opened: Awaited<ReturnType<typeof openTestSandbox>>
let token = ''
beforeAll(async () => {
  opened = await openTestSandbox()
  token = opened.sandbox.signIn('admin')
})
afterEach(() => opened.ask('DELETE /sandbox/faults'))
afterAll(() => opened.close())

const add = (body: unknown) => opened.ask('POST /sandbox/faults', { body })
const profile = () => opened.ask('GET /get-profile', { token })

describe('injected failures', () => {
  it('fail as often as requested, then the call works again', async () => {
    expect((await add({ call: 'GET /get-profile', status: 503, times: 2 })).status).toBe(204)
    expect([(await profile()).status, (await profile()).status, (await profile()).status]).toEqual([
      503, 503, 200,
    ])
  })

  it('fail until they are deleted if no number is given', async () => {
    await add({ call: 'GET /get-profile', status: 404 })
    expect([(await profile()).status, (await profile()).status]).toEqual([404, 404])
    await opened.ask('DELETE /sandbox/faults')
    expect((await profile()).status).toBe(200)
  })

  it('match one segment with a placeholder, and nothing else', async () => {
    await add({ call: 'GET /api/finance/refunds/{idrefund}', status: 418 })
    const status = async (path: string) => (await opened.ask(`GET ${path}`, { token })).status
    expect(await status('/api/finance/refunds/7')).toBe(418)
    expect(await status('/api/finance/refunds/methods/list')).toBe(200)
    expect(await status('/api/finance/refunds/')).toBe(404)
  })

  it('consider the method', async () => {
    await add({ call: 'DELETE /api/navigation/notification', status: 500 })
    expect((await opened.ask('GET /api/navigation/notification', { token })).status).toBe(200)
  })

  it('send the requested body', async () => {
    await add({ call: 'GET /get-profile', body: { data: { username: 'x' } }, times: 1 })
    const json = await profile()
    expect([json.status, json.json()]).toEqual([200, { data: { username: 'x' } }])
    await add({ call: 'GET /get-profile', status: 500, body: '<html>', times: 1 })
    expect((await profile()).text).toBe('<html>')
  })

  it('contain an ErrorLogId for server errors', async () => {
    await add({ call: 'GET /get-profile', status: 500 })
    expect((await profile()).json()).toMatchObject({
      message: expect.any(String),
      ErrorLogId: expect.anything(),
    })
  })

  it('drop the connection', async () => {
    await add({ call: 'GET /get-profile', drop: true, times: 1 })
    await expect(profile()).rejects.toThrow('dropped')
  })

  it('only wait if nothing but a delay is requested', async () => {
    await add({ call: 'GET /get-profile', delay: 1, times: 1 })
    expect((await profile()).status).toBe(200)
  })

  it('let a waiting call continue when they are deleted', async () => {
    await add({ call: 'GET /get-profile', delay: 60_000, status: 418, times: 1 })
    const waiting = profile()
    await opened.ask('DELETE /sandbox/faults')
    expect((await waiting).status).toBe(418)
    await add({ call: 'GET /get-profile', delay: 60_000 })
    const next = profile()
    await opened.ask('DELETE /sandbox/faults')
    expect((await next).status).toBe(200)
  })

  it.each([
    {},
    { call: 'GET /x' },
    { call: 'get /x', status: 500 },
    { call: '/x', status: 500 },
    { call: 'GET /x', status: 99 },
    { call: 'GET /x', delay: -1 },
    { call: 'GET /x', delay: 1e9 },
    { call: 'GET /x', status: 500, times: 0 },
    { call: 'GET /x', status: 500, more: true },
    'no json',
  ])('return 400 for %j', async body => {
    const reply = await add(body)
    expect([reply.status, reply.json()]).toEqual([400, { message: expect.any(String) }])
  })
})

describe('sandbox tools', () => {
  it('log the calls of the API with their status', async () => {
    await opened.ask('DELETE /sandbox/log')
    await profile()
    await opened.ask('GET /api/navigation/menu?x=1')
    expect((await opened.ask('GET /sandbox/log')).json()).toEqual([
      { method: 'GET', path: '/get-profile', query: '', status: 200 },
      { method: 'GET', path: '/api/navigation/menu', query: '?x=1', status: 401 },
    ])
  })

  it('open a session with any resources', async () => {
    const reply = await opened.ask('POST /sandbox/sessions', {
      body: { persona: 'viewer', resources: ['a'] },
    })
    const session = String(Object(reply.json()).satellizer)
    expect((await opened.ask('GET /api/navigation/acl-resource', { token: session })).json()).toEqual({
      success: true,
      data: ['a'],
    })
  })

  it('reject pages of other sites', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect((await opened.ask('DELETE /sandbox/faults', { headers })).status).toBe(403)
  })

  it('do not exist when the sandbox is reachable from other machines', async () => {
    const open = await openTestSandbox({ tools: false })
    for (const call of [
      'POST /sandbox/faults',
      'GET /sandbox/log',
      'POST /sandbox/notifications',
      'POST /sandbox/sessions',
    ])
      expect((await open.ask(call, call.startsWith('POST') ? { body: {} } : {})).status).toBe(404)
    open.close()
  })
})
