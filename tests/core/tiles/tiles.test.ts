import { describe, expect, it } from 'vitest'
import { tileAddress } from '../../../runtime/core/path.ts'
import { ageText } from '../../../runtime/core/tiles/tileTexts.ts'

describe('age of the oldest entry', () => {
  it.each([
    [0, 'under 1 hour'],
    [0.99, 'under 1 hour'],
    [1, '1 hour'],
    [47.9, '47 hours'],
    [48, '2 days'],
    [71.9, '2 days'],
    [24 * 1234, '1,234 days'],
  ])('of %d hours is %j', (hours, text) => {
    expect(ageText(hours)).toBe(text)
  })
})

describe('link of a tile', () => {
  it('opens its screen with the filters of the tile', () => {
    expect(tileAddress('/refunds')).toBe('/refunds')
    expect(tileAddress('/refunds', { status: 'a&b' })).toBe('/refunds?status=a%26b')
    expect(tileAddress('/refunds', { status: ['ready', 'failed'], method: 'bank' })).toBe(
      '/refunds?status=ready&status=failed&method=bank',
    )
  })
})
