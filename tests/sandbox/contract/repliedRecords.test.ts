import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDescribed, page } from './describedProject.ts'

const entities = `
voucher: { label: 'Voucher', fields: { idVoucher: 'id', holder: 'text', version: 'integer' } },
voucherCheck: { fields: { left: { type: 'integer', label: 'Left' } } },`
const calls = `
vouchers: { grid: '/grid', many: 'voucher' },
keepVoucher: { post: '/drafts', one: 'voucher', at: 'data.draft', body: ['holder'] },
changeVoucher: { put: '/drafts/{idVoucher}', one: 'voucher', body: ['holder'] },
tryVoucher: { post: '/try', of: 'voucher', one: 'voucherCheck', body: ['holder'] },`

let opened: Awaited<ReturnType<typeof openDescribed>>
beforeAll(async () => {
  opened = await openDescribed(entities, calls)
})
afterAll(() => opened.end())

it('replies with the record that a call has written, where the call says so', async () => {
  const { answer } = opened
  const { data } = await answer('POST /api/vouchers/drafts', { holder: 'A. Person' })
  expect(data.draft).toMatchObject({ holder: 'A. Person' })
  const { idVoucher, version } = data.draft
  const changed = { holder: 'B. Person', version }
  const saved = await answer(`PUT /api/vouchers/drafts/${idVoucher}`, changed)
  expect(saved.data).toMatchObject({ idVoucher, holder: 'B. Person', version: version + 1 })
  expect((await answer(`PUT /api/vouchers/drafts/${idVoucher}`, changed)).status).toBe(409)
})

it('writes nothing for a call that replies with another record', async () => {
  const { answer } = opened
  const before = await answer('POST /api/vouchers/grid', { options: page })
  const tried = await answer('POST /api/vouchers/try', { holder: 'A. Person' })
  expect(tried.data).toEqual({ left: expect.any(Number) })
  expect(await answer('POST /api/vouchers/grid', { options: page })).toEqual(before)
})
