import { describe, expect, it } from 'vitest'
import { filterTerms } from '../../../runtime/core/grid/filterTerms.ts'
import { type GridState } from '../../../runtime/core/grid/gridState.ts'
import { deepFreeze } from '../../../runtime/core/objects.ts'
import { grid as compile } from '../fixtures.ts'

const grid = compile()
const now = Date.UTC(2024, 4, 6, 7, 8, 9)
const terms = (filters: GridState['filters'], zone = 'UTC') =>
  filterTerms(grid, deepFreeze({ filters }), deepFreeze({ now, zone }))

describe('filterTerms (spec 1 §5)', () => {
  it('sends nothing if no filter is applied', () => {
    expect(terms({})).toEqual([])
  })

  it('sends no empty-string values', () => {
    expect(terms({ name: [''], status: ['', 'new'], partner: [''], 'createdAt.from': [''] })).toEqual([
      [{ index: 'status', value: 'new', condition: 'equals' }],
    ])
  })

  it('trims a text, and sends nothing for a text of spaces', () => {
    expect(terms({ name: [' 5783\u00a034\t\n'] })).toEqual([
      [{ index: 'name', value: '5783\u00a034', condition: 'like' }],
    ])
    expect(terms({ name: [' \u00a0 '] })).toEqual([])
  })

  it('sends one group for each filter, in the order of the definition', () => {
    expect(terms({ state: ['open'], name: ['x'] })).toEqual([
      [{ index: 'name', value: 'x', condition: 'like' }],
      [{ index: 'state', value: 'open', condition: 'equals' }],
    ])
  })

  it('uses equals if the filter has no condition', () => {
    const plain = compile({ filters: [{ kind: 'text', field: 'name', label: 'Name' }] })
    expect(filterTerms(plain, { filters: { name: ['x'] } }, { now, zone: 'UTC' })).toEqual([
      [{ index: 'name', value: 'x', condition: 'equals' }],
    ])
  })

  it('makes one group of OR-ed terms of an array', () => {
    expect(terms({ status: ['new', 'done'] })).toEqual([
      [
        { index: 'status', value: 'new', condition: 'equals' },
        { index: 'status', value: 'done', condition: 'equals' },
      ],
    ])
  })

  it("sends the whole array as one value when the condition is 'in'", () => {
    expect(terms({ partner: ['1', '2'] })).toEqual([
      [{ index: 'partner', value: ['1', '2'], condition: 'in' }],
    ])
    expect(terms({ partner: ['1'] })).toEqual([[{ index: 'partner', value: ['1'], condition: 'in' }]])
  })

  it('sends booleans as text, a number as a number, and nothing outside its limits', () => {
    expect(terms({ urgent: ['true'], count: ['12.5'] })).toEqual([
      [{ index: 'urgent', value: 'true', condition: 'equals' }],
      [{ index: 'count', value: 12.5, condition: 'gteq' }],
    ])
    for (const text of ['-3', '1000', '', 'x', '1e3', '1,000', '--1', '.'])
      expect(terms({ count: [text] })).toEqual([])
  })

  it('ignores values of filters that the grid does not have', () => {
    expect(terms({ unknown: ['x'], constructor: ['y'] })).toEqual([])
  })
})

describe('dates in filter terms (spec 1 §5)', () => {
  const from = (text: string, zone?: string) => terms({ 'createdAt.from': [text] }, zone)[0]?.[0]
  const to = (filters: GridState['filters']) =>
    terms(filters)
      .flat()
      .find(term => term.condition === 'lteq')

  it('sends a from-date as 00:00:00 UTC of its day, in every zone, because its to-date is 23:59:59 UTC', () => {
    for (const zone of ['UTC', 'Asia/Karachi', 'America/New_York', 'Asia/Kathmandu', 'Africa/Cairo'])
      expect(from('2024-01-31', zone)).toEqual({
        index: 'createdAt',
        value: '2024-01-31 00:00:00',
        condition: 'gteq',
      })
  })

  it('sends a to-date as 23:59:59 UTC, in every zone', () => {
    expect(terms({ 'createdAt.to': ['2024-01-31'] }, 'Asia/Karachi')).toEqual([
      [{ index: 'createdAt', value: '2024-01-31 23:59:59', condition: 'lteq' }],
    ])
  })

  it('sends now for an empty to-date while the from-date of the same field is filled', () => {
    expect(terms({ 'createdAt.from': ['2024-01-31'] })).toEqual([
      [{ index: 'createdAt', value: '2024-01-31 00:00:00', condition: 'gteq' }],
      [{ index: 'createdAt', value: '2024-05-06 07:08:09', condition: 'lteq' }],
    ])
  })

  it('sends no to-date while both are empty', () => {
    expect(to({})).toBeUndefined()
    expect(to({ 'createdAt.from': [''], 'createdAt.to': [''] })).toBeUndefined()
  })

  it('sends nothing for a text that is not a date', () => {
    for (const text of [
      'x',
      '2024-1-1',
      '2024-02-30',
      '2023-02-29',
      '2024-13-01',
      '2024-01-31T00:00',
      '31.01.2024',
      '0000-01-01',
      '２０２４-01-01',
    ]) {
      expect(from(text)).toBeUndefined()
      expect(to({ 'createdAt.to': [text] })).toBeUndefined()
      expect(to({ 'createdAt.from': [text] }), 'an unparsable from-date is not filled').toBeUndefined()
      expect(to({ 'createdAt.from': ['2024-01-01'], 'createdAt.to': [text] }), 'not empty').toBeUndefined()
    }
  })

  it('accepts a date with blanks around it and days of leap years', () => {
    expect(from(' 2024-02-29 ')?.value).toBe('2024-02-29 00:00:00')
    expect(from('0001-01-01')?.value).toBe('0001-01-01 00:00:00')
    expect(from('9999-12-31')?.value).toBe('9999-12-31 00:00:00')
  })

  it('considers only the from-date of the same field', () => {
    const two = compile({
      filters: [
        { kind: 'fromDate', field: 'paidAt', label: 'Paid from' },
        { kind: 'toDate', field: 'createdAt', label: 'Created to' },
      ],
    })
    const sent = filterTerms(two, { filters: { 'paidAt.from': ['2024-01-31'] } }, { now, zone: 'UTC' })
    expect(sent.flat().map(term => term.condition)).toEqual(['gteq'])
  })
})
