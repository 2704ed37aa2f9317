import { describe, expect, it } from 'vitest'
import { firstCheck, holds } from '../../../runtime/core/loads/condition.ts'
import { deepFreeze } from '../../../runtime/core/objects.ts'

const data = deepFreeze({
  setting: '1',
  count: 0,
  refund: { status: 'paid', note: '', nothing: null, done: false },
})

describe('holds', () => {
  it('compares text and number by their text', () => {
    expect(holds({ field: 'setting', is: 1 }, data)).toBe(true)
    expect(holds({ field: 'setting', is: '1' }, data)).toBe(true)
    expect(holds({ field: 'count', is: '0' }, data)).toBe(true)
    expect(holds({ field: 'count', is: '' }, data)).toBe(false)
  })

  it('treats 1 and 0 as true and false when compared with booleans, also as text', () => {
    expect(holds({ field: 'refund.done', is: false }, data)).toBe(true)
    expect(holds({ field: 'refund.done', is: 'false' }, data)).toBe(false)
    expect(holds({ field: 'count', is: false }, data)).toBe(true)
    expect(holds({ field: 'setting', is: true }, data)).toBe(true)
    expect(holds({ field: 'refund.status', is: true }, data)).toBe(false)
    expect(holds({ field: 'refund.nothing', is: false }, data)).toBe(false)
  })

  it('treats an absent value as null', () => {
    expect(holds({ field: 'refund.nothing', is: null }, data)).toBe(true)
    expect(holds({ field: 'missing.deep', is: null }, data)).toBe(true)
    expect(holds({ field: 'refund.note', is: null }, data)).toBe(false)
  })

  it('takes an entry of any that has several leaves only when all of them hold', () => {
    const paid = { field: 'refund.status', is: 'paid' }
    const unset = { field: 'setting', is: '0' }
    expect(holds({ any: [{ all: [paid, unset] }, { field: 'count', is: 1 }] }, data)).toBe(false)
    expect(holds({ any: [{ all: [paid, unset] }, { field: 'count', is: 0 }] }, data)).toBe(true)
    expect(holds({ any: [{ all: [paid, { field: 'setting', is: '1' }] }] }, data)).toBe(true)
  })

  it('finds a value among several', () => {
    expect(holds({ field: 'refund.status', in: ['failed', 'paid'] }, data)).toBe(true)
    expect(holds({ field: 'refund.status', in: ['failed', 1, null] }, data)).toBe(false)
    expect(holds({ field: 'refund.nothing', in: [null] }, data)).toBe(true)
  })

  it('excludes a value, or several', () => {
    expect(holds({ field: 'refund.status', not: 'paid' }, data)).toBe(false)
    expect(holds({ field: 'refund.status', not: 'sent' }, data)).toBe(true)
    expect(holds({ field: 'refund.status', not: ['sent', 'paid'] }, data)).toBe(false)
    expect(holds({ field: 'refund.status', not: ['sent', 'failed'] }, data)).toBe(true)
    expect(holds({ field: 'setting', not: 1 }, data)).toBe(false)
    expect(holds({ field: 'refund.done', not: false }, data)).toBe(false)
  })

  it('is true for an excluded value if there is no value, unless null is excluded', () => {
    expect(holds({ field: 'missing.deep', not: 'paid' }, data)).toBe(true)
    expect(holds({ field: 'refund.nothing', not: ['paid', null] }, data)).toBe(false)
  })

  it('treats a value as present unless it is absent, null or an empty text', () => {
    for (const field of ['count', 'refund.done', 'setting', 'refund']) {
      expect(holds({ field, present: true }, data)).toBe(true)
      expect(holds({ field, present: false }, data)).toBe(false)
    }
    for (const field of ['x', 'refund.note', 'refund.nothing', 'toString']) {
      expect(holds({ field, present: true }, data)).toBe(false)
      expect(holds({ field, present: false }, data)).toBe(true)
    }
  })

  it('compares numbers by size, also those that are text', () => {
    const size = { amount: '500.00', count: 3 }
    expect(holds({ field: 'amount', atLeast: 500 }, size)).toBe(true)
    expect(holds({ field: 'amount', moreThan: 500 }, size)).toBe(false)
    expect(holds({ field: 'amount', moreThan: 499.99 }, size)).toBe(true)
    expect(holds({ field: 'amount', atMost: 500 }, size)).toBe(true)
    expect(holds({ field: 'amount', lessThan: 500 }, size)).toBe(false)
    expect(holds({ field: 'count', lessThan: 3.5 }, size)).toBe(true)
    expect(holds({ field: 'count', atLeast: 4 }, size)).toBe(false)
    expect(holds({ field: 'count', atMost: 2 }, size)).toBe(false)
  })

  it.each([undefined, null, '', 'many', true, '12 EUR'])(
    'no size holds for %s, which is no number',
    value => {
      for (const key of ['atLeast', 'atMost', 'moreThan', 'lessThan'])
        expect(holds({ field: 'amount', [key]: 0 }, { amount: value })).toBe(false)
    },
  )

  it('compares a value with the signed-in user', () => {
    const made = { by: 'nour', approvedBy: null }
    expect(holds({ field: 'by', isUser: true }, made, { user: 'nour' })).toBe(true)
    expect(holds({ field: 'by', isUser: false }, made, { user: 'nour' })).toBe(false)
    expect(holds({ field: 'by', isUser: true }, made, { user: 'mona' })).toBe(false)
    expect(holds({ any: [{ field: 'by', isUser: false }] }, made, { user: 'mona' })).toBe(true)
    expect(holds({ field: 'approvedBy', isUser: true }, made, { user: 'nour' })).toBe(false)
    expect(holds({ all: [{ field: 'approvedBy', isUser: false }] }, made, { user: 'nour' })).toBe(true)
  })

  it.each([
    ['2011-12-08', 'today', true],
    ['2011-12-09', 'today', false],
    ['2011-11-08', 'today-30', true],
    ['2011-11-09', 'today-30', false],
    ['2011-12-15 23:59:59', 'today+7', true],
    ['2011-12-08', '2011-12-09', true],
  ])('the day %s is before %s: %s, and never after it at the same time', (dueAt, before, expected) => {
    const viewer = { now: Date.parse('2011-12-09T10:00:00Z'), zone: 'UTC' }
    expect(holds({ field: 'dueAt', before }, { dueAt }, viewer)).toBe(expected)
    if (expected) expect(holds({ field: 'dueAt', after: before }, { dueAt }, viewer)).toBe(false)
  })

  it('compares moments with the day in the time zone of the user, and days with that of UTC', () => {
    const viewer = { now: Date.parse('2011-12-09T23:00:00Z'), zone: 'Asia/Tokyo' }
    const past = (dueAt: string) => holds({ field: 'dueAt', before: 'today' }, { dueAt }, viewer)
    expect([past('2011-12-09 14:59:59'), past('2011-12-09 15:00:00')]).toEqual([true, false])
    expect([past('2011-12-08'), past('2011-12-09')]).toEqual([true, false])
    expect(holds({ field: 'dueAt', after: 'today' }, { dueAt: '2011-12-10' }, viewer)).toBe(true)
  })

  it('compares no day without a date, and none with today while the time is unknown', () => {
    const viewer = { now: 0 }
    for (const dueAt of [undefined, null, '', 'soon', 7, '0000-00-00', '2011-02-30'])
      for (const key of ['before', 'after'])
        expect(holds({ field: 'dueAt', [key]: 'today' }, { dueAt }, viewer)).toBe(false)
    expect(holds({ field: 'dueAt', before: 'today' }, { dueAt: '1960-01-01' })).toBe(false)
    expect(holds({ field: 'dueAt', before: '1961-01-01' }, { dueAt: '1960-01-01' })).toBe(true)
  })

  it('compares with no user while the user is unknown', () => {
    expect(holds({ field: 'by', isUser: true }, { by: 'nour' })).toBe(false)
    expect(holds({ field: 'by', isUser: false }, { by: 'nour' })).toBe(false)
  })

  it('combines leaves with all and any', () => {
    const yes = { field: 'setting', is: '1' }
    const no = { field: 'setting', is: '2' }
    expect(holds({ all: [yes, yes] }, data)).toBe(true)
    expect(holds({ all: [yes, no] }, data)).toBe(false)
    expect(holds({ any: [no, yes] }, data)).toBe(true)
    expect(holds({ any: [no, no] }, data)).toBe(false)
  })

  it('is false without data, except for absence', () => {
    expect(holds({ field: 'a', is: 'b' }, undefined)).toBe(false)
    expect(holds({ field: 'a', present: false }, null)).toBe(true)
  })
})

describe('firstCheck', () => {
  it('returns the screen of the first check that holds', () => {
    const checks = deepFreeze([
      { when: { field: 'setting', is: '2' }, go: 'second' },
      { when: { field: 'setting', is: '1' }, go: 'not-found' },
      { when: { field: 'setting', present: true }, go: 'late' },
    ])
    expect(firstCheck(checks, data)).toEqual({ name: 'not-found', values: {}, search: {} })
    expect(firstCheck(checks, {})).toBeUndefined()
    expect(firstCheck([], data)).toBeUndefined()
  })

  it('holds without a condition', () => {
    const checks = deepFreeze([{ when: { field: 'setting', is: '2' }, go: 'second' }, { go: 'third' }])
    expect(firstCheck(checks, data)?.name).toBe('third')
    expect(firstCheck(checks, {}, ['setting'])).toBeUndefined()
  })

  it('evaluates checks of parameters before any load', () => {
    const checks = deepFreeze([
      { when: { field: 'refund.status', is: 'paid' }, go: 'paid' },
      {
        when: {
          all: [
            { field: 'params.kind', is: 'old' },
            { field: 'setting', is: '1' },
          ],
        },
        go: 'late',
      },
      { when: { field: 'params.kind', is: 'old' }, go: 'former' },
    ])
    expect(firstCheck(checks, { params: { kind: 'old' } })?.name).toBe('former')
    expect(firstCheck(checks, { params: { kind: 'new' } })).toBeUndefined()
    expect(firstCheck(checks, { params: { kind: 'old' }, setting: '1' })?.name).toBe('late')
  })

  it('evaluates no check before an earlier one that may still hold', () => {
    const old = { field: 'params.kind', is: 'old' }
    const paid = { field: 'refund.status', is: 'paid' }
    const checks = deepFreeze([
      { when: { field: 'params.kind', is: 'gone' }, go: 'not-found' },
      { when: { all: [old, paid] }, go: 'paid' },
      {
        when: {
          any: [
            { field: 'params.kind', is: 'odd' },
            { field: 'setting', is: '1' },
          ],
        },
        go: 'odd',
      },
      { when: { field: 'params.kind', in: ['old', 'odd', 'new'] }, go: 'former' },
    ])
    const first = (kind: string, loads: object = {}, awaited = ['refund', 'setting']) =>
      firstCheck(checks, { ...loads, params: { kind } }, awaited)?.name
    expect(first('gone')).toBe('not-found')
    expect(first('old')).toBeUndefined()
    expect(first('old', { refund: { status: 'paid' } })).toBe('paid')
    expect(first('old', { refund: { status: 'sent' } })).toBeUndefined()
    expect(first('old', { refund: { status: 'sent' }, setting: '0' })).toBe('former')
    expect(first('new', { setting: '0' })).toBe('former')
    expect(first('odd', { setting: '0' })).toBe('odd')
    expect(first('old', {}, ['setting'])).toBeUndefined()
    expect(first('old', {}, [])).toBe('former')
  })

  it('passes known values to the other screen, and leaves out missing ones', () => {
    const checks = deepFreeze([
      {
        when: { field: 'setting', is: '1' },
        go: 'order',
        params: { id: 'refund.orderNr', missing: 'refund.nothing' },
        query: { status: { value: 'open' }, tab: 'params.tab', note: 'refund.note', due: { value: '' } },
      },
    ])
    const known = { ...data, refund: { orderNr: 536_365, note: '' }, params: { tab: 'items' } }
    expect(firstCheck(checks, known)).toEqual({
      name: 'order',
      values: { id: '536365' },
      // A fixed empty value clears a filter.
      search: { status: 'open', tab: 'items', due: '' },
    })
  })
})
