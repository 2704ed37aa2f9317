import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ibanOf } from '../../../src/sandbox/values/iban.ts'
import { openTestSandbox } from '../client.ts'

let opened: Awaited<ReturnType<typeof openTestSandbox>>
let [payout, manager] = ['', '']
beforeAll(async () => {
  opened = await openTestSandbox({ seed: 'basic' })
  payout = opened.sandbox.signIn('payout')
  manager = opened.sandbox.signIn('finance-manager')
})
afterAll(() => opened.close())

const iban = ibanOf('GB', 'NFLD20104400990077')

const get = async (path: string) =>
  Object((await opened.ask(`GET /api/payout/${path}`, { token: payout })).json()).data
const post = async (path: string, body: object = {}, token = payout) => {
  const reply = await opened.ask(`POST /api/payout/${path}`, { token, body })
  return [reply.status, Object(reply.json())]
}
const rows = async (path: string, filter: object[] = []) => {
  const body = { pagination: { limit: 1000, offset: 0 }, filter, sort: [], columns: [] }
  return Object((await opened.ask(`POST /api/payout/${path}/grid`, { token: payout, body })).json()).data
}
const partnerWithoutChange = async (): Promise<number> =>
  (await rows('partners')).find(
    (one: { idChange: unknown; status: string; method: string; iban: string }) =>
      one.iban !== iban && one.idChange === null && one.status === 'active' && one.method === 'BacsTransfer',
  ).idPartner

describe('data of a partner', () => {
  it('are changed when someone else approves it, with old and new values stored', async () => {
    const id = await partnerWithoutChange()
    const before = await get(`partners/${id}`)
    const change = { ...before, iban: `${iban.slice(0, 4)} ${iban.slice(4)}`, why: 'A new bank.' }
    expect(await post(`partners/${id}/change`, change)).toMatchObject([
      200,
      {
        message: expect.stringMatching(
          /^Change \d+ was proposed\. It takes effect when someone else approves it\.$/,
        ),
      },
    ])
    expect((await get(`partners/${id}`)).iban).toBe(before.iban)
    expect(await post(`partners/${id}/change`, change, manager)).toMatchObject([
      409,
      { message: expect.stringContaining('proposed by payout, is already waiting for approval') },
    ])
    const { idChange } = await get(`partners/${id}`)
    expect(await post(`partners-queue/${idChange}/approve`)).toMatchObject([
      409,
      { message: `You proposed change ${idChange} yourself. Someone else must decide it.` },
    ])
    expect((await get(`partners-queue/${idChange}`)).values).toMatchObject([
      { label: 'IBAN', before: before.iban, after: iban },
    ])
    expect((await post(`partners-queue/${idChange}/approve`, {}, manager))[0]).toBe(200)
    expect(await get(`partners/${id}`)).toMatchObject({ iban, updatedBy: 'finance-manager', idChange: null })
    const { timeline } = await get(`partners-queue/${idChange}`)
    expect(timeline.map((one: { title: string; user: string }) => [one.title, one.user])).toEqual([
      ['Approved', 'finance-manager'],
      ['Proposed', 'payout'],
    ])
    expect(await post(`partners-queue/${idChange}/reject`, { note: 'Lazy.' }, manager)).toMatchObject([
      409,
      { message: `Change ${idChange} was already approved by finance-manager.` },
    ])
  })

  it('show what is owed, overdue and paid, which are sums of payouts', async () => {
    const list: { idPartner: number }[] = (await rows('partners')).slice(0, 10)
    for (const { idPartner } of list) {
      const own = [[{ index: 'idPartner', value: idPartner, condition: 'equals' }]]
      const payouts: { net: number; status: string; overdue: string | null }[] = await rows('payouts', own)
      const sum = (some: typeof payouts) =>
        Math.round(some.reduce((all, { net }) => all + net * 100, 0)) / 100
      const open = payouts.filter(({ status }) => status !== 'paid' && status !== 'cancelled')
      expect(await get(`partners/${idPartner}`)).toMatchObject({
        owed: sum(open),
        openPayouts: open.length,
        overdue: sum(open.filter(({ overdue }) => overdue !== null)),
        paid: sum(payouts.filter(({ status }) => status === 'paid')),
      })
    }
  })

  it('prevent payments to the partner while an account waits for approval', async () => {
    const review = await rows('payouts-automatic-queue/review')
    const blocked = review.find((one: { blocked: string | null }) =>
      one.blocked?.startsWith('Account change'),
    )
    expect(await post(`payouts-automatic-queue/review/${blocked.idPayout}/approve`)).toMatchObject([
      409,
      { message: expect.stringMatching(/change \d+ of the account of .* is waiting for approval\.$/) },
    ])
  })

  it('prevent payments to the partner for some days after an account or its holder was approved', async () => {
    const open = await rows('payouts-automatic-queue/review')
    const partners = new Map(
      open
        .filter(
          (one: { blocked: string | null; method: string }) => !one.blocked && one.method === 'BacsTransfer',
        )
        .map((one: { idPartner: number; idPayout: number }) => [one.idPartner, one.idPayout]),
    )
    const [first, second] = [...partners]
    const other = ibanOf('GB', 'NFLD20104400990088')
    for (const [[id, idPayout], more] of [
      [first ?? [], { iban: other }],
      [second ?? [], { holder: 'Somebody Else Ltd.' }],
    ] as const) {
      const change = { ...(await get(`partners/${id}`)), ...more, why: 'A new bank.' }
      expect(await post(`partners/${id}/change`, change)).toMatchObject([200, {}])
      const { idChange } = await get(`partners/${id}`)
      expect((await post(`partners-queue/${idChange}/approve`, {}, manager))[0]).toBe(200)
      expect(await post(`payouts-automatic-queue/review/${idPayout}/approve`)).toMatchObject([
        409,
        { message: expect.stringContaining('is new and cannot be used before') },
      ])
    }
  })

  it('are rejected at the invalid field', async () => {
    const id = await partnerWithoutChange()
    const change = { ...(await get(`partners/${id}`)), why: 'x' }
    const field = async (more: object) =>
      (await post(`partners/${id}/change`, { ...change, ...more }))[1].errors?.[0]?.field
    expect(await field({ iban: 'GB00NFLD20104400990077' })).toBe('iban')
    expect(await field({ iban: '' })).toBe('iban')
    expect(await field({ iban })).toBe('iban')
    expect(await field({ method: 'SepaTransfer' })).toBe('method')
    expect((await post(`partners/${id}/change`, change))[1].message).toBe('Change at least one value.')
    expect((await post(`partners/${id}/change`, { ...change, version: 99, termDays: 1 }))[0]).toBe(409)
    for (const wrong of [{ why: '' }, { termDays: 1.5 }, { bic: 'x' }, { commission: 90 }])
      expect((await post(`partners/${id}/change`, { ...change, ...wrong }))[0]).toBe(400)
  })

  it('stay unchanged when a change is rejected with a reason, or withdrawn by its author', async () => {
    const id = await partnerWithoutChange()
    const change = { ...(await get(`partners/${id}`)), termDays: 30, why: 'Signed.' }
    await post(`partners/${id}/change`, change)
    const { idChange } = await get(`partners/${id}`)
    expect(await post(`partners-queue/${idChange}/reject`, {}, manager)).toMatchObject([
      400,
      { errors: [{ field: 'note' }] },
    ])
    expect(await get(`partners-queue/${idChange}`)).toMatchObject({
      own: 'yes',
      blocked: 'You proposed this yourself. Someone else must decide it.',
    })
    expect((await post(`partners-queue/${idChange}/withdraw`, {}, manager))[0]).toBe(409)
    expect((await post(`partners-queue/${idChange}/withdraw`))[0]).toBe(200)
    expect((await get(`partners/${id}`)).termDays).not.toBe(30)
    expect(await get(`partners-queue/${idChange}`)).toMatchObject({
      status: 'withdrawn',
      decidedBy: 'payout',
    })
  })

  it('with another method move unapproved payouts to its queue, and nothing else', async () => {
    const id = await partnerWithoutChange()
    const own = [[{ index: 'idPartner', value: id, condition: 'equals' }]]
    const payouts = async (): Promise<
      { idPayout: number; status: string; method: string; queue: string }[]
    > => rows('payouts', own)
    const before = await payouts()
    expect(new Set(before.map(({ status }) => status)).size).toBeGreaterThan(1)
    const change = {
      ...(await get(`partners/${id}`)),
      method: 'ManualTransfer',
      commission: 11.25,
      why: 'Asked for.',
    }
    expect(await post(`partners/${id}/change`, change)).toMatchObject([200, {}])
    const { idChange } = await get(`partners/${id}`)
    expect((await post(`partners-queue/${idChange}/approve`, {}, manager))[0]).toBe(200)
    expect(await get(`partners/${id}`)).toMatchObject({ method: 'ManualTransfer', commission: 11.25 })
    for (const one of await payouts()) {
      const old = before.find(({ idPayout }) => idPayout === one.idPayout)
      const moves = ['pending', 'held', 'failed'].includes(one.status)
      expect(one).toMatchObject(
        moves ? { method: 'ManualTransfer', queue: 'manual' } : { method: old?.method, queue: old?.queue },
      )
    }
  })

  it('show when and why payments are blocked', async () => {
    const id = await partnerWithoutChange()
    expect((await post(`partners/${id}/inactive`))[0]).toBe(400)
    expect((await post(`partners/${id}/inactive`, { note: 'Contract has ended.' }))[0]).toBe(200)
    expect(await get(`partners/${id}`)).toMatchObject({ status: 'inactive', note: 'Contract has ended.' })
    const form = { idPartner: id, amount: 5, method: 'ManualTransfer', dueAt: '2012-02-01', description: 'x' }
    expect((await post('payouts-manual-queue', form))[0]).toBe(409)
    const choices = async (query: string): Promise<number[]> =>
      (await get(`partners/list${query}`)).map(({ idPartner }: { idPartner: number }) => idPartner)
    expect([await choices(''), await choices('?active=1')]).toEqual([
      expect.arrayContaining([id]),
      expect.not.arrayContaining([id]),
    ])
    expect(await post(`partners/${id}/active`, {}, manager)).toMatchObject([200, {}])
    expect((await post(`partners/${id}/active`))[0]).toBe(409)
  })
})

describe('payout methods', () => {
  it('are listed by currency, and cannot be disabled while approved payouts need them', async () => {
    const list = await get('payout-methods/list?currency=EUR')
    expect(list.map(({ alias }: { alias: string }) => alias)).toEqual([
      'SepaTransfer',
      'ManualTransfer',
      'SetOff',
    ])
    expect(await post('settings/payout-methods/1/inactive')).toMatchObject([
      409,
      { message: expect.stringContaining('Pay or return them first.') },
    ])
    expect((await post('settings/payout-methods/6/active'))[0]).toBe(200)
    expect((await post('settings/payout-methods/6/active'))[0]).toBe(409)
  })

  it('are changed by one of two concurrent users', async () => {
    const put = (body: object) =>
      opened.ask('PUT /api/payout/settings/payout-methods/4', { token: payout, body })
    const form = { displayName: 'Cheque by post', automatic: false, minimum: 30, workingDays: 4, version: 1 }
    expect((await put(form)).status).toBe(200)
    expect((await put(form)).status).toBe(409)
    expect((await put({ ...form, minimum: -1 })).status).toBe(400)
  })

  it('have settings that reject an invalid address for returned payments', async () => {
    const settings = 'settings/global-settings'
    const { updatedBy: _by, updatedAt: _at, ...kept } = await get(settings)
    const put = (failureEmail: string) =>
      opened.ask(`PUT /api/payout/${settings}`, { token: payout, body: { ...kept, failureEmail } })
    for (const wrong of ['payouts', 'a@b c'])
      expect((await put(wrong)).json()).toMatchObject({ errors: [{ field: 'failureEmail' }] })
    expect((await put('')).status).toBe(200)
  })

  it('pay four types of partners', async () => {
    expect(await get('partner-type')).toHaveLength(4)
  })
})
