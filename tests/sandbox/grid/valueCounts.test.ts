import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestSandbox } from '../client.ts'

let opened: Awaited<ReturnType<typeof openTestSandbox>>
let token = ''
beforeAll(async () => {
  opened = await openTestSandbox({ seed: 'basic' })
  token = opened.sandbox.signIn('admin')
})
afterAll(() => opened.close())

type Counted = { readonly value: string; readonly count: number }[]
const count = async (path: string, body: object): Promise<Counted> =>
  Object((await opened.ask(`POST ${path}/counts`, { token, body })).json()).data
const rowCount = async (path: string, filter: object[], isBare = false): Promise<number> => {
  const options = { pagination: { limit: 1, offset: 0 }, filter, sort: [], columns: [] }
  const body = isBare ? options : { options }
  return Object((await opened.ask(`POST ${path}/grid`, { token, body })).json()).rowCount
}

describe('value counts of a grid', () => {
  it.each([
    ['/api/finance/refunds', false],
    ['/api/finance/write-off', false],
    ['/api/finance/pending-invoices', false],
    ['/api/rma', false],
    ['/api/payout/payouts', true],
    ['/api/cash-reconciliation/payments', true],
    ['/api/cash-reconciliation/transactions-queue', true],
  ])('%s: equal those of its rows', async (path, isBare) => {
    const counts = await count(path, { field: 'status', filter: [] })
    expect(counts.length).toBeGreaterThan(1)
    for (const { value, count: rows } of counts)
      expect([
        value,
        await rowCount(path, [[{ index: 'status', value, condition: 'equals' }]], isBare),
      ]).toEqual([value, rows])
    expect(counts.reduce((all, one) => all + one.count, 0)).toBe(await rowCount(path, [], isBare))
  })

  it('follow the filters that are sent, and decisions', async () => {
    const path = '/api/finance/write-off'
    const filter = [[{ index: 'customerName', value: 'Taylor', condition: 'like' }]]
    const pending = async (sent: object[]) =>
      (await count(path, { field: 'status', filter: sent })).find(({ value }) => value === 'pending')
        ?.count ?? 0
    const before = [await pending([]), await pending(filter)]
    expect(before[1]).toBeLessThan(Number(before[0]))
    const found = await opened.ask(`POST ${path}/grid`, {
      token,
      body: {
        options: {
          pagination: { limit: 1, offset: 0 },
          filter: [...filter, [{ index: 'status', value: 'pending', condition: 'equals' }]],
          sort: [],
          columns: ['idWriteOff'],
        },
      },
    })
    const id = Object(found.json()).data[0].idWriteOff
    await opened.ask(`POST ${path}/${id}/reject`, { token, body: { note: 'Paid meanwhile' } })
    expect([await pending([]), await pending(filter)]).toEqual(before.map(rows => rows - 1))
  })

  it('of an unknown field are rejected', async () => {
    const reply = await opened.ask('POST /api/finance/refunds/counts', {
      token,
      body: { field: 'colour', filter: [] },
    })
    expect(reply.status).toBe(400)
  })
})
