import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestSandbox } from '../client.ts'

let opened: Awaited<ReturnType<typeof openTestSandbox>>
let token = ''
beforeAll(async () => {
  opened = await openTestSandbox({ seed: 'basic' })
  token = opened.sandbox.signIn('finance')
})
afterAll(() => opened.close())

const get = async (path: string) =>
  Object((await opened.ask(`GET /api/finance/refunds/${path}`, { token })).json())
const rows = async (options: object): Promise<Record<string, unknown>[]> => {
  const body = {
    options: { pagination: { limit: 1000, offset: 0 }, filter: [], sort: [], columns: [], ...options },
  }
  return Object((await opened.ask('POST /api/finance/refunds/grid', { token, body })).json()).data
}

describe('refunds', () => {
  it('are the same in the grid and in the details', async () => {
    for (const row of (await rows({})).slice(0, 20))
      expect(await get(String(row.idRefund))).toEqual({
        success: true,
        data: {
          ...row,
          // Its RMA is a link.
          idRma: expect.any(Number),
          bankAccount: /sent|paid|failed/.test(String(row.status)) ? expect.any(String) : null,
          blocked: null,
          version: 1,
          timeline: expect.any(Array),
        },
      })
  })

  it('have a balance that is at most the paid amount', async () => {
    for (const row of (await rows({})).slice(0, 200)) {
      const { data } = await get(`details/balance-sheet/${row.idRefund}`)
      expect(Math.round((data.refunded + data.vouchers + data.open) * 100)).toBeLessThanOrEqual(
        Math.round(data.paid * 100),
      )
    }
  })

  it('have a balance of money, vouchers and the open amount', async () => {
    const all = await rows({})
    const cents = (list: typeof all) =>
      list.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)
    const orders = new Map<unknown, typeof all>()
    for (const row of all) orders.set(row.orderNr, [...(orders.get(row.orderNr) ?? []), row])
    const went = (row: (typeof all)[number]) => row.status === 'sent' || row.status === 'paid'
    const vouchers = all.filter(row => went(row) && row.method === 'NoPayment').slice(0, 5)
    for (const row of [...all.slice(0, 50), ...vouchers]) {
      const own = orders.get(row.orderNr) ?? []
      const { data } = await get(`details/balance-sheet/${row.idRefund}`)
      expect([data.refunded, data.vouchers, data.open].map(sum => Math.round(sum * 100))).toEqual([
        cents(own.filter(one => went(one) && one.method !== 'NoPayment')),
        cents(own.filter(one => went(one) && one.method === 'NoPayment')),
        cents(own.filter(({ status }) => /pending|waiting|ready|failed/.test(String(status)))),
      ])
    }
    expect(vouchers.length).toBeGreaterThan(0)
  })

  it('have account details for every field of their method, unless they wait for the customer', async () => {
    const methods: {
      alias: string
      availableFields: { attribute: string; required: boolean; fixedLength: number | null }[]
    }[] = (await get('methods/list')).data
    for (const row of await rows({})) {
      const { data } = await get(`details/account-details/${row.idRefund}`)
      const fields = methods.find(one => one.alias === row.method)?.availableFields ?? []
      const given = Object.keys(data).filter(key => fields.some(({ attribute }) => attribute === key))
      if (row.status === 'waiting' || fields.length === 0) expect(given).toEqual([])
      else
        for (const field of fields.filter(one => one.required)) {
          if (field.attribute === 'bankAccountTypeOther' && data.bankAccountType !== 'Other') continue
          expect(data[field.attribute]).toEqual(expect.any(String))
          if (field.fixedLength) expect(data[field.attribute]).toHaveLength(field.fixedLength)
        }
    }
  })

  it('are filtered initially by open statuses', async () => {
    expect(await get('filters/default')).toEqual({
      success: true,
      data: [{ index: 'status', value: ['pending', 'waiting', 'ready', 'failed'] }],
    })
  })

  it('have details of every kind', async () => {
    for (const kind of ['customer-details', 'commercial-gesture', 'comment'])
      expect(await get(`details/${kind}/1`)).toMatchObject({ success: true })
    expect((await opened.ask('GET /api/finance/refunds/details/comment/999999', { token })).status).toBe(404)
  })
})
