import { describe, expect, it } from 'vitest'
import { readGridState, writeGridState } from '../../../runtime/core/grid/address.ts'
import { exportRequest } from '../../../runtime/core/grid/exportRequest.ts'
import { filterTerms } from '../../../runtime/core/grid/filterTerms.ts'
import { type GridState } from '../../../runtime/core/grid/gridState.ts'
import { initialFilters } from '../../../runtime/core/grid/initialFilters.ts'
import { applySaved, savedTerms } from '../../../runtime/core/grid/savedFilters.ts'
import { displayDate, utcText } from '../../../runtime/core/text/dates.ts'
import { calendarDays, periods } from '../../../runtime/ui/calendarDays.ts'
import { type GridTerm } from '../../../schemas/wire/gridRequest.ts'
import { grid as compile } from '../fixtures.ts'

/** Zones with the days on which their clocks change: forward and back, at midnight too; zones without a change have two days. */
const zones = {
  'Africa/Cairo': ['2024-04-26', '2024-11-01'],
  'Asia/Karachi': ['2008-06-01', '2009-11-01'],
  'Pacific/Auckland': ['2024-04-07', '2024-09-29'],
  'America/New_York': ['2024-03-10', '2024-11-03'],
  'Europe/London': ['2024-03-31', '2024-10-27'],
  UTC: ['2024-02-29', '2024-12-31'],
  'Asia/Kathmandu': ['2024-01-01', '2024-06-30'],
  'America/Sao_Paulo': ['2018-02-18', '2018-11-04'],
  'Australia/Lord_Howe': ['2024-04-07', '2024-10-06'],
} as const

const grid = compile({
  filters: [
    { kind: 'dateRange', field: 'day', label: 'Day' },
    { kind: 'fromDate', field: 'created', label: 'From' },
    { kind: 'toDate', field: 'created', label: 'To' },
    { kind: 'dateRange', field: 'at', label: 'At', time: true },
    { kind: 'fromDate', field: 'sent', label: 'From', time: true },
    { kind: 'toDate', field: 'sent', label: 'To', time: true },
  ],
  initialFilters: { load: 'defaults' },
  export: { reportType: 'things' },
})
const now = Date.UTC(2024, 4, 6, 7, 8, 9)
const dayLong = 86_400_000
const day = (of: string, by = 0) => utcText(Date.parse(`${of}T00:00:00Z`) + by * dayLong).slice(0, 10)

/** A period of days in either spelling of the language, and whether it holds days of UTC. */
const spellings = [
  { field: 'day', utc: true, of: (from: string, to: string) => ({ day: [`${from}..${to}`] }) },
  {
    field: 'created',
    utc: true,
    of: (from: string, to: string) => ({ 'created.from': [from], 'created.to': [to] }),
  },
  { field: 'at', utc: false, of: (from: string, to: string) => ({ at: [`${from}..${to}`] }) },
  {
    field: 'sent',
    utc: false,
    of: (from: string, to: string) => ({ 'sent.from': [from], 'sent.to': [to] }),
  },
] as const

/** What the server finds: moments from four days before a day to four days after, a quarter of an hour apart, and the last seconds of each. */
function found(terms: readonly (readonly GridTerm[])[], around: string): string[] {
  const start = Date.parse(`${around}T00:00:00Z`) - 4 * dayLong
  const moments = Array.from({ length: 8 * 96 }, (_, at) => start + at * 900_000)
  return moments
    .flatMap(moment => [utcText(moment), utcText(moment + 899_000)])
    .filter(text =>
      terms.flat().every(({ condition, value }) => {
        if (typeof value !== 'string') return false
        return condition === 'gteq' ? text >= value : text <= value
      }),
    )
}

/** The days that a column shows of the rows found: a filter of days stands over a column of days, one of times over one of times. */
function daysShown(rows: readonly string[], utc: boolean, zone: string): string[] {
  return [...new Set(rows.map(row => displayDate(row, { time: !utc, zone }).slice(0, 10)))].toSorted()
}

/** All moments of these days, so that none of the days asked for is missing at its edges. */
function momentsOf(days: readonly string[], around: string, utc: boolean, zone: string): string[] {
  return found([], around).filter(row => days.includes(displayDate(row, { time: !utc, zone }).slice(0, 10)))
}

const changes = Object.entries(zones).flatMap(([zone, days]) => days.map(change => [zone, change] as const))

describe.each(changes)('in %s around %s (spec 1 §5)', (zone, change) => {
  const context = { now, zone }
  const askedDays = [-1, 0, 1].map(by => day(change, by))

  it.each(spellings)('the list shows exactly the days that are typed into $field', spelling => {
    for (const [first, last] of [...askedDays.map(one => [one, one]), [day(change, -1), day(change, 1)]]) {
      const filters = spelling.of(first ?? '', last ?? '')
      const asked = askedDays.filter(one => one >= (first ?? '') && one <= (last ?? ''))
      const rows = found(filterTerms(grid, { filters }, context), change)
      expect(daysShown(rows, spelling.utc, zone)).toEqual(asked)
      expect(rows).toEqual(momentsOf(asked, change, spelling.utc, zone))
    }
  })

  it.each(spellings)(
    'the address, a saved filter, default filters and an export of $field mean the same rows',
    spelling => {
      const filters: GridState['filters'] = spelling.of(day(change, -1), change)
      const terms = filterTerms(grid, { filters }, context)
      const opened = readGridState(grid, new URLSearchParams(), {})
      const state = { ...opened, filters }
      const address = writeGridState(grid, state, new URLSearchParams(), {})
      expect(readGridState(grid, new URLSearchParams(address.toString()), {}).filters).toEqual(filters)
      const saved = savedTerms(grid, state, context)
      expect(applySaved(grid, saved, opened, context)).toEqual({ filters, dropped: [] })
      expect(initialFilters(grid, { defaults: terms }, {}, context)).toEqual(filters)
      expect(exportRequest(grid, state, context, true)).toMatchObject({
        gridRequest: { options: { filter: terms } },
      })
    },
  )

  it.each(spellings.filter(({ utc }) => utc))(
    'a saved filter on $field means the same days for users in all zones',
    spelling => {
      const filters: GridState['filters'] = spelling.of(day(change, -1), change)
      const saved = savedTerms(grid, { filters }, context)
      for (const other of Object.keys(zones))
        expect(applySaved(grid, saved, { filters: {} }, { zone: other }).filters).toEqual(filters)
    },
  )

  it('an empty to-date becomes now, and the from-date keeps its calendar', () => {
    for (const { of, utc } of spellings) {
      const [from, to] = filterTerms(grid, { filters: of(change, '') }, context).flat()
      expect(to?.value).toBe('2024-05-06 07:08:09')
      expect(displayDate(from?.value, { time: !utc, zone }).slice(0, 10)).toBe(change)
    }
  })
})

describe('saved filters of other consoles', () => {
  it('send midnight of the user, which is read as that day', () => {
    const saved: GridTerm[][] = [
      [{ index: 'created', value: '2024-01-30 22:00:00', condition: 'gteq' }],
      [{ index: 'created', value: '2024-01-31 21:59:59', condition: 'lteq' }],
    ]
    expect(applySaved(grid, saved, { filters: {} }, { zone: 'Africa/Cairo' }).filters).toEqual({
      'created.from': ['2024-01-31'],
      'created.to': ['2024-01-31'],
    })
  })
})

describe('calendar of a period', () => {
  it('starts with the day of the zone that the field names', () => {
    const east = calendarDays.today('Pacific/Kiritimati')
    const west = calendarDays.today('Pacific/Midway')
    expect(east > west, 'the two are 25 hours apart').toBe(true)
    expect(periods(calendarDays.today('UTC'))[0]).toEqual({
      name: 'Today',
      from: utcText(Date.now()).slice(0, 10),
      to: utcText(Date.now()).slice(0, 10),
    })
  })
})
