import { describe, expect, it } from 'vitest'
import { addressedItem, queryOf } from '../../src/playground/page/addressedItem.ts'
import { edited } from '../../stories/fixtures/playground.ts'

const first = { ...edited, kind: 'form', name: 'hold-payout', file: 'screens/payout/payouts.ts' } as const
const second = { ...first, file: 'screens/payout/payoutDetails.ts' }
const items = [edited, first, second]

describe('address of the playground', () => {
  it('opens the form that was chosen, also if other screens have one of the same name', () => {
    for (const item of items) expect(addressedItem(items, `?${queryOf(item)}`)).toBe(item)
  })

  it('opens the first one of that name without a file', () => {
    expect(addressedItem(items, '?kind=form&name=hold-payout')).toBe(first)
    expect(addressedItem(items, '?kind=screen&name=hold-payout')).toBeUndefined()
    expect(addressedItem(items, '')).toBeUndefined()
  })
})
