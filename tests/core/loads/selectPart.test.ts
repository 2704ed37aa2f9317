import { describe, expect, it } from 'vitest'
import { selectPart } from '../../../runtime/core/loads/selectPart.ts'
import { deepFreeze } from '../../../runtime/core/objects.ts'

const reply = deepFreeze({ data: { data: [1, { name: 'x' }], zero: 0, no: false }, 'a.b': 'dotted' })

describe('selectPart', () => {
  it('returns the whole reply without a path', () => {
    expect(selectPart(reply, undefined)).toBe(reply)
    expect(selectPart(undefined, undefined)).toBeUndefined()
  })

  it('follows a dotted path, also through lists', () => {
    expect(selectPart(reply, 'data.data')).toBe(reply.data.data)
    expect(selectPart(reply, 'data.data.1.name')).toBe('x')
    expect(selectPart(reply, 'a.b')).toBe('dotted')
  })

  it('keeps falsy values', () => {
    expect(selectPart(reply, 'data.zero')).toBe(0)
    expect(selectPart(reply, 'data.no')).toBe(false)
  })

  const record = { idRefund: '7', data: { own: 1 }, rev: 7 }
  it.each([
    record,
    { data: record },
    { rev: 7, data: record, tstamp: 1 },
    { data: { data: record } },
    { success: '1', data: { success: '1', data: record } },
    { rev: 7, response: record },
    { response: { response: { success: true, data: record } } },
    [record],
  ])('finds a value in `data` at every level, and without an envelope: %j', body => {
    expect(selectPart({ wrapped: body }, 'wrapped')).toBe(body)
    const wanted = body === record ? record.data : Array.isArray(body) ? body : record
    expect(selectPart(body, 'data')).toBe(wanted)
  })

  it.each([
    { data: { data: '7' } },
    { data: '7', rev: 1 },
    { response: '7' },
    { success: true, data: { data: '7' } },
  ])('finds a value at data.data as at data: %j', body => expect(selectPart(body, 'data.data')).toBe('7'))

  it('returns null for a reply with only a status', () => {
    for (const body of [
      { success: true },
      { success: true, message: 'Done.' },
      { data: null },
      { response: null, rev: 1 },
      { success: '1', rev: 1 },
      '',
      '<html>',
    ])
      expect(selectPart(body, 'data')).toBeNull()
  })

  it('returns null for a reply without the wrapped value', () => {
    for (const body of [{ data: {} }, { success: true, data: {} }, { response: { data: {} } }])
      expect([body, selectPart(body, 'data.data')]).toEqual([body, null])
    expect(selectPart({ success: true, data: {} }, 'data')).toEqual({})
  })

  it('returns null for missing and inherited properties', () => {
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
