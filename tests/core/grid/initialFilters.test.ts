import { describe, expect, it } from 'vitest'
import { readGridState, writeGridState } from '../../../runtime/core/grid/address.ts'
import { type GridState } from '../../../runtime/core/grid/gridState.ts'
import { initialFilters } from '../../../runtime/core/grid/initialFilters.ts'
import { readRange, writeRange } from '../../../runtime/core/grid/period.ts'
import { deepFreeze } from '../../../runtime/core/objects.ts'
import { periods } from '../../../runtime/ui/calendarDays.ts'
import { type Filter } from '../../../schemas/index.ts'
import { grid as compile, gridDefinition } from '../fixtures.ts'

const filters: Filter[] = structuredClone(gridDefinition.filters ?? []).map(filter => {
  if (filter.kind === 'select') return { ...filter, initial: 'open' }
  return filter.kind === 'multiSelect' && filter.field === 'status' ? { ...filter, initial: ['new'] } : filter
})
const utc = { now: Date.UTC(2026, 2, 1, 23), zone: 'UTC' }
const plain = compile({ filters })
const served = compile({ filters, initialFilters: { load: 'defaults' } })
const from = (defaults: unknown) => initialFilters(served, deepFreeze({ defaults }), {}, utc)

describe('initial value of a range', () => {
  it('is as the address writes it', () => {
    const grid = compile({
      filters: [
        { kind: 'dateRange', field: 'createdAt', label: 'Created', initial: '2026-01-01..' },
        { kind: 'numberRange', field: 'net', label: 'Net', initial: '10..20' },
        { kind: 'number', field: 'lines', label: 'Lines', initial: 0 },
        { kind: 'toDate', field: 'dueOn', label: 'Due', initial: '2026-01-31' },
      ],
    })
    expect(initialFilters(grid, {}, {}, utc)).toEqual({
      createdAt: ['2026-01-01..'],
      net: ['10..20'],
      lines: ['0'],
      'dueOn.to': ['2026-01-31'],
    })
  })
})

describe('initial value of the last days', () => {
  const fields = ['day', 'at'].map(field => ({ field, label: field, ...(field === 'at' && { time: true }) }))
  const grid = compile({
    filters: fields.map(keys => ({ ...keys, kind: 'dateRange', initial: { lastDays: 30 } })),
  })
  const context = { now: utc.now, zone: 'Africa/Cairo' }

  it('ends today: of UTC, and with times of the user', () => {
    expect(initialFilters(grid, {}, {}, context)).toEqual({
      day: ['2026-01-31..2026-03-01'],
      at: ['2026-02-01..2026-03-02'],
    })
  })

  it('is the same as the shortcut of the calendar', () => {
    const { to } = readRange(initialFilters(grid, {}, {}, context).at ?? [])
    const shortcut = periods(to).find(({ name }) => name === 'Last 30 days')
    expect(initialFilters(grid, {}, {}, context).at).toEqual(shortcut && writeRange(shortcut))
  })

  it('of one day is today alone', () => {
    const { filters } = compile({
      filters: [{ kind: 'dateRange', field: 'day', label: 'Day', initial: { lastDays: 1 } }],
    })
    const one = { filters, initialFilters: '', initialQuery: undefined }
    expect(initialFilters(one, {}, {}, utc)).toEqual({ day: ['2026-03-01..2026-03-01'] })
  })

  it('has its first day in a from-date and today in a to-date', () => {
    const ends = compile({
      filters: [
        { kind: 'fromDate', field: 'day', label: 'From', initial: { lastDays: 7 } },
        { kind: 'toDate', field: 'day', label: 'To', initial: { lastDays: 1 } },
      ],
    })
    expect(initialFilters(ends, {}, {}, context)).toEqual({
      'day.from': ['2026-02-23'],
      'day.to': ['2026-03-01'],
    })
  })

  it('is left out of the address, and a cleared one is not', () => {
    const initial = initialFilters(grid, {}, {}, context)
    const read = (address: string) => readGridState(grid, new URLSearchParams(address), initial)
    const write = (filters: GridState['filters']) =>
      writeGridState(grid, { ...read(''), filters }, new URLSearchParams(), initial).toString()
    expect(read('').filters).toEqual(initial)
    expect(write(initial)).toBe('')
    expect(write({ at: initial.at ?? [] })).toBe('day=')
    expect(read('day=').filters).toEqual({ at: initial.at })
    expect(read('day=2026-02-28..').filters).toEqual({ at: initial.at, day: ['2026-02-28..'] })
  })

  it('counts calendar days while clocks change', () => {
    const filters = compile({ filters: grid.filters.filter(({ field }) => field === 'at') })
    const at = (now: string) =>
      initialFilters(filters, {}, {}, { now: Date.parse(now), zone: 'Africa/Cairo' })
    expect(at('2024-04-26T22:30:00Z')).toEqual({ at: ['2024-03-29..2024-04-27'] })
    expect(at('2024-11-01T22:30:00Z')).toEqual({ at: ['2024-10-04..2024-11-02'] })
  })
})

describe('initialFilters of periods, numbers and booleans', () => {
  const more = compile({
    initialFilters: { load: 'defaults' },
    filters: [
      { kind: 'dateRange', field: 'due', label: 'Due', was: 'deadline' },
      { kind: 'boolean', field: 'urgent', label: 'Urgent', initial: 'true' },
      { kind: 'number', field: 'count', label: 'Count' },
    ],
  })
  const served = (...defaults: unknown[]) => initialFilters(more, deepFreeze({ defaults }), {}, utc)

  it('read both ends of a period', () => {
    expect(
      served(
        { index: 'deadline', value: '2024-01-31 00:00:00', condition: 'gteq' },
        { index: 'due', value: '2024-02-01 23:59:59', condition: 'lteq' },
      ),
    ).toEqual({ due: ['2024-01-31..2024-02-01'], urgent: ['true'] })
    expect(served({ index: 'due', value: '2024-02-01', condition: 'lteq' })).toMatchObject({
      due: ['..2024-02-01'],
    })
  })

  it('distinguish the numbers of one field by their condition', () => {
    const days = { kind: 'number', field: 'days', label: 'Days' } as const
    const numbers = compile({
      initialFilters: { load: 'defaults' },
      filters: [
        { ...days, condition: 'gteq' },
        { ...days, condition: 'lteq' },
      ],
    })
    const defaults = [
      { index: 'days', value: 9, condition: 'lteq' },
      { index: 'days', value: 2, condition: 'gteq' },
    ]
    expect(initialFilters(numbers, deepFreeze({ defaults }), {}, utc)).toEqual({
      'days.from': ['2'],
      'days.to': ['9'],
    })
  })

  it('read numbers, and booleans in any spelling', () => {
    expect(served({ index: 'urgent', value: 0 }, { index: 'count', value: 12.5 })).toEqual({
      urgent: ['false'],
      count: ['12.5'],
    })
    expect(served({ index: 'urgent', value: 'perhaps' }, { index: 'count', value: 'x' })).toEqual({
      urgent: ['true'],
    })
  })
})

describe('initialFilters', () => {
  it('are the initial filters of the definition', () => {
    expect(initialFilters(plain, {}, {}, utc)).toEqual({ state: ['open'], status: ['new'] })
    expect(initialFilters(compile(), {}, {}, utc)).toEqual({})
  })

  it('are those of the load, which override the definition', () => {
    expect(
      from([
        { index: 'state', value: 'closed' },
        { index: 'name', value: 'x' },
      ]),
    ).toEqual({
      name: ['x'],
      state: ['closed'],
      status: ['new'],
    })
  })

  it('are those of the query of the screen, which override both', () => {
    const searched = compile({ filters, initialFilters: { query: { field: 'by', value: 'for' } } })
    const of = (query: Readonly<Record<string, string>>) =>
      initialFilters(searched, {}, deepFreeze(query), utc)
    expect(of({ by: 'name', for: 'Smith' })).toEqual({ name: ['Smith'], state: ['open'], status: ['new'] })
    expect(of({ by: 'state', for: 'closed' })).toEqual({ state: ['closed'], status: ['new'] })
    const own = { state: ['open'], status: ['new'] }
    for (const query of [{}, { by: 'name' }, { by: 'name', for: '' }, { by: 'secret', for: 'x' }])
      expect(of({ ...query })).toEqual(own)
  })

  it('reads numbers, lists, groups and former fields', () => {
    expect(from([[{ index: 'partner', value: [1, '2', 1] }], { index: 'title', value: 5 }])).toMatchObject({
      partner: ['1', '2'],
      name: ['5'],
    })
  })

  it('distinguish the dates of a period by their condition', () => {
    expect(
      from([
        { index: 'createdAt', value: '2024-02-01 23:59:59', condition: 'lteq' },
        { index: 'createdAt', value: '2024-01-01 00:00:00', condition: 'gteq' },
      ]),
    ).toMatchObject({ 'createdAt.from': ['2024-01-01'], 'createdAt.to': ['2024-02-01'] })
  })

  it('ignore values that do not fit a filter', () => {
    const own = { state: ['open'], status: ['new'] }
    const entries = [
      null,
      'x',
      5,
      {},
      { index: 'unknown', value: 'x' },
      { index: 'constructor', value: 'x' },
      { index: 'name', value: '' },
      { index: 'name', value: null },
      { index: 'name', value: { a: 1 } },
      { index: 'createdAt', value: 'soon' },
    ]
    expect(from(entries)).toEqual(own)
    for (const list of [undefined, null, 'text', 0, {}, { data: [] }]) expect(from(list)).toEqual(own)
  })
})
