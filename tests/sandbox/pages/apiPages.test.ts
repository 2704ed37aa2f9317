import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestSandbox } from '../client.ts'

let opened: Awaited<ReturnType<typeof openTestSandbox>>
beforeAll(async () => {
  opened = await openTestSandbox()
})
afterAll(() => opened.close())

it('the API document is served as committed', async () => {
  const reply = await opened.ask('GET /sandbox/api/openapi.json')
  expect(reply.json()).toMatchObject({ openapi: '3.1.0', paths: { '/api/finance/refunds/grid': {} } })
})

it('API calls are found by path and name, without a script', async () => {
  const all = await opened.ask('GET /sandbox/api')
  expect(all.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(all.text).not.toContain('<script')
  const found = await opened.ask('GET /sandbox/api?q=cancelRefund')
  expect(found.text).toContain('<p role="status">2 calls</p>')
  expect(found.text).toContain('href="/sandbox/api/calls/cancelRefunds"')
  expect((await opened.ask('GET /sandbox/api?q=%3Cb%3E')).text).toContain('value="&lt;b&gt;"')
})

it('an API call shows its resources, body and replies, and links to its entity', async () => {
  const { text } = await opened.ask('GET /sandbox/api/calls/cancelRefund')
  expect(text).toContain('<code>POST /api/finance/refunds/{idRefund}/cancel</code>')
  expect(text).toContain('<code>finance_refund_index</code>')
  expect(text).toContain('<td><code>reason</code></td>')
  expect((await opened.ask('GET /sandbox/api/calls/refund')).text).toContain(
    'href="/sandbox/api/entities/Refund"',
  )
  expect((await opened.ask('GET /sandbox/api/entities/Refund')).text).toContain(
    '<td><code>idRefund</code></td>',
  )
  expect((await opened.ask('GET /sandbox/api/calls/none')).status).toBe(404)
  expect((await opened.ask('GET /sandbox/api/entities/toString')).status).toBe(404)
})
