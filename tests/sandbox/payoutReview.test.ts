import { describe, expect, it } from 'vitest'
import { free, payoutDesk, review } from './payoutDesk.ts'

const desk = payoutDesk()

describe('the review of the automatic queue', () => {
  it('approves several, all of them or none, and says what stands in the way', async () => {
    const list = await desk.rows(review)
    const blocked = list.find(one => one.blocked?.startsWith('Account change'))
    const [good] = free(list)
    const ids = [good?.idPayout, blocked?.idPayout]
    const [status, reply] = await desk.post(`${review}/approve`, { selection: { ids } })
    expect([status, reply.message]).toEqual([
      409,
      expect.stringMatching(
        /^1 of 2 payouts cannot be approved: .* waits for approval\)\. Nothing was changed\.$/,
      ),
    ])
    expect((await desk.one(Number(good?.idPayout))).status).toBe(good?.status)
    expect(await desk.post(`${review}/approve`, { selection: { ids: [good?.idPayout] } })).toMatchObject([
      200,
      { message: '1 payout is approved.' },
    ])
    expect(await desk.post(`${review}/${good?.idPayout}/approve`, {}, desk.manager)).toMatchObject([
      409,
      {
        message: `Payout ${good?.idPayout} has left this queue: it is approved (payout). Nothing was changed.`,
      },
    ])
  })

  it('tells the second of two who act on what they have looked at', async () => {
    const [first] = free(await desk.rows(review))
    const path = `${review}/${first?.idPayout}/approve?version=${Number(first?.version) + 7}`
    expect(await desk.post(path)).toMatchObject([
      409,
      { message: expect.stringContaining('in the meantime') },
    ])
  })

  it('holds with a reason only, releases, and tells all of it in the timeline', async () => {
    const [first] = free(await desk.rows(review))
    const id = Number(first?.idPayout)
    expect(await desk.post(`payouts/${id}/hold`)).toMatchObject([400, { errors: [{ field: 'reason' }] }])
    expect(
      (await desk.post(`payouts/${id}/hold`, { reason: 'Dispute with the partner', note: 'Asked back.' }))[0],
    ).toBe(200)
    expect(await desk.one(id)).toMatchObject({
      status: 'held',
      reason: 'Dispute with the partner: Asked back.',
    })
    expect(await desk.post(`payouts/${id}/hold`, { reason: 'Contract has ended' })).toMatchObject([
      409,
      { message: `Payout ${id} cannot be held: it is on hold (payout) already.` },
    ])
    expect((await desk.post(`payouts/${id}/release`, {}, desk.manager))[0]).toBe(200)
    const { timeline } = await desk.one(id)
    expect(timeline.slice(0, 2)).toMatchObject([
      { title: 'Released', user: 'finance-manager' },
      { title: 'Put on hold', user: 'payout', data: 'Dispute with the partner: Asked back.' },
    ])
  })

  it('adds up what is selected, by currency', async () => {
    const list = (await desk.rows(review)).slice(0, 6)
    const ids = list.map(({ idPayout }) => idPayout)
    const [, { data }] = await desk.post(`${review}/summary`, { selection: { ids } })
    const sum = (currency: string) =>
      list.some(one => one.currency === currency)
        ? Math.round(list.reduce((all, one) => all + (one.currency === currency ? one.net * 100 : 0), 0)) /
          100
        : null
    expect(data).toMatchObject({ gbp: sum('GBP'), eur: sum('EUR') })
  })
})
