import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSandbox } from '../../src/sandbox/openSandbox.ts'
import { asking, openTestSandbox } from './client.ts'
import { copyFilled } from './filled.ts'

let opened: Awaited<ReturnType<typeof openTestSandbox>>
let [payout, manager] = ['', '']
beforeAll(async () => {
  opened = await openTestSandbox({ seed: 'basic' })
  payout = opened.sandbox.signIn('payout')
  manager = opened.sandbox.signIn('finance-manager')
})
afterAll(() => opened.close())

interface Payout {
  readonly idPayout: number
  readonly idPartner: number
  readonly partnerName: string
  readonly gross: number
  readonly fees: number
  readonly adjustments: number
  readonly net: number
  readonly currency: string
  readonly queue: string
  readonly status: string
  readonly blocked: string | null
  readonly version: number
}
type Ask = ReturnType<typeof asking>

const rows = async <T = Payout>(
  path: string,
  terms: Readonly<Record<string, string | number>> = {},
  ask: Ask = opened.ask,
  token = payout,
): Promise<T[]> => {
  const filter = Object.entries(terms).map(([index, value]) => [{ index, value, condition: 'equals' }])
  const body = { pagination: { limit: 1000, offset: 0 }, filter, sort: [], columns: [] }
  return Object((await ask(`POST /api/payout/${path}/grid`, { token, body })).json()).data
}
const post = async (path: string, body: object = {}, token = payout) => {
  const reply = await opened.ask(`POST /api/payout/${path}`, { token, body })
  return [reply.status, Object(reply.json())]
}
const one = async (id: number) =>
  Object((await opened.ask(`GET /api/payout/payouts/${id}`, { token: payout })).json()).data
const review = 'payouts-automatic-queue/review'
const execution = 'payouts-automatic-queue/execution'
const free = (list: readonly Payout[]) => list.filter(({ blocked }) => blocked === null)

describe('payouts', () => {
  it('are gross less fees plus adjustments, each of them the sum of their lines', async () => {
    const all = await rows('payouts', { status: 'paid' })
    expect(all.length).toBeGreaterThan(500)
    for (const { gross, fees, adjustments, net } of all)
      expect(gross - fees + adjustments).toBeCloseTo(net, 6)
    const [first] = await rows('payouts', { partnerName: 'Hollybank Toys' })
    const lines = await rows<{ gross: number; fee: number; adjustment: number; net: number }>(
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

  it('are added up by partner and age where they are overdue, and found again by the same filters', async () => {
    const chart = Object(
      (await opened.ask('GET /api/payout/payout/dashboard/chart', { token: payout })).json(),
    ).data
    const [most] = chart.GBP
    const found = await rows('payouts', { idPartner: most.idPartner, currency: 'GBP', overdue: 'older' })
    expect(Math.round(found.reduce((sum, { net }) => sum + net * 100, 0)) / 100).toBe(most.older)
    expect(most.older).toBeGreaterThan(0)
    for (const currency of ['GBP', 'EUR'])
      expect(new Set(chart[currency].map((row: Payout) => row.currency))).toEqual(new Set([currency]))
  })

  it('are refused to those without the resource of the screen', async () => {
    const viewer = opened.sandbox.signIn('viewer')
    const body = { pagination: { limit: 10, offset: 0 }, filter: [], sort: [], columns: [] }
    for (const call of [
      'payouts/grid',
      `${review}/grid`,
      `${execution}/execute`,
      'partners/grid',
      'partners-queue/grid',
    ])
      expect((await opened.ask(`POST /api/payout/${call}`, { token: viewer, body })).status).toBe(403)
    const only = opened.sandbox.signIn('viewer', ['payout_payouts_access'])
    expect((await opened.ask(`POST /api/payout/${review}/1/approve`, { token: only, body: {} })).status).toBe(
      403,
    )
  })
})

describe('the review of the automatic queue', () => {
  it('approves several, all of them or none, and says what stands in the way', async () => {
    const list = await rows(review)
    const blocked = list.find(one => one.blocked?.startsWith('Account change'))
    const [good] = free(list)
    const ids = [good?.idPayout, blocked?.idPayout]
    const [status, reply] = await post(`${review}/approve`, { selection: { ids } })
    expect([status, reply.message]).toEqual([
      409,
      expect.stringMatching(
        /^1 of 2 payouts cannot be approved: .* waits for approval\)\. Nothing was changed\.$/,
      ),
    ])
    expect((await one(Number(good?.idPayout))).status).toBe(good?.status)
    expect(await post(`${review}/approve`, { selection: { ids: [good?.idPayout] } })).toMatchObject([
      200,
      { message: '1 payout is approved.' },
    ])
    expect(await post(`${review}/${good?.idPayout}/approve`, {}, manager)).toMatchObject([
      409,
      {
        message: `Payout ${good?.idPayout} has left this queue: it is approved (payout). Nothing was changed.`,
      },
    ])
  })

  it('tells the second of two who act on what they have looked at', async () => {
    const [first] = free(await rows(review))
    const path = `${review}/${first?.idPayout}/approve?version=${Number(first?.version) + 7}`
    expect(await post(path)).toMatchObject([409, { message: expect.stringContaining('in the meantime') }])
  })

  it('holds with a reason only, releases, and tells all of it in the timeline', async () => {
    const [first] = free(await rows(review))
    const id = Number(first?.idPayout)
    expect(await post(`payouts/${id}/hold`)).toMatchObject([400, { errors: [{ field: 'reason' }] }])
    expect(
      (await post(`payouts/${id}/hold`, { reason: 'Dispute with the partner', note: 'Asked back.' }))[0],
    ).toBe(200)
    expect(await one(id)).toMatchObject({ status: 'held', reason: 'Dispute with the partner: Asked back.' })
    expect(await post(`payouts/${id}/hold`, { reason: 'Contract has ended' })).toMatchObject([
      409,
      { message: `Payout ${id} cannot be held: it is on hold (payout) already.` },
    ])
    expect((await post(`payouts/${id}/release`, {}, manager))[0]).toBe(200)
    const { timeline } = await one(id)
    expect(timeline.slice(0, 2)).toMatchObject([
      { title: 'Released', user: 'finance-manager' },
      { title: 'Put on hold', user: 'payout', data: 'Dispute with the partner: Asked back.' },
    ])
  })

  it('adds up what is selected, by currency', async () => {
    const list = (await rows(review)).slice(0, 6)
    const ids = list.map(({ idPayout }) => idPayout)
    const [, { data }] = await post(`${review}/summary`, { selection: { ids } })
    const sum = (currency: string) =>
      list.some(one => one.currency === currency)
        ? Math.round(list.reduce((all, one) => all + (one.currency === currency ? one.net * 100 : 0), 0)) /
          100
        : null
    expect(data).toMatchObject({ gbp: sum('GBP'), eur: sum('EUR') })
  })
})

describe('the execution of the automatic queue', () => {
  it('pays what is approved, leaves it in the API log, and never twice', async () => {
    const [first, second] = free(await rows(execution)).filter(({ net }) => net < 15_000)
    const ids = [first?.idPayout, second?.idPayout]
    expect(await post(`${execution}/execute`, { selection: { ids } }, manager)).toMatchObject([
      200,
      { message: '2 payouts are being paid.' },
    ])
    expect(await post(`${execution}/execute`, { selection: { ids } })).toMatchObject([
      409,
      { message: expect.stringContaining('2 of 2 payouts cannot be executed') },
    ])
    await opened.sandbox.idle()
    for (const id of ids) {
      const { status, reference } = await one(Number(id))
      expect(status === 'paid' ? reference : status).toMatch(/^PAY-|^failed$/)
      expect(await rows('settings/apilog', { documentNr: `PO-${id}` })).toHaveLength(1)
    }
  })

  it('wants a second person above the limit of the settings', async () => {
    const [first] = free(await rows(review)).filter(({ net }) => net > 15_000)
    const ids = [first?.idPayout]
    await post(`${review}/approve`, { selection: { ids } })
    expect(await post(`${execution}/execute`, { selection: { ids } })).toMatchObject([
      409,
      { message: expect.stringContaining('somebody else than who approved it pays it') },
    ])
    expect((await post(`${execution}/execute`, { selection: { ids } }, manager))[0]).toBe(200)
    await opened.sandbox.idle()
  })

  it('is refused above the most that one execution may pay, and when it is switched off', async () => {
    const settings = 'settings/global-settings'
    const get = await opened.ask(`GET /api/payout/${settings}`, { token: payout })
    const { updatedBy: _by, updatedAt: _at, ...kept } = Object(get.json()).data
    const put = (change: object) =>
      opened.ask(`PUT /api/payout/${settings}`, { token: payout, body: { ...kept, ...change } })
    const [first] = free(await rows(execution)).filter(({ net }) => net < 15_000)
    const selection = { ids: [first?.idPayout] }
    expect((await put({ mostPerRun: 1 })).status).toBe(200)
    expect(await post(`${execution}/execute`, { selection }, manager)).toMatchObject([
      409,
      { message: expect.stringContaining('one execution pays at most 1.00') },
    ])
    expect((await put({ automatic: false })).status).toBe(409)
    expect((await put({ automatic: false, version: kept.version + 1 })).status).toBe(200)
    expect(await post(`${execution}/execute`, { selection }, manager)).toMatchObject([
      409,
      { message: 'Execution is switched off in the global settings of payouts.' },
    ])
    expect((await put({ version: kept.version + 2 })).status).toBe(200)
  })

  it('survives a stop in the middle: each payout is paid whole, or approved still', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-payouts-'))
    const data = join(folder, 'payouts.sqlite')
    try {
      copyFilled(data)
      const before = await openSandbox({ data, seed: 'basic' })
      const ask = asking(before)
      const token = before.signIn('finance-manager')
      const due = free(await rows(execution, {}, ask, token))
        .filter(({ net }) => net < 15_000)
        .slice(0, 5)
      const ids = due.map(({ idPayout }) => idPayout)
      const reply = await ask(`POST /api/payout/${execution}/execute`, {
        token,
        body: { selection: { ids } },
      })
      expect(reply.status).toBe(200)
      before.close()

      const after = await openSandbox({ data, seed: 'basic' })
      const again = asking(after)
      const fresh = after.signIn('finance-manager')
      for (const id of ids) {
        const found = Object((await again(`GET /api/payout/payouts/${id}`, { token: fresh })).json()).data
        expect(['approved', 'paid', 'failed']).toContain(found.status)
        if (found.status === 'approved')
          expect(found.timeline[0].title).toBe('Execution interrupted, approved still')
      }
      const told = Object((await again('GET /api/navigation/notification', { token: fresh })).json())
      expect(told[0].message).toContain('The execution of payouts was interrupted by a restart.')
      after.close()
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})

describe('the manual queue', () => {
  const form = {
    idPartner: 12,
    amount: 120.5,
    method: 'ManualTransfer',
    dueAt: '2012-01-15',
    description: 'Goodwill',
    note: null,
  }
  const path = 'payouts-manual-queue'

  it('creates by hand, has it approved by somebody else, and is paid with a reference', async () => {
    const [status, reply] = await post(path, form)
    expect(status).toBe(200)
    const id = Number(/\d+/.exec(reply.message)?.[0])
    expect(await post(`${path}/${id}/approve`)).toMatchObject([
      409,
      { message: `Payout ${id} cannot be approved: somebody else than who created it approves it.` },
    ])
    expect(await post(`${path}/${id}/pay`, { reference: 'FP1' }, manager)).toMatchObject([
      409,
      { message: `Payout ${id} cannot be marked as paid: it is in the manual queue (payout).` },
    ])
    expect((await post(`payouts/${id}/adjust`, { amount: -20.5, description: 'Fee of the bank' }))[0]).toBe(
      200,
    )
    expect((await post(`${path}/${id}/approve`, {}, manager))[0]).toBe(200)
    expect((await post(`payouts/${id}/adjust`, { amount: 1, description: 'x' }))[0]).toBe(409)
    expect(await post(`${path}/${id}/pay`)).toMatchObject([400, { errors: [{ field: 'reference' }] }])
    expect((await post(`${path}/${id}/pay`, { reference: 'FP778', paidAt: '2011-12-09' }))[0]).toBe(200)
    expect(await one(id)).toMatchObject({
      status: 'paid',
      net: 100,
      reference: 'FP778',
      paidAt: '2011-12-09 12:00:00',
      queue: 'manual',
    })
  })

  it('refuses what is wrong beside its field', async () => {
    const field = async (change: object) => (await post(path, { ...form, ...change }))[1].errors?.[0]?.field
    expect(await field({ idPartner: 99_999 })).toBe('idPartner')
    expect(await field({ method: 'Cheque' })).toBe('method')
    expect(await field({ method: 'none' })).toBe('method')
    expect(await field({ dueAt: '2011-01-01' })).toBe('dueAt')
    for (const wrong of [
      { amount: 0 },
      { amount: 'a' },
      { dueAt: 'soon' },
      { description: ' ' },
      { more: 1 },
    ])
      expect((await post(path, { ...form, ...wrong }))[0]).toBe(400)
  })

  it('takes over what the automatic queue cannot pay', async () => {
    const [first] = await rows(review, { status: 'failed' })
    const id = Number(first?.idPayout)
    expect((await post(`${review}/${id}/manual`))[0]).toBe(200)
    expect(await one(id)).toMatchObject({ queue: 'manual', status: 'pending' })
    expect((await rows(path)).map(({ idPayout }) => idPayout)).toContain(id)
  })
})
