import { mkdtemp, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeDefinedContract } from '../../../src/sandbox/contract/definedContract.ts'
import { language, writeFiles } from '../../check/project.ts'
import { openTestSandbox } from '../client.ts'

const entity = `import { defineEntities } from '${language}'
export default defineEntities({ voucher: { key: 'idVoucher', label: 'Voucher', fields: {
idVoucher: { type: 'id', label: 'Voucher' },
holder: { type: 'text', label: 'Holder', maxLength: 20 },
amount: { type: 'money', label: 'Amount', min: 1 },
currency: { type: 'text', label: 'Currency' },
status: { type: 'status', label: 'Status', options: { open: 'Open', used: 'Used' } },
validUntil: { type: 'date', label: 'Valid until' },
version: { type: 'integer', label: 'Version' },
} } })
`
const calls = `import { defineCalls } from '${language}'
export default defineCalls({ base: '/api/vouchers', of: 'voucher', resource: 'voucher_index', calls: {
vouchers: { grid: '/grid', many: 'voucher' },
voucherList: { get: '/list', many: 'voucher', at: 'data.vouchers', query: { year: 'integer' } },
voucher: { get: '/{idVoucher}', one: 'voucher' },
addVoucher: { post: '', body: ['holder', 'amount', 'currency', 'status', 'validUntil?'] },
changeVoucher: { put: '/{idVoucher}', body: ['holder', 'amount?'] },
removeVoucher: { delete: '/{idVoucher}' },
closeVouchers: { post: '/close', selection: true, body: ['status'] },
voucherTerms: { get: '/terms', reply: 'text', public: true },
} })
`

let folder = ''
let opened: Awaited<ReturnType<typeof openTestSandbox>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'described-'))
  await writeFiles(folder, {
    'marketing/entities/vouchers.ts': entity,
    'marketing/calls/vouchers.ts': calls,
  })
  opened = await openTestSandbox({ defined: makeDefinedContract(folder) })
})
afterAll(async () => {
  opened.close()
  await rm(folder, { recursive: true })
})

const ask = async (
  call: string,
  body?: unknown,
  token = opened.sandbox.signIn('viewer', ['voucher_index']),
) => {
  const reply = await opened.ask(call, { token, ...(body === undefined ? {} : { body }) })
  return { status: reply.status, ...Object(reply.json()) }
}
const page = (options: object = {}) =>
  ask('POST /api/vouchers/grid', {
    options: { pagination: { limit: 10, offset: 0 }, filter: [], sort: [], columns: [], ...options },
  })
const term = (index: string, condition: string, value: unknown) => [[{ index, condition, value }]]

describe('call that is described but not implemented', () => {
  it('pages, sorts and filters generated records, the same ones each time', async () => {
    const first = await page()
    expect(first).toMatchObject({ status: 200, success: true, rowCount: 57 })
    expect(first.data).toHaveLength(10)
    expect(await page()).toEqual(first)
    const second = await page({ pagination: { limit: 10, offset: 10 } })
    expect(second.data[0].idVoucher).not.toBe(first.data[0].idVoucher)
    const sorted = await page({ sort: [{ index: 'amount', order: 'desc' }] })
    const amounts = sorted.data.map(({ amount }: { amount: number }) => amount)
    expect(amounts).toEqual(amounts.toSorted((one: number, other: number) => other - one))
    const used = await page({ filter: term('status', 'in', ['used']) })
    expect(used.rowCount).toBeGreaterThan(0)
    expect(used.rowCount).toBeLessThan(57)
    expect(new Set(used.data.map(({ status }: { status: string }) => status))).toEqual(new Set(['used']))
  })

  it('returns one record by its key, and a list if the contract says so', async () => {
    const { data } = await page()
    expect((await ask(`GET /api/vouchers/${data[3].idVoucher}`)).data).toEqual(data[3])
    expect((await ask('GET /api/vouchers/31415')).data).toMatchObject({ idVoucher: 31415 })
    expect((await ask('GET /api/vouchers/list')).data.vouchers[3]).toEqual(data[3])
  })

  it('remembers added, changed and deleted records', async () => {
    const added = { holder: 'A. Person', amount: 25, currency: 'GBP', status: 'open', validUntil: null }
    expect(await ask('POST /api/vouchers', added)).toEqual({
      status: 200,
      success: true,
      message: 'Voucher added.',
    })
    const [record] = (await page({ filter: term('holder', 'equals', 'A. Person') })).data
    expect(record).toMatchObject({ holder: 'A. Person', amount: 25, status: 'open' })
    const at = `/api/vouchers/${record.idVoucher}`
    const changed = { holder: 'B. Person', version: record.version }
    expect((await ask(`PUT ${at}`, changed)).status).toBe(200)
    expect((await ask(`GET ${at}`)).data).toMatchObject({ holder: 'B. Person', amount: 25 })
    expect((await ask(`PUT ${at}`, changed)).status).toBe(409)
    const selection = { ids: [record.idVoucher] }
    expect((await ask('POST /api/vouchers/close', { selection, status: 'used' })).status).toBe(200)
    expect((await ask(`GET ${at}`)).data).toMatchObject({ status: 'used' })
    expect((await ask(`DELETE ${at}`)).status).toBe(200)
    expect((await ask(`GET ${at}`)).status).toBe(404)
    expect((await page()).rowCount).toBe(57)
  })

  it('rejects what the contract does not allow, field by field', async () => {
    const wrong = { holder: 'x'.repeat(21), amount: 0, status: 'lost' }
    const { status, errors } = await ask('POST /api/vouchers', wrong)
    expect(status).toBe(400)
    expect(errors).toEqual([
      { field: 'currency', message: 'This is required.' },
      { field: 'holder', message: 'Use at most 20 characters.' },
      { field: 'status', message: 'Not a valid value.' },
    ])
    expect((await ask('GET /api/vouchers/list?year=soon')).status).toBe(400)
  })

  it('requires its session and its resource, unless it is public', async () => {
    const admin = opened.sandbox.signIn('admin')
    expect((await ask('GET /api/vouchers/list', undefined, admin)).status).toBe(200)
    expect((await ask('GET /api/navigation/acl-resource', undefined, admin)).data).toContain('voucher_index')
    expect((await ask('GET /api/vouchers/list', undefined, opened.sandbox.signIn('viewer'))).status).toBe(403)
    expect((await opened.ask('GET /api/vouchers/list')).status).toBe(401)
    expect((await opened.ask('GET /api/vouchers/terms')).status).toBe(200)
  })

  it('follows its definition after a change', async () => {
    const file = join(folder, 'marketing/calls/vouchers.ts')
    const more = calls.replace("base: '/api/vouchers',", "base: '/api/coupons',")
    await writeFiles(folder, { 'marketing/calls/vouchers.ts': more })
    const { mtimeMs } = await stat(file)
    await utimes(file, mtimeMs / 1000 + 5, mtimeMs / 1000 + 5)
    expect((await ask('GET /api/coupons/list')).status).toBe(200)
    expect((await ask('GET /api/vouchers/list')).status).toBe(404)
  })
})
