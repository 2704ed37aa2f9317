import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type RefundMethod,
  type RefundMethodListReply,
  readRefundMethod,
  refundMethodErrors,
  refundMethodListSchema,
} from '../../../schemas/wire/refundMethod.ts'
import { accepting } from '../../wire/accepting.ts'
import { openTestSandbox } from '../client.ts'

let opened: Awaited<ReturnType<typeof openTestSandbox>>
let [admin, finance, service, viewer] = ['', '', '', '']
beforeAll(async () => {
  opened = await openTestSandbox({ seed: 'basic' })
  admin = opened.sandbox.signIn('finance-manager')
  finance = opened.sandbox.signIn('finance')
  service = opened.sandbox.signIn('customer-service')
  viewer = opened.sandbox.signIn('viewer')
})
afterAll(() => opened.close())

const base = '/api/finance/refunds'
const get = async (path: string, token = admin) =>
  Object((await opened.ask(`GET ${base}/${path}`, { token })).json()).data
const put = async (path: string, body: unknown, token = admin) => {
  const reply = await opened.ask(`PUT ${base}/${path}`, { token, body })
  return { status: reply.status, ...Object(reply.json()) }
}
const list = async (): Promise<RefundMethod[]> => {
  const data: unknown = await get('methods/list')
  if (!accepting<RefundMethodListReply>(refundMethodListSchema)(data))
    throw new Error(refundMethodErrors.list)
  return data.map(readRefundMethod)
}

describe('refund methods', () => {
  it('are a valid list in which every alias occurs once, including the voucher NoPayment', async () => {
    const aliases = (await list()).map(({ alias }) => alias)
    expect(aliases).toContain('NoPayment')
    expect(new Set(aliases).size).toBe(aliases.length)
  })

  it('set the length of an IBAN by country, only its maximum abroad, and Arabic if the bank requires it', async () => {
    const fields = (await list()).flatMap(({ alias, availableFields }) =>
      availableFields.map(field => ({ alias, ...field })),
    )
    const ibans = fields.filter(({ attribute }) => attribute === 'iban')
    expect(new Set(ibans.map(({ fixedLength }) => fixedLength))).toEqual(new Set([22, 27, 29, null]))
    expect(fields.filter(({ language }) => language === 'arabic').map(({ alias }) => alias)).toContain(
      'LocalTransfer',
    )
    expect(fields.find(({ attribute }) => attribute === 'codIsPostalRefund')?.alias).toBe('PostalOrder')
  })

  it('offer account types including Other, and banks by bankName', async () => {
    expect(await get('account-details/type/list')).toContainEqual({ type: 'Other' })
    for (const bank of await get('account-details/bank-info/list'))
      expect(bank).toMatchObject({ bankName: expect.any(String) })
  })

  it('can be seen by users who work on refunds, and changed only by their administrators', async () => {
    const status = async (call: string, token: string, body?: unknown) =>
      (await opened.ask(`${call.replace(' ', ` ${base}`)}`, { token, ...(body ? { body } : {}) })).status
    for (const token of [admin, finance, service]) expect(await status('GET /methods/list', token)).toBe(200)
    expect(await status('GET /methods/list', viewer)).toBe(403)
    for (const token of [finance, service, viewer])
      for (const call of ['GET /methods/1', 'PUT /methods/1', 'POST /methods/grid'])
        expect(await status(call, token, call.startsWith('GET') ? undefined : {}), call).toBe(403)
  })

  it('show their required fields in their grid', async () => {
    const options = { pagination: { limit: 100, offset: 0 }, filter: [], sort: [], columns: [] }
    const reply = await opened.ask(`POST ${base}/methods/grid`, { token: admin, body: { options } })
    const rows: readonly Record<string, unknown>[] = Object(reply.json()).data
    expect(rows.find(row => row.alias === 'BankTransfer')).toMatchObject({
      displayName: 'Bank transfer',
      fieldCount: 4,
      requiredFields: 'Account holder, IBAN, Bank',
      optionalFields: 'Bank code',
    })
    expect(rows.every(row => Array.isArray(row.availableFields))).toBe(true)
    expect(rows.find(row => row.alias === 'NoPayment')).toMatchObject({ fieldCount: 0, requiredFields: null })
    for (const index of [
      'idRefundMethod',
      'displayName',
      'fieldCount',
      'requiredFields',
      'changedAt',
      'changedBy',
    ]) {
      const body = { options: { ...options, sort: [{ index, order: 'desc' }] } }
      expect((await opened.ask(`POST ${base}/methods/grid`, { token: admin, body })).status, index).toBe(200)
    }
  })
})

describe('change of the fields of a refund method', () => {
  const transaction = { attribute: 'transaction', label: 'Transaction', required: true, maxLength: 40 }

  it('applies at once, and shows its author', async () => {
    const { version } = await get('methods/5')
    const branch = { attribute: 'branchName', label: 'Branch', language: '', maxLength: null }
    const saved = await put('methods/5', { version, availableFields: [transaction, branch] })
    expect(saved).toMatchObject({ status: 200, success: true })
    const method = (await list()).find(({ idRefundMethod }) => idRefundMethod === 5)
    expect(method?.availableFields).toEqual([
      { ...transaction, fixedLength: null, language: null, dropdown: false },
      { ...branch, required: false, fixedLength: null, language: null, dropdown: false },
    ])
    expect(await get('methods/5')).toMatchObject({ version: version + 1, changedBy: 'finance-manager' })
  })

  it('is rejected for the second of two users, who is told who was first', async () => {
    const { version } = await get('methods/5')
    const change = { version, availableFields: [transaction] }
    const both = await Promise.all([put('methods/5', change), put('methods/5', change)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.message).toBe(
      'finance-manager changed Original payment in the meantime. Check it and try again.',
    )
    expect((await get('methods/5')).version).toBe(version + 1)
  })

  it('is rejected field by field if invalid, without a change', async () => {
    const before = await get('methods/5')
    const other = { attribute: 'bankAccountTypeOther', label: 'Other' }
    const wrong = [
      ['availableFields.1.attribute', [transaction, transaction]],
      ['availableFields.0.attribute', [other]],
      ['availableFields.0.label', [{ ...transaction, label: ' ' }]],
      ['availableFields.0.fixedLength', [{ ...transaction, fixedLength: 22 }]],
      ['availableFields.0.dropdown', [{ ...transaction, dropdown: true }]],
    ]
    for (const [field, availableFields] of wrong)
      expect(
        await put('methods/5', { version: before.version, availableFields }),
        String(field),
      ).toMatchObject({ status: 400, errors: [{ field, message: expect.any(String) }] })
    expect(await get('methods/5')).toEqual(before)
  })

  it('is rejected if it is something else', async () => {
    const { version } = await get('methods/5')
    const broken = [
      {},
      { version },
      { version, availableFields: [{ attribute: 'password', label: 'x' }] },
      { version, availableFields: [{ ...transaction, maxLength: 0 }] },
      { version, availableFields: [{ ...transaction, maxLength: '40' }] },
      { version, availableFields: [{ ...transaction, language: 'greek' }] },
      { version, availableFields: 'iban' },
      { version: 'latest', availableFields: [] },
    ]
    for (const body of broken) expect((await put('methods/5', body)).status, JSON.stringify(body)).toBe(400)
    for (const id of ['0', '999', 'x', '1e3'])
      expect((await put(`methods/${id}`, { version, availableFields: [] })).status, id).toBe(404)
  })
})
