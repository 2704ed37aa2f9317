import { describe, expect, it } from 'vitest'
import { money } from '../../../src/sandbox/values/figures.ts'
import { execution, free, type Payout, payoutClient, review } from '../payoutClient.ts'

const client = payoutClient()

describe('review of the automatic queue', () => {
  it('approves several payouts, all or none, and names the reasons against it', async () => {
    const list = await client.rows(review)
    const blocked = list.find(one => one.blocked?.startsWith('Account change'))
    const [good] = free(list)
    const ids = [good?.idPayout, blocked?.idPayout]
    const [status, reply] = await client.post(`${review}/approve`, { selection: { ids } })
    expect([status, reply.message]).toEqual([
      409,
      expect.stringMatching(
        /^1 of 2 payouts cannot be approved: .* is waiting for approval\)\. Nothing was changed\.$/,
      ),
    ])
    expect((await client.one(Number(good?.idPayout))).status).toBe(good?.status)
    expect(await client.post(`${review}/approve`, { selection: { ids: [good?.idPayout] } })).toMatchObject([
      200,
      { message: '1 payout is approved.' },
    ])
    expect(await client.post(`${review}/${good?.idPayout}/approve`, {}, client.manager)).toMatchObject([
      409,
      {
        message: `Payout ${good?.idPayout} has left this queue. It is approved (payout). Nothing was changed.`,
      },
    ])
  })

  it('reports a conflict to the second of two users', async () => {
    const [first] = free(await client.rows(review))
    const path = `${review}/${first?.idPayout}/approve?version=${Number(first?.version) + 7}`
    expect(await client.post(path)).toMatchObject([
      409,
      { message: expect.stringContaining('in the meantime') },
    ])
  })

  it('holds only with a reason, releases, and logs everything in the timeline', async () => {
    const [first] = free(await client.rows(review))
    const id = Number(first?.idPayout)
    expect(await client.post(`payouts/${id}/hold`)).toMatchObject([400, { errors: [{ field: 'reason' }] }])
    expect(
      (
        await client.post(`payouts/${id}/hold`, { reason: 'Dispute with the partner', note: 'Asked back.' })
      )[0],
    ).toBe(200)
    expect(await client.one(id)).toMatchObject({
      status: 'held',
      reason: 'Dispute with the partner: Asked back.',
    })
    expect(await client.post(`payouts/${id}/hold`, { reason: 'Contract has ended' })).toMatchObject([
      409,
      { message: `Payout ${id} cannot be held: it is already on hold (payout).` },
    ])
    expect((await client.post(`payouts/${id}/release`, {}, client.manager))[0]).toBe(200)
    const { timeline } = await client.one(id)
    expect(timeline.slice(0, 2)).toMatchObject([
      { title: 'Released', user: 'finance-manager' },
      { title: 'Put on hold', user: 'payout', data: 'Dispute with the partner: Asked back.' },
    ])
  })

  it('adds up the selected payouts by currency', async () => {
    const list = (await client.rows(review)).slice(0, 6)
    const ids = list.map(({ idPayout }) => idPayout)
    const [, { data }] = await client.post(`${review}/sum`, { selection: { ids } })
    const sums = ['GBP', 'EUR'].flatMap(currency => {
      const nets = list.filter(one => one.currency === currency).map(({ net }) => Math.round(net * 100))
      return nets.length === 0
        ? []
        : [
            money(
              nets.reduce((all, net) => all + net, 0),
              currency,
            ),
          ]
    })
    expect(data).toMatchObject({ rowCount: 6, sums, partners: new Set(list.map(one => one.idPartner)).size })
  })

  it('adds up payouts waiting for review and for execution, by currency', async () => {
    const reply = await client.ask('GET /api/payout/payouts-automatic-queue/totals', { token: client.payout })
    const [reviewed, approved] = [await client.rows(review), await client.rows(execution)]
    const sum = (list: readonly Payout[]) =>
      Math.round(list.reduce((all, { net }) => all + net * 100, 0)) / 100
    const totals: Payout[] = Object(reply.json()).data
    expect(totals.map(({ currency }) => currency)).toEqual(['GBP', 'EUR'])
    for (const total of totals) {
      const of = (list: readonly Payout[]) => list.filter(({ currency }) => currency === total.currency)
      expect(total).toEqual({
        currency: total.currency,
        reviewCount: of(reviewed).length,
        review: sum(of(reviewed)),
        executionCount: of(approved).length,
        execution: sum(of(approved)),
      })
    }
  })

  it('sends back from execution, and cancels, only with a reason', async () => {
    const [approved] = free(await client.rows(execution))
    const [waiting] = free(await client.rows(review))
    const back = `${execution}/${approved?.idPayout}/return`
    const cancel = `payouts/${waiting?.idPayout}/cancel`
    for (const path of [back, cancel])
      expect(await client.post(path)).toMatchObject([400, { errors: [{ field: 'reason' }] }])
    expect((await client.post(back, { reason: 'Bank data is being checked' }))[0]).toBe(200)
    expect(await client.one(Number(approved?.idPayout))).toMatchObject({ status: 'pending' })
    expect((await client.post(cancel, { reason: 'Created by mistake' }))[0]).toBe(200)
    expect(await client.post(`payouts/${waiting?.idPayout}/release`)).toMatchObject([
      409,
      { message: `Payout ${waiting?.idPayout} cannot be released: it is cancelled (payout).` },
    ])
  })

  it('cannot be approved by the person who adjusted it, or adjusted with an old version', async () => {
    const [first] = free(await client.rows(review, { status: 'pending' }))
    const adjust = `payouts/${first?.idPayout}/adjust`
    const form = { amount: 12.34, description: 'Returned pallets', version: first?.version }
    expect(await client.post(adjust, { ...form, amount: 0.004 })).toMatchObject([
      400,
      { errors: [{ field: 'amount' }] },
    ])
    expect((await client.post(adjust, form))[0]).toBe(200)
    expect(await client.post(adjust, form, client.manager)).toMatchObject([
      409,
      { message: expect.stringContaining(`payout changed payout ${first?.idPayout} in the meantime`) },
    ])
    const now = await client.one(Number(first?.idPayout))
    expect(now.net).toBeCloseTo(Number(first?.net) + 12.34, 2)
    expect(now.timeline[0].data).toBe(`+12.34 ${first?.currency}: Returned pallets`)
    const approve = `${review}/${first?.idPayout}/approve`
    expect(await client.post(approve)).toMatchObject([
      409,
      { message: expect.stringContaining('the person who adjusted it cannot approve it.') },
    ])
    expect((await client.post(approve, {}, client.manager))[0]).toBe(200)
  })

  it('is never adjusted below zero', async () => {
    const [row] = free(await client.rows(review, { status: 'pending' })).filter(({ net }) => net > 100)
    const path = `payouts/${row?.idPayout}/adjust`
    const adjust = (amount: number) => client.post(path, { amount, description: 'Set off' })
    const net = Number(row?.net)
    const shown = `${net.toLocaleString('en', { minimumFractionDigits: 2 })} ${row?.currency}`
    expect(await adjust(Number((-net - 0.01).toFixed(2)))).toMatchObject([
      400,
      {
        errors: [{ field: 'amount', message: `Deduct at most ${shown}, the net amount of this payout.` }],
      },
    ])
    expect((await client.one(Number(row?.idPayout))).net).toBe(net)
    expect((await adjust(-net))[0]).toBe(200)
    expect(await client.one(Number(row?.idPayout))).toMatchObject({
      net: 0,
      blocked: 'Net amount is not positive',
    })
    expect(await adjust(-1)).toMatchObject([
      400,
      { errors: [{ message: 'Nothing can be deducted: the net amount of this payout is not positive.' }] },
    ])
  })

  it('approves no amount that is not positive or below the minimum of its method', async () => {
    const [first, second] = free(await client.rows(review, { status: 'pending' })).filter(
      ({ net }) => net > 100,
    )
    const approve = async (row: Payout | undefined, net: number) => {
      const amount = Math.round((net - Number(row?.net)) * 100) / 100
      const adjusted = await client.post(`payouts/${row?.idPayout}/adjust`, {
        amount,
        description: 'Set off',
      })
      expect(adjusted).toMatchObject([200, {}])
      return (await client.post(`${review}/${row?.idPayout}/approve`, {}, client.manager))[1].message
    }
    expect(await approve(first, 0)).toContain('its net amount is not positive')
    expect(await approve(second, 0.01)).toMatch(/ only pays \d+\.\d\d (GBP|EUR) or more\.$/)
  })

  it('pays no inactive partner, and uses no disabled method', async () => {
    const [first] = free(await client.rows(review))
    const approve = async () => (await client.post(`${review}/${first?.idPayout}/approve`))[1].message
    const partner = `partners/${first?.idPartner}`
    await client.post(`${partner}/inactive`, { note: 'Contract has ended.' })
    expect(await approve()).toContain(`${first?.partnerName} is inactive.`)
    expect(await client.post(`${partner}/active?version=1`, { version: 1 })).toMatchObject([
      409,
      { message: expect.stringContaining('in the meantime') },
    ])
    await client.post(`${partner}/active`)
    for (const { idPayout } of await client.rows(execution))
      await client.post(`${execution}/${idPayout}/return`, { reason: 'Bank data is being checked' })
    expect((await client.post('settings/payout-methods/1/inactive'))[0]).toBe(200)
    expect(await client.post(`${review}/${first?.idPayout}/approve`)).toMatchObject([409, {}])
    await client.post('settings/payout-methods/1/active')
    expect((await client.post(`${review}/${first?.idPayout}/approve`))[0]).toBe(200)
  })
})
