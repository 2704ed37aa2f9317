import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { menuEntries } from '../../../src/sandbox/navigation/menuEntries.ts'
import { openSandbox, type Sandbox } from '../../../src/sandbox/openSandbox.ts'
import { type Answer, asking, withFilled } from '../client.ts'

let sandbox: Sandbox
let token: string
beforeAll(async () => {
  sandbox = await openSandbox(withFilled({ dialect: 'legacy', slowest: 0 }))
  token = sandbox.signIn('admin')
})
afterAll(() => sandbox.close())

const json = { 'content-type': 'application/json' }
const noCache = { 'cache-control': 'no-cache' }
const get = (path: string) => asking(sandbox)(`GET ${path}`, { token, headers: noCache })
const post = (path: string, body: unknown) => asking(sandbox)(`POST ${path}`, { token, body, headers: json })
const grid = '/api/finance/refunds/grid'
const options = { pagination: { limit: 10, offset: 0 }, filter: [], sort: [], columns: [] }
const term = (value: unknown, condition = 'equals') => ({
  options: { ...options, filter: [[{ index: 'status', value, condition }]] },
})

describe('legacy dialect', () => {
  it('rejects a GET request without no-cache', async () => {
    const path = '/api/navigation/acl-resource'
    expect((await asking(sandbox)(`GET ${path}`, { token })).status).toBe(400)
    expect((await get(path)).status).toBe(200)
  })

  it.each([
    ['an empty filter', term('')],
    ['a filter of null', term(null)],
    ['an empty list', term([], 'in')],
    ['a list with another condition than in', term(['paid', 'sent'])],
    ['a key that the specification does not name', { options: { ...options, page: 1 } }],
    ['bare options where the grid wraps them', options],
    ['options beside others', { options, limit: 10 }],
  ])('rejects a grid request with %s', async (_, body) => {
    expect((await post(grid, body)).status).toBe(400)
  })

  it('rejects wrapped options if the grid sends them bare', async () => {
    expect((await post('/api/payout/payouts/grid', { options })).status).toBe(400)
    expect((await post('/api/payout/payouts/grid', options)).status).toBe(200)
  })

  it('accepts a grid request that the specification allows', async () => {
    expect((await post(grid, term(['paid', 'sent'], 'in'))).status).toBe(200)
  })

  it('accepts ids and versions as text and as numbers', async () => {
    const steps = '/api/finance/refunds/1/hold'
    const answers = await Promise.all(['99', 99].map(version => post(steps, { version, reason: 'x' })))
    const [asText, asNumber] = answers.map(({ status, text }) => `${status} ${text}`)
    expect(asText).toBe(asNumber)
    expect(asText).not.toContain('must be integer')
  })

  it('sends an HTML page where a proxy would answer', async () => {
    const refused = await asking(sandbox)('GET /api/navigation/menu', { headers: noCache })
    expect(refused.status).toBe(401)
    expect(refused.headers.get('content-type')).toBe('text/html')
    expect(refused.text).toMatch(/^<!DOCTYPE html>/)
  })

  it('sends the message of a failure at different levels', async () => {
    const missing = await get('/api/finance/refunds/99999999')
    expect(missing.status).toBe(404)
    expect(missing.text).toContain('"message":"There is no refund 99999999."')
  })

  it('sends no body without content', async () => {
    const cleared = await asking(sandbox)('DELETE /api/navigation/notification', { token })
    expect([200, 204]).toContain(cleared.status)
    expect(cleared.text).toBe('')
  })

  it('sends the errors of a rule as a bare list', async () => {
    const reply = await post('/api/rules-engine/validate', { rule: 'x ==', ruleset: 'order-flags' })
    expect(reply.json()).toContainEqual(expect.objectContaining({ line: '1' }))
  })

  it('sends the menu with another root, attributes and no pages', async () => {
    const { text } = await get('/api/navigation/menu')
    expect(text).toContain('<config version=')
    expect(text).not.toContain('<pages>')
    for (const { id } of menuEntries) expect(text).toContain(`<${id} label=`)
  })

  it('sends the resources as a map or a list', async () => {
    const shapes = await Promise.all(
      [1, 2, 3, 4].map(async count => {
        const names = ['finance_refund_index', 'finance_write_off', 'rules_engine', 'return_index_csr'].slice(
          0,
          count,
        )
        const of = sandbox.signIn('viewer', names)
        const reply = await asking(sandbox)('GET /api/navigation/acl-resource', {
          token: of,
          headers: noCache,
        })
        return shapeOf(reply)
      }),
    )
    expect(shapes).toEqual(['places', 'names', 'deeper', 'list'])
  })

  it('contains a saved filter with a condition outside the specification', async () => {
    expect((await get('/api/finance/write-off/filters/saved')).text).toContain('greaterThan')
  })
})

function shapeOf(reply: Answer): string {
  const { data } = Object(reply.json())
  if (Array.isArray(data)) return 'list'
  if ('0' in data) return 'places'
  return 'data' in data ? 'deeper' : 'names'
}
