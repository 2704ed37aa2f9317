import { describe, expect, it } from 'vitest'
import { exactAmount, oldestFirst, sumOfSeveral } from '../../../src/sandbox/cash/sumOfSeveral.ts'
import { cashClient, type Row } from './cashClient.ts'

const client = cashClient()
const amounts = (...cents: number[]) => cents.map((amount, at) => ({ id: at + 1, amount }))
const ids = (found: readonly { readonly id: number }[]) => found.map(({ id }) => id)

describe('proposed amounts for a sum', () => {
  it('are one amount that equals the sum, the oldest first', () => {
    expect(ids(exactAmount(amounts(5, 7, 7), 7))).toEqual([2])
    expect(exactAmount(amounts(5, 6), 7)).toEqual([])
  })

  it('are the oldest amounts that fit into the sum', () => {
    expect(ids(oldestFirst(amounts(5, -2, 4, 9, 1), 8))).toEqual([1, 2, 3])
    expect(ids(oldestFirst(amounts(1, 2), 8))).toEqual([1, 2])
    expect(oldestFirst(amounts(9), 8)).toEqual([])
  })

  it('are several consecutive amounts, or else any of the oldest', () => {
    expect(ids(sumOfSeveral(amounts(9, 3, 4, -1, 20), 6))).toEqual([2, 3, 4])
    expect(ids(sumOfSeveral(amounts(5, 100, 3, 100, 2), 10))).toEqual([1, 3, 5])
    // One that is the whole sum is not several.
    expect(sumOfSeveral(amounts(7, 90), 7)).toEqual([])
    expect(sumOfSeveral(amounts(4, 4, 4), 7)).toEqual([])
  })

  it('agree with an exhaustive search', () => {
    let seed = 7
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % below
    }
    for (let round = 0; round < 300; round++) {
      const some = amounts(...Array.from({ length: 8 }, () => 1 + random(40)))
      const sum = 1 + random(120)
      const found = sumOfSeveral(some, sum)
      const possible = Array.from({ length: 256 }, (_, bits) => some.filter((_one, at) => bits & (1 << at)))
      const exists = possible.some(
        choice => choice.length > 1 && choice.reduce((total, { amount }) => total + amount, 0) === sum,
      )
      expect(found.length > 1, `${JSON.stringify(some)} ${sum}`).toBe(exists)
      if (exists) expect(found.reduce((total, { amount }) => total + amount, 0)).toBe(sum)
      expect(new Set(ids(found)).size).toBe(found.length)
    }
  })
})

describe('proposals for a payment', () => {
  const form = {
    ...{ partnerId: 3, bankAccountId: 1, methodId: 1, currency: 'GBP', paidOn: '2011-12-09' },
    reference: 'PROPOSED',
  }
  const select = (id: number) => `transaction-list-info/select/payment/${id}`

  /** A payment of so much, approved. */
  async function paid(reference: string, amount: number): Promise<number> {
    expect(await client.ask('POST payments', { ...form, reference, amount })).toMatchObject({ status: 200 })
    const [waiting] = await client.grid('payments-queue/grid', 'reference', reference)
    const id = Number(waiting?.id)
    await client.ask(`POST payments-queue/${id}/approve?version=1`, {}, 'cash-reconciliation')
    return id
  }
  const open = async (id: number) =>
    (await client.grid(`${select(id)}/grid`)).map(row => Math.round(Number(row.amount) * 100))
  const proposals = (id: number) => client.grid(`${select(id)}/proposals/grid`)
  const byMethod = (rows: readonly Row[], method: string) => rows.find(row => row.method === method)

  it('include the exact amount, several that add up, and the oldest with the remainder', async () => {
    const probe = await paid('PROBE', 1)
    const [first = 0, second = 0] = await open(probe)
    const exact = await paid('EXACT', first / 100)
    expect(byMethod(await proposals(exact), 'exact')).toMatchObject({
      ...{ rowCount: 1, total: first / 100, difference: 0, currency: 'GBP' },
    })
    const both = await paid('BOTH', (first + second) / 100)
    expect(byMethod(await proposals(both), 'sum')).toMatchObject({
      ...{ rowCount: 2, total: (first + second) / 100, difference: 0 },
    })
    const more = await paid('MORE', (first + second) / 100 + 0.01)
    const oldest = byMethod(await proposals(more), 'oldest')
    expect(oldest).toMatchObject({ rowCount: 2, total: (first + second) / 100, difference: 0.01 })
  })

  it('become a list when used, which can be created only once', async () => {
    const [payment] = await client.grid('payments/grid', 'reference', 'BOTH')
    const id = Number(payment?.id)
    const sum = byMethod(await proposals(id), 'sum')
    const use = `POST ${select(id)}/proposals/${sum?.idProposal}`
    const used = await client.ask(use, {})
    expect(used.json()).toMatchObject({ success: true, data: { transactionListId: expect.any(Number) } })
    const [list] = await client.grid(`payment/${id}/lists/grid`)
    expect(list).toMatchObject({ rowCount: 2, total: sum?.total, status: 'open' })
    // Nothing is left to be matched with it.
    expect(await proposals(id)).toEqual([])
    const again = await client.said(use, {})
    expect(again).toEqual([409, expect.stringMatching(/^The open transactions have changed\./)])
  })

  it('are rejected once somebody else has taken their transactions', async () => {
    const [payment] = await client.grid('payments/grid', 'reference', 'MORE')
    const [other] = await client.grid('payments/grid', 'reference', 'PROBE')
    const id = Number(payment?.id)
    const before = byMethod(await proposals(id), 'oldest')
    const [taken] = await client.grid(`${select(id)}/grid`)
    const selection = { ids: [Number(taken?.idTransaction)] }
    expect(await client.ask(`POST ${select(Number(other?.id))}`, { selection })).toMatchObject({
      status: 200,
    })
    expect(await client.said(`POST ${select(id)}/proposals/${before?.idProposal}`, {})).toEqual([
      409,
      expect.any(String),
    ])
  })

  it('are visible to users who may match payments', async () => {
    expect(await client.ask(`POST ${select(1)}/proposals/grid`, {}, 'viewer')).toMatchObject({ status: 403 })
  })
})
