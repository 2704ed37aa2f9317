import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountErrors } from '../../../src/sandbox/refundMethods/accountErrors.ts'
import { refundMethods } from '../../../src/sandbox/refundMethods/builtInMethods.ts'
import { openTestSandbox } from '../client.ts'

let opened: Awaited<ReturnType<typeof openTestSandbox>>
let [finance, manager, service] = ['', '', '']
beforeAll(async () => {
  opened = await openTestSandbox({ seed: 'basic' })
  finance = opened.sandbox.signIn('finance')
  manager = opened.sandbox.signIn('finance-manager')
  service = opened.sandbox.signIn('customer-service')
})
afterAll(() => opened.close())

const base = '/api/finance/refunds'
const account = async (id: unknown, token = finance) =>
  Object((await opened.ask(`GET ${base}/details/account-details/${id}`, { token })).json()).data
const refund = async (id: unknown) =>
  Object((await opened.ask(`GET ${base}/${id}`, { token: finance })).json()).data
const save = async (id: unknown, body: object, token = finance) => {
  const reply = await opened.ask(`PUT ${base}/details/account-details/${id}`, { token, body })
  return { status: reply.status, ...Object(reply.json()) }
}
const refunds = async (status: string): Promise<readonly Record<string, unknown>[]> => {
  const filter = [[{ index: 'status', value: status, condition: 'equals' }]]
  const options = { pagination: { limit: 200, offset: 0 }, filter, sort: [], columns: [] }
  const reply = await opened.ask(`POST ${base}/grid`, { token: finance, body: { options } })
  return Object(reply.json()).data
}
const some = async (status: string) => (await refunds(status))[0]?.idRefund

const transfer = {
  idRefundMethod: 1,
  bankAccountHolderName: 'Camille Lefevre',
  iban: 'GB82WEST12345698765432',
  bankName: 'Northfield Bank',
  bankCode: '',
}
const deposit = {
  idRefundMethod: 2,
  bankAccountHolderName: 'Camille Lefèvre',
  bankAccountNumber: '12345678',
  bankAccountType: 'Savings',
  bankName: 'A bank of the town',
}

describe('account of a refund', () => {
  it('is saved with the version of the refund, which increases, and is in its timeline', async () => {
    const id = await some('pending')
    const { version } = await account(id)
    expect(version).toBe((await refund(id)).version)
    expect(await save(id, { ...deposit, version })).toMatchObject({ status: 200, success: true })
    const saved = await account(id)
    expect(saved).toMatchObject({ ...deposit, version: version + 1 })
    const after = await refund(id)
    expect(after).toMatchObject({ method: 'BankDeposit', methodLabel: 'Bank deposit', status: 'pending' })
    expect(after.timeline[0]).toMatchObject({ title: 'Account details changed', user: 'finance' })
  })

  it('drops the fields of another method, and stores no empty value', async () => {
    const id = await some('pending')
    await save(id, { ...deposit, version: (await account(id)).version })
    await save(id, { ...transfer, version: (await account(id)).version })
    const { idRefundMethod, bankAccountHolderName, iban, bankName } = transfer
    const { idRefund, isReplaceType, version, ...kept } = await account(id)
    expect([idRefund, typeof isReplaceType, typeof version]).toEqual([id, 'boolean', 'number'])
    expect(kept).toEqual({ idRefundMethod, bankAccountHolderName, iban, bankName })
  })

  it('is saved by one of two concurrent users, and the second is told who was first', async () => {
    const id = await some('failed')
    const { version } = await account(id)
    const both = await Promise.all([
      save(id, { ...deposit, version }, manager),
      save(id, { ...transfer, version }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const [second] = both.filter(({ status }) => status === 409)
    expect(second?.message).toMatch(
      new RegExp(`^finance(-manager)? changed refund ${id} in the meantime\\. Check it and try again`),
    )
    expect((await refund(id)).version).toBe(version + 1)
  })

  it.each(['sent', 'paid', 'cancelled'])('cannot be changed when the refund is %s', async status => {
    const id = await some(status)
    const before = await account(id)
    const reply = await save(id, { ...deposit, version: before.version })
    expect([reply.status, reply.message]).toEqual([409, expect.stringContaining('can no longer be changed')])
    expect(await account(id)).toEqual(before)
  })

  it.each([
    ['a field that is required and missing', { ...transfer, iban: ' ' }, ['iban']],
    [
      'an IBAN of another length than the fixed one',
      { ...transfer, iban: 'GB82WEST1234569876543' },
      ['iban'],
    ],
    ['more characters than the method takes', { ...transfer, bankCode: 'x'.repeat(12) }, ['bankCode']],
    ['a text of a length that nobody types', { ...transfer, bankCode: 'x'.repeat(5000) }, ['bankCode']],
    [
      'letters of another language',
      { ...transfer, bankAccountHolderName: 'Lefèvre' },
      ['bankAccountHolderName'],
    ],
    ['a bank that is not on the list', { ...transfer, bankName: 'Nowhere' }, ['bankName']],
    ['what the method does not ask for', { ...transfer, nationalId: '12' }, ['nationalId']],
    ['an account type that does not exist', { ...deposit, bankAccountType: 'Secret' }, ['bankAccountType']],
    ['another type beside a known one', { ...deposit, bankAccountTypeOther: 'x' }, ['bankAccountTypeOther']],
    ['Other without saying which', { ...deposit, bankAccountType: 'Other' }, ['bankAccountTypeOther']],
    ['a method that does not exist', { ...transfer, idRefundMethod: 99 }, ['idRefundMethod']],
    ['replacing by another method than the voucher', { ...transfer, isReplace: true }, ['isReplace']],
    [
      'everything that is wrong at once',
      { idRefundMethod: 1 },
      ['bankAccountHolderName', 'bankName', 'iban'],
    ],
  ])('rejects %s, and names the field', async (_, body, fields) => {
    const id = await some('ready')
    const before = await account(id)
    const reply = await save(id, { ...body, version: before.version })
    expect(reply.status).toBe(400)
    expect(Object(reply).errors.map(({ field }: { field: string }) => field)).toEqual(fields)
    expect(await account(id)).toEqual(before)
  })

  it('accepts 1,000 characters if the method sets no limit, and rejects more at the field', () => {
    const [method] = refundMethods
    if (!method) expect.unreachable()
    const availableFields = method.availableFields.map(field => ({ ...field, maxLength: null }))
    const errors = (length: number) =>
      accountErrors(
        { ...method, availableFields },
        { ...transfer, bankCode: 'x'.repeat(length), version: 1 },
        false,
      )
    expect(errors(1000)).toEqual([])
    expect(errors(1001)).toEqual([{ field: 'bankCode', message: 'Use at most 1,000 characters.' }])
  })

  it('accepts wrong check digits of an IBAN, with a warning only', async () => {
    const id = await some('ready')
    const iban = 'GB00WEST12345698765432'
    const saved = await save(id, { ...transfer, iban, version: (await account(id)).version })
    expect(saved.status).toBe(200)
    expect((await account(id)).iban).toBe(iban)
  })

  it('can be replaced by a ticket if the refund is of a replace type and the voucher is selected', async () => {
    let [replaced, refused] = [0, 0]
    for (const { idRefund } of (await refunds('pending')).slice(0, 40)) {
      const { isReplaceType, version } = await account(idRefund)
      const { status } = await save(idRefund, { idRefundMethod: 3, isReplace: true, version })
      expect(status).toBe(isReplaceType ? 200 : 400)
      if (isReplaceType) replaced++
      else refused++
      if (isReplaceType) expect(await account(idRefund)).toMatchObject({ idRefundMethod: 3, isReplace: true })
    }
    expect(Math.min(replaced, refused)).toBeGreaterThan(0)
  })

  it('can be seen and changed by finance, not by customer service, and rejects invalid bodies', async () => {
    const id = await some('pending')
    const { version } = await account(id)
    expect(await account(id, service)).toBeUndefined()
    expect((await save(id, { ...deposit, version }, service)).status).toBe(403)
    for (const body of [
      {},
      { version },
      { ...deposit },
      { ...deposit, version: 'x' },
      { ...deposit, version, a: 1 },
    ])
      expect((await save(id, body)).status, JSON.stringify(body)).toBe(400)
    expect((await save('999999999', { ...deposit, version })).status).toBe(404)
    expect((await save('x', { ...deposit, version })).status).toBe(400)
  })
})
