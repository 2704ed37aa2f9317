import { describe, expect, it } from 'vitest'
import {
  fieldOf,
  isRefused,
  isTaken,
  listOf,
  messageOf,
  payloadOf,
  readCount,
  readFlag,
  readId,
  readItems,
  readNumber,
  readText,
  recordOf,
} from '../../schemas/wire/envelope.ts'
import { hostile } from './hostile.ts'

describe('content of a reply', () => {
  const record = { idRefund: 7, data: { own: 1 } }

  it.each([
    record,
    { data: record },
    { response: record },
    { legacyRev: '7', links: {}, response: { data: record, tstamp: 1 } },
    { success: true, data: record, serverTime: 1 },
    { success: true, data: { data: record }, message: '' },
    { response: { success: '1', data: { data: record } } },
  ])('is its record, and not the data of that record: %j', reply => {
    expect(recordOf(reply, ['idRefund'])).toBe(record)
  })

  it.each([
    [[1]],
    [{ data: [1] }],
    [{ success: true, data: { data: [1] } }],
    [{ response: { list: 1, data: [1] } }],
  ])('is its list: %j', reply => {
    expect(listOf(reply)).toEqual([1])
  })

  it('is the innermost record if none of its fields is known', () => {
    const entity = { orderNr: '536365' }
    for (const reply of [entity, { data: entity }, { rev: 7, response: { rev: 7, data: entity } }])
      expect(recordOf(reply)).toBe(entity)
  })

  it('is a list also if it has numeric keys with gaps, as PHP sends it', () => {
    for (const reply of [{ 0: 'a', 2: 'b' }, { data: { 0: 'a', 2: 'b' } }])
      expect(listOf(reply)).toEqual(['a', 'b'])
    expect(listOf({ data: {} })).toBeUndefined()
  })

  it('is by preference a list with its own name', () => {
    expect(listOf({ data: { customFilters: [2] }, response: [1] }, 'customFilters')).toEqual([2])
  })

  it.each([5, '5', false, null])('can be a single value: %j', value => {
    expect(payloadOf(value)).toBe(value)
    expect(payloadOf({ success: true, data: value })).toBe(value)
    expect(payloadOf({ data: { data: value } })).toBe(value)
  })

  it('is empty if the reply has only a status', () => {
    expect(payloadOf({ success: true })).toBeUndefined()
    expect(recordOf({ success: true, message: 'Saved.' })).toBeUndefined()
    expect(recordOf({})).toEqual({})
  })

  it('is not searched below three levels, or in named objects', () => {
    expect(fieldOf({ data: { data: { data: { a: 1 } } } }, 'a')).toBe(1)
    expect(fieldOf({ data: { data: { data: { data: { a: 1 } } } } }, 'a')).toBeUndefined()
    for (const reply of hostile) expect(fieldOf(reply, 'constructor')).not.toBe(Object)
    expect(fieldOf({}, 'toString')).toBeUndefined()
  })
})

describe('message of a reply', () => {
  it.each([
    { message: 'No.' },
    { message: null, data: { message: 'No.' } },
    { message: ' ', response: { message: 'No.' } },
    { data: { data: { message: 'No.' } } },
  ])('is read at the outermost level that has one: %j', reply => {
    expect(messageOf(reply)).toBe('No.')
  })

  it.each([...hostile, { message: {} }, { message: '' }])('is undefined without one: %j', reply => {
    expect(messageOf(reply)).toBeUndefined()
  })
})

describe('success of a reply', () => {
  it.each([false, 'false', 0, '0', 'perhaps', {}])('is false at each level: %j', success => {
    for (const reply of [{ success }, { data: { success, message: 'No.' } }, { response: { success } }])
      expect([isRefused(reply), isTaken(reply)], JSON.stringify(reply)).toEqual([true, false])
  })

  it.each([true, 'true', 1, '1', 'TRUE', null])('is true or undefined at each level: %j', success => {
    for (const reply of [{ success }, { data: { success, message: 'Done.' } }, { response: { success } }])
      expect([isRefused(reply), isTaken(reply)], JSON.stringify(reply)).toEqual([false, true])
  })

  it('is read also from an envelope with unknown fields', () => {
    expect(isRefused({ rev: 7, data: { rev: 7, success: 'false', message: 'No.' } })).toBe(true)
  })

  it('is not read from a requested record', () => {
    expect(isRefused({ success: true, data: { idCall: 1, success: false, message: 'x' } })).toBe(false)
    expect(isRefused({ data: { idCall: 1, success: false } })).toBe(false)
  })

  it('is true for a step with an empty body, and not for the page of a proxy', () => {
    for (const reply of ['', null, [], {}]) expect(isTaken(reply), JSON.stringify(reply)).toBe(true)
    for (const reply of ['<html></html>', 'Bad gateway', 5, [1]])
      expect(isTaken(reply), JSON.stringify(reply)).toBe(false)
  })
})

describe('value in a reply', () => {
  it('is a boolean also as text or number', () => {
    expect([true, 1, '1', 'true', ' True '].map(readFlag)).toEqual(Array(5).fill(true))
    expect([false, 0, '0', 'false'].map(readFlag)).toEqual(Array(4).fill(false))
    const strange = { toString: 1 }
    expect(['', 'on', 2, null, undefined, {}, [1], [true], strange].map(readFlag)).toEqual(
      Array(9).fill(undefined),
    )
  })

  it('is a number also as text', () => {
    expect([5, '5', ' -1.50 ', '+2', '007'].map(readNumber)).toEqual([5, 5, -1.5, 2, 7])
    for (const value of ['', ' ', '1,5', '1e5', '0x10', 'Infinity', Number.NaN, null, true, [1], {}])
      expect(readNumber(value), String(value)).toBeUndefined()
    expect([0, '12', -1, 1.5, 2 ** 60].map(readCount)).toEqual([0, 12, undefined, undefined, undefined])
  })

  it('is a text also as number or boolean', () => {
    expect(['x', 5, false, null, undefined, {}, ['x']].map(readText)).toEqual([
      'x',
      '5',
      'false',
      '',
      '',
      '',
      '',
    ])
  })

  it('is an id exactly as it was sent', () => {
    expect([7, '7', '007', 0, '', null, {}, [7]].map(readId)).toEqual([
      7,
      '7',
      '007',
      0,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('items of a list', () => {
  const read = (item: unknown) => (typeof item === 'string' ? item : undefined)

  it('are those that can be read', () => {
    expect(readItems(['a', 1, 'b', null], read)).toEqual(['a', 'b'])
    expect(readItems([], read)).toEqual([])
  })

  it('are undefined if none of them can be read, or without a list', () => {
    expect(readItems([1, null], read)).toBeUndefined()
    expect(readItems(undefined, read)).toBeUndefined()
  })
})
