import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { equals, gridRows, openTestSandbox } from '../client.ts'

let opened: Awaited<ReturnType<typeof openTestSandbox>>
let [manager, admin] = ['', '']
beforeEach(async () => {
  opened = await openTestSandbox({ seed: 'basic' })
  manager = opened.sandbox.signIn('finance-manager')
  admin = opened.sandbox.signIn('admin')
})
afterEach(() => opened.close())

interface Refund {
  readonly idRefund: number
  readonly rmaNr: string
  readonly amount: number
  readonly currency: string
  readonly method: string
  readonly dueAt: string
  readonly questions: number
}
interface Entry {
  readonly system: string
  readonly call: string
  readonly at: string
  readonly payload: string
  readonly documentNr: string
}

const refunds = (status: string) =>
  gridRows<Refund>(opened.ask, '/api/finance/refunds/grid', manager, [equals('status', status)])
const waiting = () => gridRows<Refund>(opened.ask, '/api/csr/refunds-pending-info/grid', admin)
const log = (system: string, since: string) =>
  gridRows<Entry>(opened.ask, '/api/finance/settings/api-log/grid', admin, [
    equals('system', system),
    [{ index: 'at', value: since, condition: 'gteq' }],
  ])
const get = async (path: string) => Object((await opened.ask(`GET ${path}`, { token: manager })).json()).data
const details = (id: number | undefined) => get(`/api/finance/refunds/${id}`)
const post = async (path: string, body: object = {}) =>
  (await opened.ask(`POST /api/finance/refunds/${path}`, { token: manager, body })).status
const set = async (change: object) => {
  const { updatedBy: _by, updatedAt: _at, ...settings } = await get('/api/finance/refund-settings')
  const body = { ...settings, ...change }
  expect((await opened.ask('PUT /api/finance/refund-settings', { token: manager, body })).status).toBe(200)
}
const pass = (hours: number) => opened.ask('POST /sandbox/clock', { body: { minutes: hours * 60 } })
/** The steps of a refund with who has taken them, the newest first, without what the accounting system says of it. */
const steps = async (
  id: number | undefined,
): Promise<{ title: string; user: string | null; data: object }[]> =>
  (await details(id)).timeline.filter(({ title }: { title: string }) => !title.includes('Navision'))

describe('daily bank file', () => {
  it('sends every ready refund at its time, except those that need a second person', async () => {
    await set({ bankFileAt: '10:00' })
    const ready = await refunds('ready')
    await pass(1)
    expect(await refunds('ready')).toEqual(ready)
    await pass(1.1)
    const left = await refunds('ready')
    expect(left.map(one => one.idRefund)).toEqual(
      ready.filter(one => one.amount > 2500).map(one => one.idRefund),
    )
    const [sent] = ready.filter(one => one.amount <= 2500)
    const [last] = await steps(sent?.idRefund)
    expect(last).toMatchObject({
      title: 'Sent to the bank',
      user: null,
      data: { With: 'The daily bank file' },
    })
    const refused = await opened.ask(`POST /api/finance/refunds/${sent?.idRefund}/send`, {
      token: manager,
      body: {},
    })
    expect([refused.status, Object(refused.json()).message]).toEqual([
      409,
      `Refund ${sent?.idRefund} is already sent to the bank (the bank file).`,
    ])
    const notifications = await opened.ask('GET /api/navigation/notification', { token: manager })
    expect(notifications.text).toContain(`The bank file contains ${ready.length - left.length} refunds.`)
  })

  it('sends nothing that was marked as ready by the person who set the limit', async () => {
    await set({ bankFileAt: '10:00', approvalLimit: 90_000 })
    const [own] = await refunds('pending')
    expect(await post(`${own?.idRefund}/ready`)).toBe(200)
    await pass(2.1)
    expect((await refunds('ready')).map(one => one.idRefund)).toEqual([own?.idRefund])
    const notifications = await opened.ask('GET /api/navigation/notification', { token: manager })
    expect(notifications.text).toContain(
      `Not sent: refund ${own?.idRefund} (it must be sent by hand, because the limit does not cover the person who set it).`,
    )
    const send = (token: string) =>
      opened.ask(`POST /api/finance/refunds/${own?.idRefund}/send`, { token, body: {} })
    expect((await send(manager)).status).toBe(409)
    expect((await send(admin)).status).toBe(200)
  })

  it('contains each amount once, in the format of the settings, for the paying bank', async () => {
    await set({ bankFileAt: '10:00', bankFile: 'CSV' })
    const ready = (await refunds('ready')).filter(one => one.amount <= 2500)
    await pass(2.1)
    const since = '2011-12-10 10:00:00'
    const files = await log('Bank', since)
    const [one] = files
    expect(one).toMatchObject({ call: 'PUT /payment-files', at: since })
    const byBank = ready.filter(({ method }) => !['NoPayment', 'OriginalPayment'].includes(method))
    const texts = await Promise.all(
      files.map(async entry => (await get(`/api/finance/settings/api-log/${Object(entry).idCall}`)).request),
    )
    const lines = texts.flatMap((text: string) => text.split('\n').slice(1, -1))
    const sum = lines.reduce((total: number, line: string) => total + Number(line.split(';')[3]), 0)
    expect(lines).toHaveLength(byBank.length)
    expect(sum).toBeCloseTo(
      byBank.reduce((total, { amount }) => total + amount, 0),
      2,
    )
    expect((await log('Vouchers', since)).length).toBeGreaterThan(0)
    expect((await log('Payment provider', since)).length).toBeGreaterThan(0)
  })

  it('does not exceed the daily limit of an account, and neither does a person', async () => {
    await set({ bankFileAt: '10:00' })
    const accounts = await gridRows<{ idBankAccount: number; name: string }>(
      opened.ask,
      '/api/finance/refunds-bank-accounts/grid',
      manager,
    )
    const account = accounts.find(({ name }) => name === 'Refunds GBP')
    const ready = (await refunds('ready')).filter(one => one.currency === 'GBP' && one.amount <= 2500)
    const body = { ...account, dailyLimit: 100, isDefault: true }
    const { name, bankName, holder, iban, bic, currency, dailyLimit, isDefault, version } = Object(body)
    const saved = await opened.ask(`POST /api/finance/refunds-bank-accounts/${account?.idBankAccount}`, {
      token: manager,
      body: { name, bankName, holder, iban, bic, currency, dailyLimit, isDefault, version },
    })
    expect(saved.status).toBe(200)
    const large = ready.find(({ amount }) => amount > 100)
    const refused = await opened.ask(`POST /api/finance/refunds/${large?.idRefund}/send`, {
      token: manager,
      body: {},
    })
    expect([refused.status, Object(refused.json()).message]).toEqual([
      409,
      `Refund ${large?.idRefund} cannot be sent to the bank: Refunds GBP pays at most 100.00 GBP a day, of which 100.00 is left.`,
    ])
    await pass(2.1)
    const left = new Set((await refunds('ready')).map(one => one.idRefund))
    const sent = ready.filter(({ idRefund }) => !left.has(idRefund))
    const sum = sent.reduce((total, { amount }) => total + amount, 0)
    expect(sent.length).toBeGreaterThan(0)
    expect(sum).toBeLessThanOrEqual(100)
    // The next day has its own.
    await pass(24)
    expect((await refunds('ready')).length).toBeLessThan(left.size)
  })
})

it('refund settings reject an invalid address for returned payments', async () => {
  const { updatedBy: _by, updatedAt: _at, ...settings } = await get('/api/finance/refund-settings')
  for (const failureEmail of ['refunds', 'a@b c', '@example.com']) {
    const body = { ...settings, failureEmail }
    const reply = await opened.ask('PUT /api/finance/refund-settings', { token: manager, body })
    expect([reply.status, reply.json()]).toMatchObject([400, { errors: [{ field: 'failureEmail' }] }])
  }
})

describe('customer without an answer', () => {
  it('is not asked again before the days of the settings have passed', async () => {
    const asked = async () =>
      new Map((await waiting()).map(({ idRefund, questions }) => [idRefund, questions]))
    const before = await asked()
    await set({ askAgainDays: 30 })
    await pass(3 * 24)
    expect(await asked()).toEqual(before)
  })

  it('is asked again after the days of the settings, by mail and as often as allowed', async () => {
    const before = await waiting()
    expect(new Set(before.map(({ questions }) => questions))).toEqual(new Set([1, 2]))
    const fresh = before.filter(({ questions }) => questions === 1)
    await pass(4 * 24)
    const again = await waiting()
    expect(new Set(again.map(({ questions }) => questions))).toEqual(new Set([2]))
    const [one] = fresh
    expect((await steps(one?.idRefund)).slice(0, 2).map(({ title, user }) => [title, user])).toEqual([
      ['Customer asked again', null],
      ['Customer asked for account details', null],
    ])
    const mails = await log('Mail', '2011-12-11 00:00:00')
    expect(mails.filter(({ documentNr }) => documentNr === one?.rmaNr)).toMatchObject([
      { payload: expect.stringContaining('account-details-reminder') },
    ])
    // Twice is the most.
    await pass(10 * 24)
    expect((await waiting()).every(({ questions }) => questions === 2)).toBe(true)
    await set({ mostQuestions: 3 })
    await pass(24)
    expect((await waiting()).every(({ questions }) => questions === 3)).toBe(true)
  })

  it('loses the refund after the last question if the settings say so, with a notification', async () => {
    const silent = (await waiting()).filter(({ questions }) => questions === 2)
    await pass(24)
    expect((await details(silent[0]?.idRefund)).status).toBe('waiting')
    await set({ cancelUnanswered: true })
    await pass(4 * 24)
    for (const { idRefund } of silent.slice(0, 3))
      expect(await details(idRefund)).toMatchObject({
        status: 'cancelled',
        reason: 'Customer does not respond',
      })
    expect((await steps(silent[0]?.idRefund))[0]).toMatchObject({ title: 'Cancelled', user: null })
  })

  it('who answers while the reminder is sent has answered', async () => {
    const one = (await waiting()).find(({ questions }) => questions === 1)
    const { version } = await details(one?.idRefund)
    await pass(4 * 24)
    expect(await details(one?.idRefund)).toMatchObject({ version })
  })
})

describe('refund settings', () => {
  it('count the days to the due date again once the information is complete', async () => {
    await set({ dueDays: 5 })
    const [one] = (await waiting()).filter(({ method }) => method === 'PostalOrder')
    const body = {
      idRefundMethod: 4,
      customerFullName: 'A Name',
      customerPhoneNumber: '1',
      customerFullAddress: 'A street',
      version: (await details(one?.idRefund)).version,
    }
    const saved = await opened.ask(`PUT /api/csr/refunds-pending-info/${one?.idRefund}`, {
      token: admin,
      body,
    })
    expect(saved.status).toBe(200)
    expect((await details(one?.idRefund)).dueAt).toMatch(/^2011-12-15 08:0/)
    const [pending] = await refunds('pending')
    await post(`${pending?.idRefund}/ready`)
    expect((await details(pending?.idRefund)).dueAt).toBe(pending?.dueAt)
  })

  it('control whether customers get a mail; a question is always sent', async () => {
    const [first, second, third] = (await refunds('ready')).filter(({ amount }) => amount < 2500)
    const mailsOf = async (one: Refund | undefined) =>
      (await log('Mail', '2011-12-10 08:00:00')).filter(({ documentNr }) => documentNr === one?.rmaNr)
    await post(`${first?.idRefund}/send`)
    const [mail] = await mailsOf(first)
    expect(mail?.payload).toContain('refund-on-its-way')
    expect((await steps(first?.idRefund))[0]?.data).toHaveProperty('Mail to')
    await set({ notifyCustomer: false })
    await post(`${second?.idRefund}/send`)
    expect(await mailsOf(second)).toEqual([])
    expect((await steps(second?.idRefund))[0]?.data ?? {}).not.toHaveProperty('Mail to')
    await post(`${third?.idRefund}/cancel`, { reason: 'Created by mistake' })
    expect(await mailsOf(third)).toEqual([])
    const [pending] = await refunds('pending')
    await post(`${pending?.idRefund}/ask`, { note: 'The IBAN is cut off.' })
    expect((await mailsOf(pending))[0]?.payload).toContain('account-details-needed')
  })

  it('control who is notified of payments that the bank returns', async () => {
    const [first, second] = await refunds('sent')
    const failed = { reason: 'AC04 Account is closed' }
    await set({ failureEmail: 'client@example.com', notifyCustomer: false })
    await post(`${first?.idRefund}/failed`, failed)
    await set({ failureEmail: null })
    await post(`${second?.idRefund}/failed`, failed)
    const mails = await log('Mail', '2011-12-10 08:00:00')
    expect(mails).toMatchObject([
      { documentNr: first?.rmaNr, payload: expect.stringContaining('client@example.com') },
    ])
  })

  it('disable replacing the ticket by a voucher', async () => {
    const found: { account: { isReplaceType: boolean; version: number }; id: number }[] = []
    for (const { idRefund } of await refunds('pending')) {
      const account = await get(`/api/finance/refunds/details/account-details/${idRefund}`)
      if (account.isReplaceType) found.push({ account, id: idRefund })
    }
    const [one] = found
    const put = async (version: number) => {
      const body = { idRefundMethod: 3, isReplace: true, version }
      const path = `/api/finance/refunds/details/account-details/${one?.id}`
      return opened.ask(`PUT ${path}`, { token: manager, body })
    }
    await set({ replaceAllowed: false })
    const refused = await put(Number(one?.account.version))
    expect([refused.status, Object(refused.json()).errors[0].field]).toEqual([400, 'isReplace'])
    await set({ replaceAllowed: true })
    expect((await put(Number(one?.account.version))).status).toBe(200)
  })
})
