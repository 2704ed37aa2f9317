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

describe('what a reply wraps', () => {
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

  it('is the record within all wrappings where none of its fields is known', () => {
    const entity = { orderNr: '536365' }
    for (const reply of [entity, { data: entity }, { rev: 7, response: { rev: 7, data: entity } }])
      expect(recordOf(reply)).toBe(entity)
  })

  it('is a list also where it is numbered, as PHP sends one with gaps', () => {
    for (const reply of [{ 0: 'a', 2: 'b' }, { data: { 0: 'a', 2: 'b' } }])
      expect(listOf(reply)).toEqual(['a', 'b'])
    expect(listOf({ data: {} })).toBeUndefined()
  })

  it('is a list of its own name before any other', () => {
    expect(listOf({ data: { customFilters: [2] }, response: [1] }, 'customFilters')).toEqual([2])
  })

  it.each([5, '5', false, null])('may be no more than a value: %j', value => {
    expect(payloadOf(value)).toBe(value)
    expect(payloadOf({ success: true, data: value })).toBe(value)
    expect(payloadOf({ data: { data: value } })).toBe(value)
  })

  it('is nothing when the reply speaks of itself only', () => {
    expect(payloadOf({ success: true })).toBeUndefined()
    expect(recordOf({ success: true, message: 'Saved.' })).toBeUndefined()
    expect(recordOf({})).toEqual({})
  })

  it('is not looked for beyond three levels, nor where every object has a name', () => {
    expect(fieldOf({ data: { data: { data: { a: 1 } } } }, 'a')).toBe(1)
    expect(fieldOf({ data: { data: { data: { data: { a: 1 } } } } }, 'a')).toBeUndefined()
    for (const reply of hostile) expect(fieldOf(reply, 'constructor')).not.toBe(Object)
    expect(fieldOf({}, 'toString')).toBeUndefined()
  })
})

describe('the message of a reply', () => {
  it.each([
    { message: 'No.' },
    { message: null, data: { message: 'No.' } },
    { message: ' ', response: { message: 'No.' } },
    { data: { data: { message: 'No.' } } },
  ])('stands at the outermost level that has one: %j', reply => {
    expect(messageOf(reply)).toBe('No.')
  })

  it.each([...hostile, { message: {} }, { message: '' }])('is none where there is none: %j', reply => {
    expect(messageOf(reply)).toBeUndefined()
  })
})

describe('the success of a reply', () => {
  it.each([false, 'false', 0, '0', 'perhaps', {}])('is refused at each level: %j', success => {
    for (const reply of [{ success }, { data: { success, message: 'No.' } }, { response: { success } }])
      expect([isRefused(reply), isTaken(reply)], JSON.stringify(reply)).toEqual([true, false])
  })

  it.each([true, 'true', 1, '1', 'TRUE', null])('is given, or not spoken of, at each level: %j', success => {
    for (const reply of [{ success }, { data: { success, message: 'Done.' } }, { response: { success } }])
      expect([isRefused(reply), isTaken(reply)], JSON.stringify(reply)).toEqual([false, true])
  })

  it('is read also where a wrapping carries fields that nobody knows', () => {
    expect(isRefused({ rev: 7, data: { rev: 7, success: 'false', message: 'No.' } })).toBe(true)
  })

  it('is not that of a record that was asked for', () => {
    expect(isRefused({ success: true, data: { idCall: 1, success: false, message: 'x' } })).toBe(false)
    expect(isRefused({ data: { idCall: 1, success: false } })).toBe(false)
  })

  it('of a step is given by a reply without a body, and not by the page of a proxy', () => {
    for (const reply of ['', null, [], {}]) expect(isTaken(reply), JSON.stringify(reply)).toBe(true)
    for (const reply of ['<html></html>', 'Bad gateway', 5, [1]])
      expect(isTaken(reply), JSON.stringify(reply)).toBe(false)
  })
})

describe('a value', () => {
  it('is a flag as text or number too', () => {
    expect([true, 1, '1', 'true', ' True '].map(readFlag)).toEqual(Array(5).fill(true))
    expect([false, 0, '0', 'false'].map(readFlag)).toEqual(Array(4).fill(false))
    const strange = { toString: 1 }
    expect(['', 'on', 2, null, undefined, {}, [1], [true], strange].map(readFlag)).toEqual(
      Array(9).fill(undefined),
    )
  })

  it('is a number as text too', () => {
    expect([5, '5', ' -1.50 ', '+2', '007'].map(readNumber)).toEqual([5, 5, -1.5, 2, 7])
    for (const value of ['', ' ', '1,5', '1e5', '0x10', 'Infinity', Number.NaN, null, true, [1], {}])
      expect(readNumber(value), String(value)).toBeUndefined()
    expect([0, '12', -1, 1.5, 2 ** 60].map(readCount)).toEqual([0, 12, undefined, undefined, undefined])
  })

  it('is a text, also where it is a number or a flag', () => {
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

  it('is an id exactly as it came', () => {
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

describe('the items of a list', () => {
  const read = (item: unknown) => (typeof item === 'string' ? item : undefined)

  it('are those that can be read', () => {
    expect(readItems(['a', 1, 'b', null], read)).toEqual(['a', 'b'])
    expect(readItems([], read)).toEqual([])
  })

  it('are not to be had when none of them can be read, or when there is no list', () => {
    expect(readItems([1, null], read)).toBeUndefined()
    expect(readItems(undefined, read)).toBeUndefined()
  })
})
