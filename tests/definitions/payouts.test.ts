import { expect, it } from 'vitest'
import { screenNamed } from '../support/screens.ts'

it('a payout list can show partner, period, gross, fees, adjustments, net, method and due date', () => {
  const [block] = screenNamed('payout-payouts').body ?? []
  expect(block?.kind === 'grid' && block.grid.columns.map(({ field }) => field)).toEqual(
    expect.arrayContaining([
      ...['partnerName', 'periodFrom', 'periodTo', 'gross', 'fees', 'adjustments', 'net', 'methodLabel'],
      'dueAt',
    ]),
  )
})
