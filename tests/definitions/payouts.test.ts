import { expect, it } from 'vitest'
import { payoutColumns } from '../../screens/shared/payouts.ts'

it('a list of payouts can show partner, period, gross, fees, adjustments, net, method and due date', () => {
  expect(payoutColumns.map(({ field }) => field)).toEqual(
    expect.arrayContaining([
      ...['partnerName', 'periodFrom', 'periodTo', 'gross', 'fees', 'adjustments', 'net', 'methodLabel'],
      'dueAt',
    ]),
  )
})
