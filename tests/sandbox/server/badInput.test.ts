import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestSandbox, origin } from '../client.ts'

let opened: Awaited<ReturnType<typeof openTestSandbox>>
let token = ''
beforeAll(async () => {
  opened = await openTestSandbox({ seed: 'basic' })
  token = opened.sandbox.signIn('admin')
})
afterAll(() => opened.close())

const good = { pagination: { limit: 10, offset: 0 }, filter: [], sort: [], columns: [] }
const grid = (options: unknown) => opened.ask('POST /api/finance/refunds/grid', { token, body: { options } })
const filter = (index: string, value: unknown, condition = 'equals') =>
  grid({ ...good, filter: [[{ index, value, condition }]] })

describe('grid request', () => {
  it.each([
    ['a huge limit', { ...good, pagination: { limit: 1001, offset: 0 } }],
    ['a limit of 0', { ...good, pagination: { limit: 0, offset: 0 } }],
    ['a limit with decimals', { ...good, pagination: { limit: 1.5, offset: 0 } }],
    ['a limit as text', { ...good, pagination: { limit: '10', offset: 0 } }],
    ['a negative offset', { ...good, pagination: { limit: 10, offset: -1 } }],
    ['an offset beyond all numbers', { ...good, pagination: { limit: 10, offset: 1e300 } }],
    ['no pagination', { filter: [], sort: [], columns: [] }],
    ['an unknown key', { ...good, where: '1=1' }],
    ['an unknown order', { ...good, sort: [{ index: 'amount', order: 'down' }] }],
    ['an unknown condition', { ...good, filter: [[{ index: 'amount', value: 1, condition: 'regexp' }]] }],
    ['no list of columns', { ...good, columns: 'amount' }],
    ['a list', []],
    ['null', null],
  ])('with %s returns 400 and a message', async (_name, options) => {
    const reply = await grid(options)
    expect([reply.status, reply.json()]).toEqual([400, { message: expect.any(String) }])
  })

  it.each(['customer_id', '__proto__', 'constructor', 'toString', 'id; DROP TABLE refunds', "amount' --"])(
    'with the unknown field %j gets 400 and a message that names it',
    async field => {
      const expected = [400, { message: expect.stringContaining(`'${field}'`) }]
      const answers = [
        await filter(field, 'x'),
        await grid({ ...good, sort: [{ index: field, order: 'asc' }] }),
        await grid({ ...good, columns: [field] }),
      ]
      for (const reply of answers) expect([reply.status, reply.json()]).toEqual(expected)
    },
  )

  it.each([
    ['amount', 'much', 'gteq'],
    ['amount', true, 'equals'],
    ['idRefund', '', 'equals'],
    ['createdAt', '2011-02-30 00:00:00', 'gteq'],
    ['createdAt', 'yesterday', 'lteq'],
    ['createdAt', '2011-01-01T00:00:00Z', 'gteq'],
    ['status', ['paid'], 'equals'],
  ])(
    'with the filter %s %j %s gets 400 and a message that names the field',
    async (index, value, condition) => {
      const reply = await filter(index, value, condition)
      expect([reply.status, reply.json()]).toEqual([400, { message: expect.stringContaining(index) }])
    },
  )

  it('accepts a thousand alternatives and the longest list', async () => {
    const many = Array.from({ length: 1000 }, (_, at) => ({
      index: 'orderNr',
      value: String(at),
      condition: 'equals',
    }))
    expect((await grid({ ...good, filter: [many] })).status).toBe(200)
    expect(
      (await grid({ ...good, filter: [many.map(term => ({ ...term, condition: 'like' }))] })).status,
    ).toBe(400)
    const list = Array.from({ length: 1000 }, (_, at) => String(at))
    const groups = Array.from({ length: 100 }, () => [{ index: 'orderNr', value: list, condition: 'in' }])
    expect((await grid({ ...good, filter: groups })).status).toBe(200)
  })

  it('treats quotes, percent signs and NUL as text', async () => {
    for (const value of ["' OR '1'='1", '%', '_', '\\', '\u0000', '💥'.repeat(100)]) {
      const reply = await filter('customerName', value, 'like')
      expect([reply.status, Object(reply.json()).rowCount]).toEqual([200, 0])
    }
  })
})

describe('request body', () => {
  it.each(['', 'x', '{', '{"options":', '\u0000', '<xml/>'])('%j returns 400', async body => {
    const reply = await opened.ask('POST /api/finance/refunds/grid', { token, body })
    expect([reply.status, reply.json()]).toEqual([400, { message: expect.any(String) }])
  })

  it('of more than 1 MB returns 413', async () => {
    const body = JSON.stringify({ options: { ...good, columns: ['x'.repeat(1_100_000)] } })
    const reply = await opened.ask('POST /api/finance/refunds/grid', { token, body })
    expect([reply.status, reply.json()]).toEqual([413, { message: expect.any(String) }])
  })

  it('that is incomplete returns 400, without a server error', async () => {
    const written = vi.spyOn(console, 'error')
    const body = new ReadableStream({
      start: stream => stream.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
    })
    // A body that streams demands it, and the types of browsers do not know it.
    const streams = { duplex: 'half' }
    const headers = { authorization: `Bearer ${token}` }
    const request = new Request(`${origin}/api/report`, { method: 'POST', headers, body, ...streams })
    expect((await opened.sandbox.fetch(request)).status).toBe(400)
    expect(written).not.toHaveBeenCalled()
    written.mockRestore()
  })

  it('with excessive nesting returns 400', async () => {
    const body = `{"options":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
    expect((await opened.ask('POST /api/finance/refunds/grid', { token, body })).status).toBe(400)
  })
})

describe('id in the path', () => {
  it.each([
    ['abc', 400],
    ['-1', 400],
    ['1.5', 400],
    ['1e3', 400],
    ['1234567890', 400],
    ['%00', 400],
    ['%E0%A4%A', 400],
    ['999999999', 404],
    ['0', 404],
  ])('%s of a refund returns %i', async (id, status) => {
    const reply = await opened.ask(`GET /api/finance/refunds/${id}`, { token })
    expect([reply.status, reply.json()]).toEqual([status, { message: expect.any(String) }])
  })

  it.each(['abc', '1,', '1,x', ','])('%s of notifications returns 400', async ids =>
    expect((await opened.ask(`POST /api/navigation/notification/${ids}`, { token })).status).toBe(400),
  )
})
