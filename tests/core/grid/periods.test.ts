import { describe, expect, it } from 'vitest'
import { dateProblem } from '../../../runtime/core/grid/filterProblem.ts'
import { filterTerms } from '../../../runtime/core/grid/filterTerms.ts'
import { type GridState } from '../../../runtime/core/grid/gridState.ts'
import { readRange, writeRange } from '../../../runtime/core/grid/period.ts'
import { deepFreeze } from '../../../runtime/core/objects.ts'
import { grid as compile } from '../fixtures.ts'
import { naughty } from '../naughty.ts'
import { pick, seeded } from '../random.ts'

const grid = compile({
  filters: [
    { kind: 'dateRange', field: 'due', label: 'Due' },
    { kind: 'dateRange', field: 'paid', label: 'Paid', time: true },
    { kind: 'fromDate', field: 'day', label: 'From' },
    { kind: 'toDate', field: 'day', label: 'To' },
    { kind: 'fromDate', field: 'at', label: 'From', time: true },
    { kind: 'toDate', field: 'at', label: 'To', time: true },
  ],
})
const now = Date.UTC(2024, 4, 6, 7, 8, 9)
const terms = (filters: GridState['filters'], zone = 'UTC') =>
  filterTerms(grid, deepFreeze({ filters }), deepFreeze({ now, zone }))
const sent = (filters: GridState['filters'], zone?: string) =>
  terms(filters, zone)
    .flat()
    .map(({ condition, value }) => `${condition} ${value}`)

describe('date range (spec 1 §5)', () => {
  it('sends the two terms of a from-date and a to-date, in groups of their own', () => {
    expect(terms({ due: ['2024-01-31..2024-02-01'] }, 'Asia/Karachi')).toEqual([
      [{ index: 'due', value: '2024-01-31 00:00:00', condition: 'gteq' }],
      [{ index: 'due', value: '2024-02-01 23:59:59', condition: 'lteq' }],
    ])
  })

  it('sends now for an empty end if it has a start, and nothing for an empty start', () => {
    expect(sent({ due: ['2024-01-31..'] })).toEqual(['gteq 2024-01-31 00:00:00', 'lteq 2024-05-06 07:08:09'])
    expect(sent({ due: ['..2024-01-31'] })).toEqual(['lteq 2024-01-31 23:59:59'])
    expect(sent({ due: ['..'] })).toEqual([])
  })

  it('sends nothing for a text that is not a date', () => {
    expect(sent({ due: ['x..2024-01-31'] })).toEqual(['lteq 2024-01-31 23:59:59'])
    expect(sent({ due: ['2024-01-31..x'] })).toEqual(['gteq 2024-01-31 00:00:00'])
    expect(sent({ due: ['2024-01-31 10:00..'] }), 'no time without the word').toEqual([])
  })

  it('keeps both typed texts', () => {
    const random = seeded(11)
    const texts = [
      '',
      '2024-01-31',
      '31.1.2024',
      '31.',
      '2024-01-31 10:00',
      ...naughty.map(text => text.replaceAll('.', '')),
    ]
    for (let round = 0; round < 500; round += 1) {
      const range = { from: pick(random, texts), to: pick(random, texts) }
      const values = writeRange(range)
      expect(values).toHaveLength(range.from === '' && range.to === '' ? 0 : 1)
      expect(readRange(values)).toEqual(range)
    }
  })

  it('loses only dots from texts that would split it', () => {
    expect(readRange(writeRange({ from: 'a..b', to: '..c' }))).toEqual({ from: 'a.b', to: 'c' })
    expect(readRange(['no mark'])).toEqual({ from: 'no mark', to: '' })
  })

  it('is one control with one problem', () => {
    const problem = (values: string, key = 'due') => dateProblem(grid, { filters: { [key]: [values] } }, key)
    expect(problem('2024-01-31..2024-02-01')).toBeUndefined()
    expect(problem('2024-02-01..2024-02-01')).toBeUndefined()
    expect(problem('..')).toBeUndefined()
    expect(problem('2024-02-01..2024-01-31')).toBe(
      'Please review inputted dates. End date cannot be before starting date.',
    )
    for (const values of ['x..', '..x', '2024-13-01..2024-01-01', '2024-01-31 10:00..'])
      expect(problem(values)).toBe('Please review selected dates. Invalid date format.')
    expect(problem('2024-01-31 10:00..2024-01-31 09:59', 'paid')).toContain('before starting date')
    expect(problem('2024-01-31 10:00..2024-01-31', 'paid')).toBeUndefined()
  })
})

describe('dates with a time', () => {
  it('are instants in the zone of the user, a to-date with the last second of its minute', () => {
    expect(
      sent({ 'at.from': ['2024-07-01 10:30'], 'at.to': ['2024-07-01 10:45'] }, 'America/New_York'),
    ).toEqual(['gteq 2024-07-01 14:30:00', 'lteq 2024-07-01 14:45:59'])
    expect(sent({ paid: ['2024-07-01 10:30..2024-07-02 00:00'] }, 'Asia/Karachi')).toEqual([
      'gteq 2024-07-01 05:30:00',
      'lteq 2024-07-01 19:00:59',
    ])
  })

  it('are days of the user if no time is typed', () => {
    expect(sent({ 'at.from': ['2024-07-01'], 'at.to': ['2024-07-01'] }, 'Asia/Karachi')).toEqual([
      'gteq 2024-06-30 19:00:00',
      'lteq 2024-07-01 18:59:59',
    ])
  })

  it('end a minute that occurs twice with the second occurrence', () => {
    expect(sent({ paid: ['2024-10-27 01:30..2024-10-27 01:30'] }, 'Europe/London')).toEqual([
      'gteq 2024-10-27 00:30:00',
      'lteq 2024-10-27 01:30:59',
    ])
  })

  it('are not sent if the time does not exist', () => {
    for (const text of [
      '2024-07-01 24:00',
      '2024-07-01 10:60',
      '2024-02-30 10:00',
      '2024-07-01 1:00',
      '2024-07-01T10:00',
    ])
      expect(sent({ 'at.from': [text] })).toEqual([])
  })
})
