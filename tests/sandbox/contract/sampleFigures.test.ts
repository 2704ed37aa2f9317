import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDescribed, page } from './describedProject.ts'

const entities = `
voucher: { fields: { code: 'id', value: 'money', currency: 'text', uses: 'integer', state: { type: 'status', options: ['open', 'used'] } } },
`
const calls = "vouchers: { grid: '/grid', counts: true, totals: true, sums: true }"

let opened: Awaited<ReturnType<typeof openDescribed>>
beforeAll(async () => {
  opened = await openDescribed(entities, calls)
})
afterAll(() => opened.end())

interface Voucher {
  readonly code: number
  readonly value: number
  readonly currency: string
  readonly uses: number
  readonly state: string
}
const used = [[{ index: 'state', condition: 'in', value: ['used'] }]]

async function rows(filter: unknown = []): Promise<readonly Voucher[]> {
  return (await opened.answer('POST /api/vouchers/grid', { options: { ...page, filter } })).data
}

describe('figures of a list that no server implements', () => {
  it('counts its rows by a value', async () => {
    const { data } = await opened.answer('POST /api/vouchers/counts', { field: 'state', filter: [] })
    const all = await rows()
    const of = (state: string) => all.filter(row => row.state === state).length
    expect(data).toHaveLength(2)
    expect(data).toEqual(
      expect.arrayContaining([
        { value: 'open', count: of('open') },
        { value: 'used', count: of('used') },
      ]),
    )
    expect(of('open') + of('used')).toBe(57)
    const some = await opened.answer('POST /api/vouchers/counts', { field: 'state', filter: used })
    expect(some.data).toEqual([{ value: 'used', count: of('used') }])
  })

  it('totals the rows of the filter, amounts by currency and other numbers in one', async () => {
    const request = { fields: ['value', 'uses'], filter: used }
    const { data } = await opened.answer('POST /api/vouchers/totals', request)
    const found = await rows(used)
    const worth = new Map<string, number>()
    for (const { currency, value } of found) worth.set(currency, (worth.get(currency) ?? 0) + value)
    for (const [currency, total] of worth)
      expect(data).toContainEqual({ field: 'value', amount: Number(total.toFixed(2)), currency })
    const uses = found.reduce((all, row) => all + row.uses, 0)
    expect(data).toContainEqual({ field: 'uses', amount: uses, currency: '' })
    expect(data).toHaveLength(worth.size + 1)
    const wrong = await opened.answer('POST /api/vouchers/totals', { fields: ['state'], filter: [] })
    expect([wrong.status, wrong.message]).toEqual([400, 'The column State has no total.'])
  })

  it('sums selected rows, a text for each currency', async () => {
    const all = await rows()
    const pounds = all.filter(({ currency }) => currency === 'GBP').slice(0, 2)
    const selection = { ids: pounds.map(({ code }) => code) }
    const { data } = await opened.answer('POST /api/vouchers/sum', { selection })
    const total = pounds.reduce((sum, { value }) => sum + value, 0)
    const text = total.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    expect(data).toMatchObject({ rowCount: 2, sums: [`${text} GBP`] })
    const everything = { selection: { all: true, filter: [], except: [all[0]?.code] } }
    expect((await opened.answer('POST /api/vouchers/sum', everything)).data.rowCount).toBe(56)
    expect((await opened.answer('POST /api/vouchers/sum', { selection: { ids: [] } })).data.sums).toEqual([])
  })
})
