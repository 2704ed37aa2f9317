import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestSandbox } from '../client.ts'

let opened: Awaited<ReturnType<typeof openTestSandbox>>
let [finance, manager] = ['', '']
beforeAll(async () => {
  opened = await openTestSandbox({ seed: 'basic' })
  finance = opened.sandbox.signIn('finance')
  manager = opened.sandbox.signIn('finance-manager')
})
afterAll(() => opened.close())

interface Refund {
  readonly idRefund: number
  readonly status: string
  readonly amount: number
  readonly currency: string
  readonly blocked: string | null
}
interface Details extends Refund {
  readonly reason: string | null
  readonly bankAccount: string | null
  readonly version: number
  readonly timeline: readonly { readonly title: string; readonly user: string | null }[]
}

const equals = (index: string, value: unknown) => [{ index, value, condition: 'equals' }]
async function refunds(status: string, token = finance): Promise<Refund[]> {
  const options = {
    pagination: { limit: 1000, offset: 0 },
    filter: [equals('status', status)],
    sort: [],
    columns: [],
  }
  const reply = await opened.ask('POST /api/finance/refunds/grid', { token, body: { options } })
  return Object(reply.json()).data
}
const ids = async (status: string) => (await refunds(status)).map(one => one.idRefund)
/** Why a ready refund cannot be sent by that user, as the list says it. */
async function blockedInList(id: number, token = finance): Promise<string | null | undefined> {
  return (await refunds('ready', token)).find(({ idRefund }) => idRefund === id)?.blocked
}
/** One in this status that no other test has taken. */
const taken = new Set<number>()
async function take(status: string): Promise<number> {
  const id = (await ids(status)).find(one => !taken.has(one)) ?? 0
  taken.add(id)
  return id
}
async function post(path: string, body: object = {}, token = finance) {
  const reply = await opened.ask(`POST /api/finance/refunds/${path}`, { token, body })
  return [reply.status, Object(reply.json()).message]
}
async function details(id: number, token = finance): Promise<Details> {
  const reply = await opened.ask(`GET /api/finance/refunds/${id}`, { token })
  return Object(reply.json()).data
}
/** What a step asks for. */
const said: Readonly<Record<string, object>> = {
  ask: { note: 'The IBAN is cut off.' },
  failed: { reason: 'AC04 Account is closed' },
  cancel: { reason: 'Created by mistake' },
}

describe('life cycle of a refund', () => {
  it('leads from pending to paid, and each step is in its timeline with its author', async () => {
    const id = await take('pending')
    const steps = ['ready', 'send', 'failed', 'retry', 'send', 'paid']
    for (const [at, step] of steps.entries())
      expect((await post(`${id}/${step}`, said[step], at % 2 ? manager : finance))[0]).toBe(200)
    const refund = await details(id)
    expect(refund).toMatchObject({ status: 'paid', version: 1 + steps.length })
    expect(refund.timeline.map(({ title, user }) => `${title}: ${user}`)).toEqual([
      'Paid: finance-manager',
      'Sent to the bank: finance',
      'Made ready again: finance-manager',
      'Payment returned by the bank: finance',
      'Sent to the bank: finance-manager',
      'Marked as ready: finance',
      'Refund created: returns',
    ])
  })

  it('keeps its earlier history', async () => {
    const id = await take('failed')
    const before = await details(id)
    await post(`${id}/retry`)
    expect((await details(id)).timeline.slice(1)).toEqual(before.timeline)
  })

  it.each([
    ['pending', ['send', 'paid', 'failed', 'retry']],
    ['waiting', ['ask', 'send', 'paid', 'failed', 'retry']],
    ['ready', ['ask', 'ready', 'paid', 'failed', 'retry']],
    ['sent', ['ask', 'ready', 'send', 'retry', 'cancel']],
    ['paid', ['ask', 'ready', 'send', 'paid', 'failed', 'retry', 'cancel']],
    ['failed', ['ready', 'send', 'paid', 'failed']],
    ['cancelled', ['ask', 'ready', 'send', 'paid', 'failed', 'retry', 'cancel']],
  ])('rejects every step that is not possible from %s', async (status, steps) => {
    const id = await take(status)
    const before = await details(id)
    for (const step of steps)
      expect(await post(`${id}/${step}`, said[step])).toEqual([
        409,
        expect.stringMatching(new RegExp(`^Refund ${id} is (?:already )?`)),
      ])
    expect(await details(id)).toEqual(before)
  })

  it.each(['failed', 'cancel'])('requires a reason before %s', async step => {
    const id = await take(step === 'failed' ? 'sent' : 'pending')
    const reply = await opened.ask(`POST /api/finance/refunds/${id}/${step}`, {
      token: finance,
      body: { reason: ' ' },
    })
    expect([reply.status, reply.json()]).toEqual([
      400,
      { message: 'Reason is required.', errors: [{ field: 'reason', message: 'Reason is required.' }] },
    ])
    expect(await post(`${id}/${step}`, { reason: 'No mood' })).toEqual([
      400,
      "'No mood' is not a valid reason.",
    ])
    const { reason } = Object(said[step])
    await post(`${id}/${step}`, { reason, note: 'Twice in the list' })
    expect((await details(id)).reason).toBe(`${reason}: Twice in the list`)
  })

  it('returns to the customer with the missing information, and rejects an invalid version or account', async () => {
    const id = await take('pending')
    expect(await post(`${id}/ask`, { note: ' ' })).toEqual([400, 'Missing details are required.'])
    expect((await post(`${id}/ready?version=x`))[0]).toBe(400)
    expect((await post(`${await take('ready')}/send`, { idBankAccount: 'x' }))[0]).toBe(400)
    await post(`${id}/ask`, said.ask)
    expect(await details(id)).toMatchObject({ status: 'waiting', reason: 'The IBAN is cut off.' })
  })

  it('is not ready before the customer has provided the fields of the method', async () => {
    const id = await take('waiting')
    expect(await post(`${id}/ready`)).toEqual([
      409,
      expect.stringMatching(/cannot be marked as ready: the customer has not given [A-Z]/),
    ])
  })

  it('is paid from the default account of its currency, or from the selected one', async () => {
    const inPounds = (await refunds('ready')).filter(one => one.currency === 'GBP')
    const [first = 0, second = 0] = inPounds.map(one => one.idRefund).filter(id => !taken.has(id))
    await post(`${first}/send`)
    expect((await details(first)).bankAccount).toBe('Refunds GBP')
    expect(await post(`${second}/send`, { idBankAccount: '3' })).toEqual([
      409,
      `Refund ${second} cannot be sent to the bank: Refunds EUR is not an account in GBP.`,
    ])
    expect(await post(`${second}/send`, { idBankAccount: '6' })).toEqual([
      409,
      `Refund ${second} cannot be sent to the bank: the bank account Refunds GBP until 2010 is inactive.`,
    ])
    await post(`${second}/send`, { idBankAccount: 2 })
    expect((await details(second)).bankAccount).toBe('Refunds GBP, reserve')
  })

  it('above the limit of the settings must be sent by another person than who marked it as ready', async () => {
    const large = (await refunds('pending')).find(one => one.amount > 2500 && !taken.has(one.idRefund))
    const id = large?.idRefund ?? 0
    taken.add(id)
    await post(`${id}/ready`)
    const rule = `bove 2,500.00 ${large?.currency} it must be sent by someone other than the person who marked it as ready.`
    expect((await details(id)).blocked).toBe(`A${rule}`)
    expect(await blockedInList(id)).toBe(`A${rule}`)
    expect(await blockedInList(id, manager)).toBeNull()
    expect(await post(`${id}/send`)).toEqual([409, `Refund ${id} cannot be sent to the bank: a${rule}`])
    expect((await details(id, manager)).blocked).toBeNull()
    expect((await post(`${id}/send`, {}, manager))[0]).toBe(200)
  })
})

describe('refund limit', () => {
  it('does not apply to the person who set it', async () => {
    const path = '/api/finance/refund-settings'
    const token = opened.sandbox.signIn('admin')
    const set = async (approvalLimit: number) => {
      const kept = Object((await opened.ask(`GET ${path}`, { token })).json()).data
      const { updatedBy: _by, updatedAt: _at, ...settings } = kept
      return (await opened.ask(`PUT ${path}`, { token, body: { ...settings, approvalLimit } })).status
    }
    expect(await set(90_000)).toBe(200)
    const id = await take('pending')
    expect((await post(`${id}/ready`, {}, token))[0]).toBe(200)
    expect(await blockedInList(id, token)).toBe((await details(id, token)).blocked)
    expect(await post(`${id}/send`, {}, token)).toEqual([
      409,
      `Refund ${id} cannot be sent to the bank: it must be sent by someone other than the person who marked it as ready, because the limit does not cover the person who set it.`,
    ])
    expect((await post(`${id}/send`))[0]).toBe(200)
    expect(await set(2500)).toBe(200)
  })
})

describe('several refunds', () => {
  it('are not sent if one of them cannot be, and each such refund is named', async () => {
    const limit = async (approvalLimit: number) => {
      const path = '/api/finance/refund-settings'
      const kept = Object((await opened.ask(`GET ${path}`, { token: manager })).json()).data
      const { updatedBy: _by, updatedAt: _at, ...settings } = kept
      const body = { ...settings, approvalLimit }
      expect((await opened.ask(`PUT ${path}`, { token: manager, body })).status).toBe(200)
    }
    const pending = (await refunds('pending')).toSorted((a, b) => a.amount - b.amount)
    const [small, large, larger] = [pending[0], pending.at(-1), pending.at(-2)]
    const ids = [small, large, larger].map(one => one?.idRefund ?? 0)
    for (const id of ids) {
      taken.add(id)
      expect((await post(`${id}/ready`))[0]).toBe(200)
    }
    await limit(Math.ceil(Number(small?.amount)))
    const [status, message] = await post('send', { selection: { ids } })
    await limit(2500)
    expect([status, message]).toEqual([
      409,
      expect.stringMatching(/^2 of 3 refunds cannot be sent to the bank: .* Nothing was changed\.$/),
    ])
    for (const one of [large, larger]) expect(message).toContain(`${one?.idRefund} (above `)
    for (const id of ids) expect((await details(id)).status).toBe('ready')
  })
})

describe('concurrent decisions about a refund', () => {
  it('name the first person to the second, and change nothing', async () => {
    const id = await take('pending')
    const both = await Promise.all([post(`${id}/ready`, {}, manager), post(`${id}/cancel`, said.cancel)])
    expect(both[0]).toEqual([200, '1 refund is ready.'])
    // What is ready can still be cancelled: the second has a legal step and an old picture.
    expect(both[1]).toEqual([200, '1 refund is cancelled.'])
    expect(await post(`${id}/cancel`, said.cancel, manager)).toEqual([
      409,
      `Refund ${id} is already cancelled (finance).`,
    ])
  })

  it('are rejected if the refund has changed since it was shown', async () => {
    const id = await take('pending')
    await post(`${id}/ready?version=1`, {}, manager)
    const changed = `finance-manager changed refund ${id} in the meantime. Check it and try again.`
    expect(await post(`${id}/cancel`, { ...said.cancel, version: 1 })).toEqual([409, changed])
    expect(await post(`${id}/send?version=1`)).toEqual([409, changed])
    expect((await details(id)).status).toBe('ready')
    expect((await post(`${id}/cancel`, { ...said.cancel, version: 2 }))[0]).toBe(200)
  })
})

describe('bulk step of refunds', () => {
  it('applies to all matching refunds, with exceptions', async () => {
    const ready = await ids('ready')
    const [kept = 0, ...others] = ready
    const selection = { all: true, filter: [equals('status', 'ready')], except: [kept] }
    expect(await post('send', { selection }, manager)).toEqual([
      200,
      `${others.length} refunds are sent to the bank.`,
    ])
    expect(await ids('ready')).toEqual([kept])
    expect((await details(others[0] ?? 0)).timeline[0]).toMatchObject({
      title: 'Sent to the bank',
      user: 'finance-manager',
    })
  })

  it('applies to none if one cannot take the step, and names it', async () => {
    const sent = (await ids('sent')).slice(0, 3)
    const [paid = 0] = await ids('paid')
    expect(await post('paid', { selection: { ids: [...sent, paid] } })).toEqual([
      409,
      `1 of 4 refunds cannot be marked as paid: ${paid} (paid, finance-manager). Nothing was changed.`,
    ])
    expect(await ids('sent')).toEqual(expect.arrayContaining(sent))
  })

  it('requires that all exist', async () => {
    const [id = 0] = await ids('sent')
    expect((await post('paid', { selection: { ids: [id, 99_999_999] } }))[0]).toBe(404)
    expect((await post('paid', { selection: { ids: [] } }))[0]).toBe(400)
    expect((await post('paid', { selection: { ids: ['x'] } }))[0]).toBe(400)
  })
})
