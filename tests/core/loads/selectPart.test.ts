import { describe, expect, it } from 'vitest'
import { freezeDeep } from '../../../runtime/core/compile/freezeDeep.ts'
import { selectPart } from '../../../runtime/core/loads/selectPart.ts'

const reply = freezeDeep({ data: { data: [1, { name: 'x' }], zero: 0, no: false }, 'a.b': 'dotted' })

describe('selectPart', () => {
  it('is the whole reply without a path', () => {
    expect(selectPart(reply, undefined)).toBe(reply)
    expect(selectPart(undefined, undefined)).toBeUndefined()
  })

  it('follows a dotted path, through lists too', () => {
    expect(selectPart(reply, 'data.data')).toBe(reply.data.data)
    expect(selectPart(reply, 'data.data.1.name')).toBe('x')
    expect(selectPart(reply, 'a.b')).toBe('dotted')
  })

  it('keeps falsy values', () => {
    expect(selectPart(reply, 'data.zero')).toBe(0)
    expect(selectPart(reply, 'data.no')).toBe(false)
  })

  it('is null where there is nothing, inherited properties included', () => {
    for (const path of [
      'x',
      'data.x.y',
      'data.zero.y',
      '__proto__',
      'constructor.name',
      'data.toString',
      '',
    ]) {
      expect(selectPart(reply, path)).toBeNull()
    }
    for (const nothing of [null, undefined, 'text', 5]) expect(selectPart(nothing, 'length')).toBeNull()
  })
})
