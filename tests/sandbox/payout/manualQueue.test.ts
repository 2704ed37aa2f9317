import { describe, expect, it } from 'vitest'
import { free, payoutClient, review } from '../payoutClient.ts'

const client = payoutClient()

describe('manual queue', () => {
  const form = {
    idPartner: 12,
    amount: 120.5,
    method: 'ManualTransfer',
    dueAt: '2012-01-15',
    description: 'Goodwill',
    note: null,
  }
  const path = 'payouts-manual-queue'

  it('contains manually created payouts, approved by somebody else and paid with a reference', async () => {
    const [status, reply] = await client.post(path, form)
    expect(status).toBe(200)
    const id = Number(/\d+/.exec(reply.message)?.[0])
    expect(await client.post(`${path}/${id}/approve`)).toMatchObject([
      409,
      { message: `Payout ${id} cannot be approved: the person who created it cannot approve it.` },
    ])
    expect(await client.post(`${path}/${id}/pay`, { reference: 'FP1' }, client.manager)).toMatchObject([
      409,
      { message: `Payout ${id} cannot be marked as paid: it is in the manual queue (payout).` },
    ])
    expect(
      (await client.post(`payouts/${id}/adjust`, { amount: -20.5, description: 'Fee of the bank' }))[0],
    ).toBe(200)
    expect((await client.post(`${path}/${id}/approve`, {}, client.manager))[0]).toBe(200)
    expect((await client.post(`payouts/${id}/adjust`, { amount: 1, description: 'x' }))[0]).toBe(409)
    expect(await client.post(`${path}/${id}/pay`)).toMatchObject([400, { errors: [{ field: 'reference' }] }])
    for (const paidAt of ['2011-12-11', '2011-02-30'])
      expect(await client.post(`${path}/${id}/pay`, { reference: 'FP778', paidAt })).toMatchObject([
        400,
        { errors: [{ field: 'paidAt' }] },
      ])
    expect((await client.post(`${path}/${id}/pay`, { reference: 'FP778', paidAt: '2011-12-09' }))[0]).toBe(
      200,
    )
    expect(await client.one(id)).toMatchObject({
      status: 'paid',
      net: 100,
      reference: 'FP778',
      paidAt: '2011-12-09 12:00:00',
      queue: 'manual',
    })
  })

  it('says in advance why somebody else has to approve or pay', async () => {
    const [, reply] = await client.post(path, { ...form, amount: 16_000 })
    const idPayout = Number(/\d+/.exec(reply.message)?.[0])
    const blocked = async (token: string) =>
      (await client.rows(path, { idPayout }, client.ask, token))[0]?.blocked
    const why = 'The person who created it cannot approve it.'
    expect(await blocked(client.payout)).toBe(why)
    expect(await client.one(idPayout)).toMatchObject({ blocked: why })
    expect(await blocked(client.manager)).toBe(null)
    expect((await client.post(`${path}/${idPayout}/approve`, {}, client.manager))[0]).toBe(200)
    expect(await blocked(client.manager)).toBe(
      'Above 15,000.00 EUR the person who approved it cannot pay it.',
    )
    expect(await blocked(client.payout)).toBe(null)
    expect((await client.post(`${path}/${idPayout}/pay`, { reference: 'FP9' }, client.manager))[0]).toBe(409)
    expect((await client.post(`${path}/${idPayout}/pay`, { reference: 'FP9' }))[0]).toBe(200)
  })

  it('formats amounts in a sentence like the grid, with their sign', async () => {
    const [, reply] = await client.post(path, { ...form, amount: 1_000_000 })
    const id = Number(/\d+/.exec(reply.message)?.[0])
    for (const amount of [1234.5, -1_000_000])
      expect((await client.post(`payouts/${id}/adjust`, { amount, description: 'Goodwill' }))[0]).toBe(200)
    const { timeline, currency } = await client.one(id)
    expect(timeline.slice(0, 2).map(({ data }: { readonly data: string }) => data)).toEqual([
      `-1,000,000.00 ${currency}: Goodwill`,
      `+1,234.50 ${currency}: Goodwill`,
    ])
  })

  it('rejects invalid values at their field', async () => {
    const field = async (change: object) =>
      (await client.post(path, { ...form, ...change }))[1].errors?.[0]?.field
    expect(await field({ idPartner: 99_999 })).toBe('idPartner')
    expect(await field({ method: 'Cheque' })).toBe('method')
    expect(await field({ method: 'none' })).toBe('method')
    expect(await field({ dueAt: '2011-12-09' })).toBe('dueAt')
    expect(await field({ dueAt: '2012-02-30' })).toBe('dueAt')
    for (const wrong of [
      { amount: 0 },
      { amount: 'a' },
      { dueAt: 'soon' },
      { description: ' ' },
      { more: 1 },
    ])
      expect((await client.post(path, { ...form, ...wrong }))[0]).toBe(400)
  })

  it('accepts a due date on the day of creation', async () => {
    expect((await client.post(path, { ...form, dueAt: '2011-12-10' }))[0]).toBe(200)
  })

  it('takes over payouts that the automatic queue cannot pay', async () => {
    const [first] = await client.rows(review, { status: 'failed' })
    const id = Number(first?.idPayout)
    expect((await client.post(`${review}/${id}/manual`))[0]).toBe(200)
    expect(await client.one(id)).toMatchObject({ queue: 'manual', status: 'pending' })
    expect((await client.rows(path)).map(({ idPayout }) => idPayout)).toContain(id)
  })
})

describe('amount above the payout limit', () => {
  const set = async (change: object, token: string) => {
    const settings = 'GET /api/payout/settings/global-settings'
    const kept = Object((await client.ask(settings, { token })).json()).data
    const { updatedBy: _by, updatedAt: _at, ...now } = kept
    const reply = await client.ask(settings.replace('GET', 'PUT'), { token, body: { ...now, ...change } })
    expect(reply.status).toBe(200)
  }
  const admin = () => client.sandbox.signIn('admin')
  const adjusted = async (amount: number) => {
    const [first] = free(await client.rows(review, { status: 'pending' })).filter(({ net }) => net > 1000)
    const id = Number(first?.idPayout)
    const form = { amount, description: 'Compensation' }
    expect((await client.post(`payouts/${id}/adjust`, form))[0]).toBe(200)
    return { id, approve: `${review}/${id}/approve` }
  }

  it('is adjusted and approved by two people even if one may approve manual payouts', async () => {
    await set({ secondPersonForManual: false }, admin())
    const small = await adjusted(10)
    expect((await client.post(small.approve))[0]).toBe(200)
    const large = await adjusted(20_000)
    expect(await client.post(large.approve)).toMatchObject([
      409,
      { message: expect.stringContaining('the person who adjusted it cannot approve it') },
    ])
    expect((await client.post(large.approve, {}, client.manager))[0]).toBe(200)
  })

  it('is compared with a limit that does not apply to the person who set it', async () => {
    await set({ secondPersonForManual: false, approvalLimit: 0 }, client.payout)
    const own = await adjusted(20_000)
    expect((await client.post(own.approve))[0]).toBe(409)
    expect((await client.post(own.approve, {}, client.manager))[0]).toBe(200)
    await set({ secondPersonForManual: true, approvalLimit: 15_000 }, admin())
  })
})
