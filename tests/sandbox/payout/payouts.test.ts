import { describe, expect, it } from 'vitest'
import { execution, type Payout, payoutClient, review } from '../payoutClient.ts'

const client = payoutClient()

describe('payouts', () => {
  it('are gross less fees plus adjustments, each the sum of their lines', async () => {
    const all = await client.rows('payouts', { status: 'paid' })
    expect(all.length).toBeGreaterThan(500)
    for (const { gross, fees, adjustments, net } of all)
      expect(gross - fees + adjustments).toBeCloseTo(net, 6)
    const [first] = await client.rows('payouts', { partnerName: 'Hollybank Toys' })
    const lines = await client.rows<{ gross: number; fee: number; adjustment: number; net: number }>(
      `payouts/${first?.idPayout}/lines`,
    )
    const sum = (of: 'gross' | 'fee' | 'adjustment' | 'net') =>
      Math.round(lines.reduce((total, line) => total + line[of] * 100, 0)) / 100
    expect([sum('gross'), sum('fee'), sum('adjustment'), sum('net')]).toEqual([
      first?.gross,
      first?.fees,
      first?.adjustments,
      first?.net,
    ])
  })

  it('are added up by partner and age if overdue, and found by the same filters', async () => {
    const chart = Object(
      (await client.ask('GET /api/payout/payout/dashboard/chart', { token: client.payout })).json(),
    ).data
    const [most] = chart.GBP
    const found = await client.rows('payouts', {
      idPartner: most.idPartner,
      currency: 'GBP',
      overdue: 'older',
    })
    expect(Math.round(found.reduce((sum, { net }) => sum + net * 100, 0)) / 100).toBe(most.older)
    expect(most.older).toBeGreaterThan(0)
    for (const currency of ['GBP', 'EUR'])
      expect(new Set(chart[currency].map((row: Payout) => row.currency))).toEqual(new Set([currency]))
    const names = async (query: string) => {
      const asked = `GET /api/payout/payout/dashboard/chart?${query}` as const
      const { data } = Object((await client.ask(asked, { token: client.payout })).json())
      return data.GBP.map((row: Payout) => row.partnerName)
    }
    expect(await names('partnerName=TOYS&partnerType=seller')).toEqual(['Hollybank Toys'])
    expect(await names('partnerName=toys&partnerType=hub')).toEqual([])
  })

  it('show how many days they are overdue, if they are', async () => {
    const all = await client.rows<Payout & { readonly dueAt: string; readonly overdueDays: number | null }>(
      'payouts',
    )
    const open = ['pending', 'held', 'failed', 'approved', 'processing']
    const daysOf = (due: string) => (Date.parse('2011-12-10') - Date.parse(due.slice(0, 10))) / 86_400_000
    const wanted = all.map(({ status, dueAt }) =>
      open.includes(status) && daysOf(dueAt) > 0 ? daysOf(dueAt) : null,
    )
    expect(all.map(({ overdueDays }) => overdueDays)).toEqual(wanted)
    expect(wanted).toContain(null)
    expect(wanted.some(days => days !== null)).toBe(true)
    const current = all.find(({ overdueDays }) => overdueDays === null)
    expect((await client.one(Number(current?.idPayout))).overdueDays).toBeNull()
  })

  it('are refused to those without the resource of the screen', async () => {
    const viewer = client.sandbox.signIn('viewer')
    const body = { pagination: { limit: 10, offset: 0 }, filter: [], sort: [], columns: [] }
    for (const call of [
      'payouts/grid',
      `${review}/grid`,
      `${execution}/execute`,
      'partners/grid',
      'partners-queue/grid',
    ])
      expect((await client.ask(`POST /api/payout/${call}`, { token: viewer, body })).status).toBe(403)
    const only = client.sandbox.signIn('viewer', ['payout_payouts_access'])
    expect((await client.ask(`POST /api/payout/${review}/1/approve`, { token: only, body: {} })).status).toBe(
      403,
    )
  })
})
