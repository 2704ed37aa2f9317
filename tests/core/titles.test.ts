import { describe, expect, it } from 'vitest'
import { screenHeading, windowTitle } from '../../runtime/core/titles.ts'

describe('window title', () => {
  it("is the state's title, or else the application name (spec 1 §2)", () => {
    expect(windowTitle('', 'Refunds', 'Console')).toBe('Refunds')
    expect(windowTitle('', '', 'Console')).toBe('Console')
  })

  it('starts with the heading of the record, so that two tabs of one screen differ', () => {
    expect(windowTitle('Refund 7', 'Refund details', 'Console')).toBe('Refund 7 – Refund details')
    expect(windowTitle('Refund 7', '', 'Console')).toBe('Refund 7 – Console')
    expect(windowTitle('Refunds', 'Refunds', 'Console')).toBe('Refunds')
  })
})

describe('heading of a screen', () => {
  const opened = (heading: string, loads = {}) =>
    screenHeading({ screen: { heading }, params: { id: '7' }, query: { tab: '' }, loads })

  it('contains the values of parameters and of loads', () => {
    expect(opened('Refund {id} of {refund.customer.name}', { refund: { customer: { name: 'Ada' } } })).toBe(
      'Refund 7 of Ada',
    )
    expect(opened('{count} returns', { count: 0 })).toBe('0 returns')
    expect(opened('Order of {name}', { name: 'Ada\nLovelace' })).toBe('Order of Ada Lovelace')
  })

  it('is left out while one of its values is missing', () => {
    expect(opened('Refund {id} of {refund.customer}', { refund: null })).toBe('')
    expect(opened('{tab}')).toBe('')
    expect(opened('')).toBe('')
  })

  it('prefers a parameter to a load of the same name, and ignores inherited properties', () => {
    expect(opened('{id}', { id: '8' })).toBe('7')
    expect(opened('{id.label}', { id: { label: 'Order flags' } })).toBe('Order flags')
    expect(opened('{constructor}')).toBe('')
  })
})
