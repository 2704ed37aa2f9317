import { describe, expect, it } from 'vitest'
import { type GridState } from '../../../runtime/core/grid/gridState.ts'
import {
  applySaved,
  descriptionProblem,
  type SavedTerms,
  sameAsSaved,
  savableCount,
  saveBlockedReason,
  savedFiltersOf,
  savedTerms,
} from '../../../runtime/core/grid/savedFilters.ts'
import { deepFreeze } from '../../../runtime/core/objects.ts'
import { type Filter } from '../../../schemas/index.ts'
import { grid as compile, gridDefinition } from '../fixtures.ts'
import { pick, seeded } from '../random.ts'

const filters: Filter[] = [
  ...structuredClone(gridDefinition.filters ?? []),
  { kind: 'text', field: 'mine', label: 'Mine', savable: false },
  { kind: 'dateRange', field: 'paid', label: 'Paid', time: true },
  { kind: 'fromDate', field: 'at', label: 'From', time: true },
  { kind: 'toDate', field: 'at', label: 'To', time: true },
]
const grid = compile({ filters })
const state = (of: GridState['filters']) => deepFreeze({ filters: of })
const terms = (of: GridState['filters'], zone = 'UTC') => savedTerms(grid, state(of), { zone })
const applied = (saved: SavedTerms, before: GridState['filters'] = {}, zone = 'UTC') =>
  applySaved(grid, deepFreeze(saved), state(before), { zone })

describe('terms of a saved filter', () => {
  it('contain the applied filters, without the ignored ones', () => {
    expect(terms({ name: ['x'], mine: ['y'], status: ['new', 'done'] })).toEqual([
      [{ index: 'name', value: 'x', condition: 'like' }],
      [
        { index: 'status', value: 'new', condition: 'equals' },
        { index: 'status', value: 'done', condition: 'equals' },
      ],
    ])
    expect(savableCount(grid, state({ mine: ['y'] }))).toBe(0)
    expect(savableCount(grid, state({ mine: ['y'], name: ['x'] }))).toBe(1)
  })

  it('keep an empty end empty, so that it is now whenever the filter is applied', () => {
    expect(terms({ 'createdAt.from': ['2024-01-31'], due: ['2024-01-31..'] })).toEqual([
      [{ index: 'createdAt', value: '2024-01-31 00:00:00', condition: 'gteq' }],
      [{ index: 'due', value: '2024-01-31 00:00:00', condition: 'gteq' }],
    ])
  })
})

describe('applied saved filter', () => {
  it('replaces all filters except the ignored ones', () => {
    expect(
      applied([[{ index: 'name', value: 'x', condition: 'like' }]], { state: ['open'], mine: ['y'] }),
    ).toEqual({
      filters: { name: ['x'], mine: ['y'] },
      dropped: [],
    })
  })

  it('finds renamed filters by their former field', () => {
    expect(
      applied([
        [{ index: 'title', value: 'x', condition: 'equals' }],
        [{ index: 'created', value: '2024-01-31 00:00:00', condition: 'gteq' }],
        [{ index: 'created', value: '2024-02-01 23:59:59', condition: 'lteq' }],
        [{ index: 'deadline', value: '2024-02-01 23:59:59', condition: 'lteq' }],
      ]),
    ).toEqual({
      filters: {
        name: ['x'],
        'createdAt.from': ['2024-01-31'],
        'createdAt.to': ['2024-02-01'],
        due: ['..2024-02-01'],
      },
      dropped: [],
    })
  })

  it('prefers the current field of a filter to the former field of another', () => {
    const two = compile({
      filters: [
        { kind: 'text', field: 'a', label: 'A', was: 'b' },
        { kind: 'text', field: 'b', label: 'B' },
      ],
    })
    const saved = deepFreeze([[{ index: 'b', value: 'x', condition: 'equals' as const }]])
    expect(applySaved(two, saved, state({}), { zone: 'UTC' }).filters).toEqual({ b: ['x'] })
  })

  it('names unknown filters once and applies the others', () => {
    expect(
      applied([
        [{ index: 'gone', value: 'x', condition: 'equals' }],
        [{ index: 'gone', value: 'y', condition: 'equals' }],
        [{ index: 'state', value: 'bogus', condition: 'equals' }],
        [{ index: 'createdAt', value: 'soon', condition: 'gteq' }],
        [{ index: 'count', value: 'x', condition: 'gteq' }],
        [{ index: 'count', value: 4, condition: 'lteq' }],
        [{ index: 'mine', value: 'x', condition: 'equals' }],
        [{ index: 'name', value: 'x', condition: 'like' }],
        [],
      ]),
    ).toEqual({ filters: { name: ['x'] }, dropped: ['gone', 'state', 'createdAt', 'count', 'mine'] })
  })

  it('accepts a list as one value and as a group', () => {
    expect(applied([[{ index: 'partner', value: [1, '2'], condition: 'in' }]]).filters).toEqual({
      partner: ['1', '2'],
    })
    expect(
      applied([
        [
          { index: 'status', value: 'new', condition: 'equals' },
          { index: 'status', value: 'done', condition: 'equals' },
        ],
      ]).filters,
    ).toEqual({ status: ['new', 'done'] })
  })

  it('is unchanged after saving, in every time zone and on every day', () => {
    const random = seeded(17)
    const zones = [
      'Europe/London',
      'America/New_York',
      'Asia/Karachi',
      'Africa/Cairo',
      'Australia/Lord_Howe',
      'America/Sao_Paulo',
    ]
    const days = [
      '2024-03-31',
      '2024-10-27',
      '2024-03-10',
      '2024-11-03',
      '2024-04-26',
      '2024-10-31',
      '2024-04-07',
      '2018-11-04',
    ]
    const times = [
      ...days,
      ...days.map(day => `${day} 00:30`),
      ...days.map(day => `${day} 02:15`),
      ...days.map(day => `${day} 23:59`),
    ]
    const maybe = <T>(value: T): T[] => (random() < 0.5 ? [value] : [])
    for (let round = 0; round < 1000; round += 1) {
      const zone = pick(random, zones)
      const chosen = [
        ...maybe(['name', ['x']] as const),
        ...maybe(['state', ['open']] as const),
        ...maybe(['status', ['done', 'new']] as const),
        ...maybe(['partner', ['1', '2']] as const),
        ...maybe(['urgent', ['false']] as const),
        ...maybe(['count', ['12.5']] as const),
        ...maybe(['createdAt.from', [pick(random, days)]] as const),
        ...maybe(['createdAt.to', [pick(random, days)]] as const),
        ...maybe(['due', [`${pick(random, ['', ...days])}..${pick(random, days)}`]] as const),
        ...maybe(['at.from', [pick(random, times)]] as const),
        ...maybe(['at.to', [pick(random, times)]] as const),
        ...maybe(['paid', [`${pick(random, times)}..${pick(random, ['', ...times])}`]] as const),
      ]
      const before = Object.fromEntries(chosen)
      const saved = terms(before, zone)
      const { filters: after, dropped } = applied(saved, {}, zone)
      expect(dropped).toEqual([])
      expect(terms(after, zone)).toEqual(saved)
      expect(sameAsSaved(grid, saved, state(before), { zone })).toBe(true)
      for (const key of ['createdAt.from', 'createdAt.to', 'due']) expect(after[key]).toEqual(before[key])
    }
  })

  it('is no longer active as soon as a filter that would be saved changes', () => {
    const saved = terms({ status: ['new', 'done'] })
    const same = (of: GridState['filters']) => sameAsSaved(grid, saved, state(of), { zone: 'UTC' })
    expect(same({ status: ['done', 'new'] })).toBe(true)
    expect(same({ status: ['done', 'new'], mine: ['x'] })).toBe(true)
    expect(same({ status: ['new'] })).toBe(false)
    expect(same({ status: ['new', 'done'], name: ['x'] })).toBe(false)
    expect(same({})).toBe(false)
  })
})

describe('saving a filter (spec 1 §5)', () => {
  it('requires the permission, a filter that is not ignored, and fewer than 5 saved ones', () => {
    expect(saveBlockedReason({ permission: true, applied: 1, count: 4 })).toBeUndefined()
    expect(saveBlockedReason({ permission: false, applied: 1, count: 0 })).toBe(
      "You don't have permission to save or delete filters.",
    )
    expect(saveBlockedReason({ permission: true, applied: 0, count: 0 })).toContain('Apply a filter')
    expect(saveBlockedReason({ permission: true, applied: 1, count: 5 })).toContain('5 saved filters')
  })

  it('requires a description of at most 50 characters', () => {
    expect(descriptionProblem('  ')).toBe('Enter a description.')
    expect(descriptionProblem('x'.repeat(50))).toBeUndefined()
    expect(descriptionProblem('x'.repeat(51))).toContain('50')
    expect(descriptionProblem('😀'.repeat(50))).toBeUndefined()
    expect(descriptionProblem('😀'.repeat(51))).toContain('50')
  })

  it("throws 'Invalid module!' and 'Invalid functionality!' where one is missing", () => {
    const of = (module: string, functionality: string) => () =>
      savedFiltersOf(compile({ savedFilters: { module, functionality } }))
    expect(of('finance', 'write-off')()).toEqual({ module: 'finance', functionality: 'write-off' })
    expect(of('', 'write-off')).toThrow('Invalid module!')
    expect(of('payout', '')).toThrow('Invalid functionality!')
    expect(() => savedFiltersOf(compile())).toThrow('Invalid module!')
  })
})
