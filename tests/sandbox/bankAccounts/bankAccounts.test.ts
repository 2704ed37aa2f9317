import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ibanOf, isIban } from '../../../src/sandbox/values/iban.ts'
import { gridRows, openTestSandbox } from '../client.ts'

let opened: Awaited<ReturnType<typeof openTestSandbox>>
let [manager, admin] = ['', '']
beforeAll(async () => {
  opened = await openTestSandbox({ seed: 'basic' })
  manager = opened.sandbox.signIn('finance-manager')
  admin = opened.sandbox.signIn('admin')
})
afterAll(() => opened.close())

interface Account {
  readonly idBankAccount: number
  readonly name: string
  readonly currency: string
  readonly isDefault: boolean
  readonly status: string
}
const list = async (query = ''): Promise<Account[]> => {
  const reply = await opened.ask(`GET /api/finance/refunds-bank-accounts/list${query}`, { token: manager })
  return Object(reply.json()).data
}
const post = async (path: string, body: object = {}, token = manager) => {
  const reply = await opened.ask(`POST /api/finance/refunds-bank-accounts${path}`, { token, body })
  return [reply.status, reply.json()]
}
const versionOf = async (id: number) => {
  const rows = await gridRows<Account & { readonly version: number }>(
    opened.ask,
    '/api/finance/refunds-bank-accounts/grid',
    manager,
  )
  return rows.find(one => one.idBankAccount === id)?.version
}
const form = {
  name: 'Refunds GBP, summer',
  bankName: 'Northfield Bank',
  holder: 'Marketplace Operations Ltd',
  iban: ibanOf('GB', 'NFLD20104400990011'),
  bic: 'NFLDGB2L',
  currency: 'GBP',
}

describe('bank accounts for refunds', () => {
  it('have one active default per currency', async () => {
    const accounts = await list()
    for (const currency of ['GBP', 'EUR'])
      expect(
        accounts.filter(one => one.currency === currency && one.isDefault).map(one => one.status),
      ).toEqual(['active'])
  })

  it('are offered only for a refund in their currency, and only while active', async () => {
    const reply = await opened.ask('GET /api/finance/refunds/1', { token: manager })
    const { currency } = Object(reply.json()).data
    const offered = await list('?refund=1')
    expect(offered.length).toBeGreaterThan(0)
    expect(new Set(offered.map(one => `${one.currency} ${one.status}`))).toEqual(
      new Set([`${currency} active`]),
    )
    expect(offered[0]?.isDefault).toBe(true)
  })

  it('are added, with or without spaces in the IBAN, and rejected at the invalid field', async () => {
    const spaced = form.iban
      .replace(/(.{4})/g, '$1 ')
      .trim()
      .toLowerCase()
    expect(await post('', { ...form, iban: spaced, bic: 'nfldgb2l' })).toEqual([
      200,
      { success: true, message: 'Refunds GBP, summer was added.' },
    ])
    const { iban, bic } = Object((await list()).find(({ name }) => name === form.name))
    expect([iban, bic]).toEqual([form.iban, form.bic])
    expect(await post('', form)).toEqual([
      400,
      {
        message: 'The account was not saved.',
        errors: [{ field: 'iban', message: 'Refunds GBP, summer already has this IBAN.' }],
      },
    ])
    expect(await post('', { ...form, iban: 'GB00NFLD20104400990011' })).toMatchObject([
      400,
      { errors: [{ field: 'iban' }] },
    ])
    // What is wrong with the code of the bank is said in words, beside its field.
    expect(await post('', { ...form, iban: ibanOf('GB', 'NFLD20104400990012'), bic: 'X' })).toEqual([
      400,
      {
        message: 'The account was not saved.',
        errors: [{ field: 'bic', message: 'Enter a BIC of 8 or 11 letters and digits.' }],
      },
    ])
    for (const wrong of [{ bic: ' ' }, { currency: 'USD' }, { name: ' ' }, { dailyLimit: -1 }])
      expect((await post('', { ...form, ...wrong }))[0]).toBe(400)
  })

  it('are changed by one of two concurrent users, and the second gets a conflict', async () => {
    const change = { ...form, iban: ibanOf('GB', 'MERW60161331926820'), isDefault: false, version: 1 }
    expect((await post('/2', change))[0]).toBe(200)
    expect(await post('/2', change, admin)).toEqual([
      409,
      {
        message: 'finance-manager changed Refunds GBP, summer in the meantime. Check it and try again.',
      },
    ])
  })

  it('always have a default: it cannot be closed or removed before another one is the default', async () => {
    const version = await versionOf(1)
    const refused = [409, { message: expect.stringContaining('Make another account the default first.') }]
    expect(await post('/1/inactive')).toEqual(refused)
    const { iban } = Object((await list()).find(one => one.idBankAccount === 1))
    expect(await post('/1', { ...form, iban, isDefault: false, version })).toEqual(refused)
    expect(await post('/1', { ...form, iban, currency: 'EUR', isDefault: true, version })).toEqual([
      409,
      { message: expect.stringContaining('The currency of Refunds GBP cannot be changed') },
    ])
    const own = { ...form, iban: ibanOf('GB', 'CALS80020099887766'), version: await versionOf(5) }
    expect((await post('/5', { ...own, version: undefined, isDefault: true }))[0]).toBe(400)
    await post('/5', { ...own, isDefault: true })
    expect((await list()).filter(one => one.currency === 'GBP' && one.isDefault)).toMatchObject([
      { idBankAccount: 5 },
    ])
    expect((await post('/1/inactive'))[0]).toBe(200)
  })

  it('that are closed are not the default, and are reopened by one of two concurrent users', async () => {
    expect(
      await post('/6', { ...form, iban: ibanOf('GB', 'HSBS10203040506070'), isDefault: true, version: 1 }),
    ).toEqual([409, { message: expect.stringContaining('is inactive') }])
    expect((await post('/6/active'))[0]).toBe(200)
    expect(await post('/6/active', {}, admin)).toEqual([
      409,
      { message: expect.stringContaining('was already made active by finance-manager.') },
    ])
  })

  it('added as default replace the default of their currency', async () => {
    const iban = ibanOf('GB', 'NFLD20104400990055')
    expect((await post('', { ...form, name: 'Refunds GBP, default', iban, isDefault: true }))[0]).toBe(200)
    const defaults = async () =>
      (await list()).filter(one => one.isDefault && one.currency === 'GBP').map(({ name }) => name)
    expect(await defaults()).toEqual(['Refunds GBP, default'])
    const other = ibanOf('GB', 'NFLD20104400990066')
    expect((await post('', { ...form, name: 'Refunds GBP, other', iban: other }))[0]).toBe(200)
    expect(await defaults()).toEqual(['Refunds GBP, default'])
  })
})

describe('IBAN', () => {
  it('has check digits that detect every changed digit', () => {
    expect(isIban('GB82WEST12345698765432')).toBe(true)
    for (let at = 8; at < 22; at++) {
      const digit = (Number('GB82WEST12345698765432'[at]) + 1) % 10
      const text = `GB82WEST12345698765432`
      expect(isIban(text.slice(0, at) + digit + text.slice(at + 1))).toBe(false)
    }
  })
})

describe('refund settings', () => {
  const get = async () =>
    Object((await opened.ask('GET /api/finance/refund-settings', { token: manager })).json()).data
  const put = async (body: object, token = manager) => {
    const reply = await opened.ask('PUT /api/finance/refund-settings', { token, body })
    return [reply.status, Object(reply.json()).message]
  }

  it('are changed by one of two concurrent users, and the second gets a conflict', async () => {
    const { updatedBy: _by, updatedAt: _at, ...settings } = await get()
    expect(await put({ ...settings, dueDays: 10 })).toEqual([200, 'The refund settings were saved.'])
    expect(await put({ ...settings, dueDays: 20 }, admin)).toEqual([
      409,
      'finance-manager changed these settings in the meantime. Check them and try again.',
    ])
    expect(await get()).toMatchObject({ dueDays: 10, version: settings.version + 1 })
    expect((await put({ ...settings, dueDays: 0 }))[0]).toBe(400)
  })
})
