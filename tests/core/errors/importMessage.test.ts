import { describe, expect, it } from 'vitest'
import { importMessage } from '../../../runtime/core/csv/importMessages.ts'

const text = (status: number, data: unknown) => importMessage({ status, data }, 'fallback')

describe('message of a mass import (spec 1 §8)', () => {
  it("is 'Invalid Request. Please check if file exists.' for status -1", () => {
    expect(text(-1, { message: 'a' })).toBe('Invalid Request. Please check if file exists.')
  })

  it.each([
    [{ message: 'a', response: 'b' }, 'a'],
    [{ message: ' ', response: 'b' }, 'b'],
    [{ response: 'b' }, 'b'],
    [{ data: { message: 'a' } }, 'a'],
    [{ data: { response: 'b' } }, 'b'],
    [{ data: { data: { response: 'b' } } }, 'b'],
    ['raw', 'raw'],
    [{ code: 7 }, '{"code":7}'],
    [[1], '[1]'],
    [{}, 'fallback'],
    ['', 'fallback'],
    [null, 'fallback'],
    [undefined, 'fallback'],
  ])('for %j is %s', (data, message) => {
    expect(text(400, data)).toBe(message)
  })

  it('is shortened when it is the page of a proxy', () => {
    expect(text(502, 'x'.repeat(1000))).toBe(`${'x'.repeat(300)}…`)
  })
})
