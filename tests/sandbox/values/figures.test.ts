import { describe, expect, it } from 'vitest'
import { amountOf, counted, figure, money } from '../../../src/sandbox/values/figures.ts'

describe('number in a message of the server', () => {
  it('is formatted like on the page', () => {
    expect([0, 999, 200_670].map(figure)).toEqual(['0', '999', '200,670'])
    expect([0, -5, 123_456_700].map(amountOf)).toEqual(['0.00', '-0.05', '1,234,567.00'])
    expect(money(41_950, 'GBP')).toBe('419.50 GBP')
  })

  it('agrees with its noun', () => {
    expect([0, 1, 1200].map(count => counted(count, 'refund'))).toEqual([
      '0 refunds',
      '1 refund',
      '1,200 refunds',
    ])
    expect(counted(1, 'message is', 'messages are')).toBe('1 message is')
    expect(counted(2, 'message is', 'messages are')).toBe('2 messages are')
  })
})
