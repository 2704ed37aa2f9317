import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestSandbox } from '../client.ts'

let opened: Awaited<ReturnType<typeof openTestSandbox>>
let token = ''
beforeAll(async () => {
  opened = await openTestSandbox({ seed: 'basic' })
  token = opened.sandbox.signIn('viewer', ['oms_search_access'])
})
afterAll(() => opened.close())

const search = async (field: string, value: string) => {
  const path = `/api/oms/order-search/${field}/${encodeURIComponent(value)}`
  const reply = await opened.ask(`GET ${path}`, { token })
  return [reply.status, reply.json()]
}

describe('order search', () => {
  it('finds ONE order by its number', async () => {
    expect(await search('orderNr', '536365')).toEqual([200, { result: 'ONE', orderNr: '536365' }])
    expect(await search('orderNr', ' 536365 ')).toEqual([200, { result: 'ONE', orderNr: '536365' }])
  })

  it('finds MULTIPLE orders by a name or an address, in any case', async () => {
    expect(await search('customerLastName', 'smith')).toEqual([200, { result: 'MULTIPLE' }])
    expect(await search('customerFirstName', 'GEORGE')).toEqual([200, { result: 'MULTIPLE' }])
  })

  it('finds the orders of a customer by each of the four fields', async () => {
    const finance = opened.sandbox.signIn('finance')
    const body = { options: { pagination: { limit: 200, offset: 0 }, filter: [], sort: [], columns: [] } }
    const grid = await opened.ask('POST /api/finance/refunds/grid', { token: finance, body })
    const results = new Set<string>()
    for (const row of Object(grid.json()).data.slice(0, 60)) {
      const order = await opened.ask(`GET /api/oms/order/${row.orderNr}`, { token })
      const [firstName] = String(Object(order.json()).data.customerName).split(' ')
      expect(await search('orderNr', row.orderNr)).toEqual([200, { result: 'ONE', orderNr: row.orderNr }])
      expect(await search('customerFirstName', firstName ?? '')).toEqual([200, { result: 'MULTIPLE' }])
      const [status, found] = await search('customerEmail', String(row.customerEmail).toUpperCase())
      expect(status).toBe(200)
      results.add(JSON.stringify(found))
    }
    expect(results).toContain('{"result":"MULTIPLE"}')
    expect([...results].some(one => /^\{"result":"ONE","orderNr":"\d+"\}$/.test(one))).toBe(true)
  })

  it('returns 404 without a result', async () => {
    expect(await search('customerEmail', 'nobody@example.com')).toEqual([
      404,
      { message: 'No results found.' },
    ])
    expect(await search('orderNr', "' OR 1=1 --")).toEqual([404, { message: 'No results found.' }])
  })

  it('returns 400 for a field that cannot be searched', async () => {
    for (const field of ['national_id', '__proto__', 'constructor'])
      expect(await search(field, 'x')).toEqual([400, { message: expect.stringContaining(field) }])
  })
})
