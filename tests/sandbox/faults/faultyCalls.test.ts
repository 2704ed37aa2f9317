import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestSandbox } from '../client.ts'

let opened: Awaited<ReturnType<typeof openTestSandbox>>
let token = ''
beforeAll(async () => {
  opened = await openTestSandbox({ seed: 'basic' })
  token = opened.sandbox.signIn('finance')
})
afterAll(() => opened.close())

describe('injected failures', () => {
  it.each([
    ['GET /api/comment/{entity}/{id}', 'GET /api/comment/order/536365'],
    ['GET /api/comment/count/{entity}/{id}', 'GET /api/comment/count/order/536365'],
    ['POST /api/comment/', 'POST /api/comment/'],
    ['POST /api/navigation/download/', 'POST /api/navigation/download/'],
    ['GET /api/navigation/notification', 'GET /api/navigation/notification'],
    ['DELETE /api/navigation/notification', 'DELETE /api/navigation/notification'],
    ['DELETE /api/navigation/notification/{id}', 'DELETE /api/navigation/notification/1'],
    ['POST /api/navigation/notification/{ids}', 'POST /api/navigation/notification/1,2'],
    ['GET /api/oms/order-search/{field}/{value}', 'GET /api/oms/order-search/orderNr/1'],
    ['GET /api/navigation/menu', 'GET /api/navigation/menu'],
  ])('work for %s', async (call, asked) => {
    const body = asked.startsWith('POST') ? { body: {} } : {}
    await opened.ask('POST /sandbox/faults', { body: { call, status: 503, times: 1 } })
    await opened.ask('POST /sandbox/faults', { body: { call, drop: true, times: 1 } })
    await expect(opened.ask(asked, { token, ...body })).rejects.toThrow('dropped')
    expect((await opened.ask(asked, { token, ...body })).status).toBe(503)
    expect((await opened.ask(asked, { token, ...body })).status).not.toBe(503)
  })
})
