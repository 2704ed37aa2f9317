import { expect, it } from 'vitest'
import { withValues } from '../../runtime/core/withValues.ts'

it('withValues replaces values of the record at a dotted path, and does not change its input', () => {
  const data = { order: { state: 'open', nr: 1 }, other: { a: { b: 1 } } }
  expect(withValues(data, 'order', { state: 'done' })).toEqual({ ...data, order: { state: 'done', nr: 1 } })
  expect(withValues(data, 'other.a', { c: 2 })).toEqual({ ...data, other: { a: { b: 1, c: 2 } } })
  expect(withValues(data, 'none.at', { c: 2 })).toEqual({ ...data, none: { at: { c: 2 } } })
  expect(data.order.state).toBe('open')
})
