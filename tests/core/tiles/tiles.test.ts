import { describe, expect, it } from 'vitest'
import { tileAddress } from '../../../runtime/core/path.ts'
import { ageText } from '../../../runtime/core/tiles/tileTexts.ts'

describe('the age of the oldest', () => {
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

describe('the address of a tile', () => {
  it('is that of its screen, with the filters that it sets', () => {
    expect(tileAddress('/refunds')).toBe('/refunds')
    expect(tileAddress('/refunds', { status: 'a&b' })).toBe('/refunds?status=a%26b')
    expect(tileAddress('/refunds', { status: ['ready', 'failed'], method: 'bank' })).toBe(
      '/refunds?status=ready&status=failed&method=bank',
    )
  })
})
