import { expect, it, onTestFinished } from 'vitest'
import { openDescribed, page } from './describedProject.ts'

it('further figures of selected rows are the sums of their numbers of the same name', async () => {
  const opened = await openDescribed(
    `voucher: { fields: { code: 'id', value: 'money', currency: 'text', uses: 'integer' } },
voucherFigures: { fields: { sums: { type: 'list', label: 'Sums' }, value: 'money', uses: 'integer', left: 'integer', currency: 'text' } },`,
    "vouchers: { grid: '/grid', sums: 'voucherFigures' }",
  )
  onTestFinished(() => opened.end())
  const { data: rows } = await opened.answer('POST /api/vouchers/grid', { options: page })
  const [one, other] = rows
  const selection = { ids: [one.code, other.code] }
  const { data } = await opened.answer('POST /api/vouchers/sum', { selection })
  expect(data.uses).toBe(one.uses + other.uses)
  expect(data.value).toBeCloseTo(one.value + other.value, 2)
  expect(data.left).toEqual(expect.any(Number))
})
