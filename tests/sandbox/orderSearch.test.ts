import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestSandbox } from './client.ts'

let opened: Awaited<ReturnType<typeof openTestSandbox>>
let token = ''
beforeAll(async () => {
  opened = await openTestSandbox({ seed: 'basic' })
  token = opened.sandbox.signIn('viewer')
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

  it('finds MULTIPLE orders by a name or an address, whatever the case', async () => {
    expect(await search('customerLastName', 'smith')).toEqual([200, { result: 'MULTIPLE' }])
    expect(await search('customerFirstName', 'GEORGE')).toEqual([200, { result: 'MULTIPLE' }])
  })

  it('answers 404 when there is none', async () => {
    expect(await search('customerEmail', 'nobody@example.com')).toEqual([
      404,
      { message: 'No results found.' },
    ])
    expect(await search('orderNr', "' OR 1=1 --")).toEqual([404, { message: 'No results found.' }])
  })

  it('answers 400 to a field that is not searched', async () => {
    for (const field of ['national_id', '__proto__', 'constructor'])
      expect(await search(field, 'x')).toEqual([400, { message: expect.stringContaining(field) }])
  })
})
