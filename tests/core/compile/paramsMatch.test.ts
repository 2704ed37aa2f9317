import { describe, expect, it } from 'vitest'
import { paramsMatch } from '../../../runtime/core/path.ts'
import { route } from '../fixtures.ts'

const match = (pattern: string | undefined, id: string) =>
  paramsMatch(route({ path: '/a/{id}', params: { id: pattern === undefined ? {} : { pattern } } }), { id })

describe('paramsMatch (spec 2 §5)', () => {
  it('accepts ids of 1 to 9 digits', () => {
    const pattern = '^[0-9]{1,9}$'
    for (const id of ['1', '123456789', '000']) expect(match(pattern, id)).toBe(true)
    for (const id of ['', '1234567890', '12a', '-1', ' 1', '1\n', '1&2', '٣', '1.0']) {
      expect(match(pattern, id)).toBe(false)
    }
  })

  it('accepts several ids joined by & if the pattern allows it', () => {
    const pattern = '^[0-9]{1,9}(?:&[0-9]{1,9})*$'
    for (const id of ['1', '1&2', '123456789&1&22']) expect(match(pattern, id)).toBe(true)
    for (const id of ['&', '1&', '&1', '1&&2', '1&1234567890', '1&x']) expect(match(pattern, id)).toBe(false)
  })

  it('accepts a sales order number of 1 to 20 digits', () => {
    expect(match('^[0-9]{1,20}$', '1'.repeat(20))).toBe(true)
    expect(match('^[0-9]{1,20}$', '1'.repeat(21))).toBe(false)
  })

  it('accepts any non-empty value without a pattern', () => {
    expect(match(undefined, 'x y')).toBe(true)
    expect(match(undefined, '')).toBe(false)
    expect(paramsMatch(route({ path: '/a/{id}' }), { id: 'x' })).toBe(true)
  })

  it('matches the whole value even if a branch of the pattern is not anchored', () => {
    expect(match('^a$|b', 'xbx')).toBe(false)
  })

  it('requires every parameter of the path, and reads only own properties', () => {
    expect(paramsMatch(route({ path: '/a/{id}/{other}' }), { id: '1' })).toBe(false)
    expect(paramsMatch(route({ path: '/a/{constructor}' }), {})).toBe(false)
    expect(paramsMatch(route({ path: '/a' }), {})).toBe(true)
  })
})
