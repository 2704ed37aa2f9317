import { describe, expect, it } from 'vitest'
import { fuzzyScore, rank } from '../../../runtime/core/palette/rank.ts'
import {
  isRecordVisit,
  menuScreens,
  paletteScreen,
  paletteScreens,
  readVisits,
  recordGroups,
  withMenuPlaces,
  withVisit,
} from '../../../runtime/core/palette/screens.ts'
import { shortcutKeys } from '../../../runtime/core/shortcutKeys.ts'
import { shortcuts } from '../../../runtime/core/shortcuts.ts'
import { type RouteEntry } from '../../../schemas/index.ts'
import { naughty } from '../naughty.ts'

const route = (name: string, path: string, more: Partial<RouteEntry> = {}): RouteEntry => ({
  name,
  path,
  title: name.toUpperCase(),
  parent: '',
  definition: async () => ({ name, path }),
  ...more,
})
const routes = [
  route('home', '/'),
  route('login', '/login', { access: 'public' }),
  route('list', '/list', { access: { resource: 'a' } }),
  route('details', '/list/{id}', { access: { resource: 'a' }, parent: 'list' }),
  route('queue', '/queue/{queue}', { access: { resource: 'queue', perParams: true } }),
  route('settings', '/settings', { access: { resource: 'b' }, parent: 'list' }),
  route('former', '/former', { redirect: { screen: 'list' } }),
  route('nameless', '/nameless', { title: '' }),
]
const holder = (...resources: string[]) => ({ routes, resources: new Set(resources), home: 'home' })

describe('records of the palette', () => {
  const record = (screen: string, params: Readonly<Record<string, string>>, group = 'Things') => ({
    group,
    title: `Thing ${params.id}`,
    note: 'note',
    screen,
    params,
  })

  it('link to their screens by group, with values outside the path in the query', () => {
    const found = [
      record('details', { id: '7' }),
      record('list', { name: 'Ann' }, ''),
      record('details', { id: '8' }),
    ]
    expect(recordGroups(found, holder('a'))).toEqual([
      {
        label: 'Things',
        items: [
          { title: 'Thing 7', note: 'note', path: '/list/7' },
          { title: 'Thing 8', note: 'note', path: '/list/8' },
        ],
      },
      { label: 'LIST', items: [{ title: 'Thing undefined', note: 'note', path: '/list?name=Ann' }] },
    ])
  })

  it('leave out records whose screen is unknown, not permitted, or lacks a parameter; each is listed once', () => {
    expect(recordGroups([record('details', { id: '7' })], holder('b'))).toEqual([])
    expect(recordGroups([record('gone', { id: '7' }), record('details', {})], holder('a'))).toEqual([])
    const twice = recordGroups([record('details', { id: '7' }), record('details', { id: '7' })], holder('a'))
    expect(twice.flatMap(({ items }) => items)).toHaveLength(1)
  })
})

describe('screens of the palette', () => {
  it('are those that the user may open, by definitions and permissions', () => {
    expect(paletteScreens(holder()).map(({ name }) => name)).toEqual(['home'])
    expect(paletteScreens(holder('a', 'b')).map(({ name, place }) => [name, ...place])).toEqual([
      ['home'],
      ['list'],
      ['settings', 'LIST'],
    ])
  })

  it('keep the parameters of recently opened screens, while the user may open them', () => {
    const visit = { name: 'details', params: { id: 'x/7' } }
    expect(paletteScreen(holder('a'), visit)).toMatchObject({ title: 'DETAILS x/7', path: '/list/x%2F7' })
    expect(paletteScreen(holder('b'), visit)).toBeUndefined()
    const queue = { name: 'queue', params: { queue: 'one' } }
    expect(paletteScreen(holder('queue_one'), queue)?.path).toBe('/queue/one')
    expect(paletteScreen(holder('queue_two'), queue)).toBeUndefined()
    for (const name of ['gone', 'login', 'former', 'nameless', 'details']) {
      expect(paletteScreen(holder('a'), { name, params: {} })).toBeUndefined()
    }
  })

  it('include screens with parameters if the menu links to them, with the labels of the menu', () => {
    const leaf = (label: string, screen: string, params: Readonly<Record<string, string>>) => ({
      id: label,
      label,
      entries: [],
      link: { screen, params },
    })
    const menu = [
      {
        id: 'area',
        label: 'Area',
        entries: [
          leaf('First queue', 'queue', { queue: 'one' }),
          leaf('Second queue', 'queue', { queue: 'two' }),
          leaf('List', 'list', {}),
          leaf('Nowhere', 'details', {}),
          { id: 'old', label: 'Older page', entries: [], link: { address: '/legacy/a' } },
        ],
      },
      leaf('First queue again', 'queue', { queue: 'one' }),
    ]
    expect(menuScreens(holder('a', 'queue_one'), menu)).toMatchObject([
      { name: 'queue', title: 'First queue', place: ['Area'], path: '/queue/one' },
    ])
    expect(menuScreens(holder('queue_one', 'queue_two'), menu.slice(0, 1))).toMatchObject([
      { title: 'First queue', place: ['Area'], path: '/queue/one' },
      { title: 'Second queue', place: ['Area'], path: '/queue/two' },
    ])
  })

  it('without a screen above them have the labels of the menu above them', () => {
    const list = { id: 'list', label: 'List', link: { screen: 'list', params: {} }, entries: [] }
    const menu = [
      { id: 'area', label: 'Area', entries: [{ id: 'lists', label: 'Lists', entries: [list] }] },
      { id: 'more', label: 'More', entries: [list] },
    ]
    const placed = withMenuPlaces(paletteScreens(holder('a')), menu)
    expect(placed.find(({ name }) => name === 'list')?.place).toEqual(['Area', 'Lists'])
    expect(placed.filter(({ name }) => name !== 'list')).toEqual(
      paletteScreens(holder('a')).filter(({ name }) => name !== 'list'),
    )
  })

  it('remember at most ten opened screens, each once', () => {
    const all = Array.from({ length: 14 }, (_, id) => ({ name: 'details', params: { id: String(id % 12) } }))
    const visits = all.reduce(withVisit, readVisits(undefined))
    expect(visits.map(({ params }) => params.id)).toEqual([
      '1',
      '0',
      '11',
      '10',
      '9',
      '8',
      '7',
      '6',
      '5',
      '4',
    ])
    expect(readVisits(JSON.stringify(visits))).toEqual(visits)
  })

  it('remember records separately from other screens', () => {
    const lists = Array.from({ length: 12 }, (_, at) => ({ name: `list-${at}`, params: {} }))
    const details = { name: 'details', params: { id: '1' } }
    const visits = [details, ...lists].reduce(withVisit, readVisits(undefined))
    expect(visits).toHaveLength(11)
    expect(visits[0]).toEqual({ name: 'list-11', params: {} })
    expect(visits.filter(isRecordVisit)).toEqual([details])
  })

  it('leave out invalid stored entries', () => {
    for (const text of [
      '',
      'x',
      '{}',
      'null',
      '[1,null,{"name":1,"params":{}},{"name":"a","params":{"x":1}}]',
    ]) {
      expect(readVisits(text)).toEqual([])
    }
  })
})

describe('fuzzy match', () => {
  const best = (query: string, ...labels: string[]) =>
    rank([{ label: 'all', items: labels.map(label => ({ label })) }], query).flatMap(({ items }) =>
      items.map(({ label }) => label),
    )

  it('finds letters in their order, starts of words first', () => {
    expect(best('rba', 'Rebalance', 'Refund bank accounts', 'Orders')).toEqual([
      'Refund bank accounts',
      'Rebalance',
    ])
    expect(best('ref', 'Chef', 'Prefix', 'Refunds')).toEqual(['Refunds', 'Prefix'])
    expect(best('bank ref', 'Refund bank accounts', 'Bank')).toEqual(['Refund bank accounts'])
    expect(best('knab', 'Bank')).toEqual([])
  })

  it('ignores case and accents', () => {
    expect(fuzzyScore('CAFE', 'Café')).toBeGreaterThan(0)
    expect(fuzzyScore('ñandu', 'NANDU')).toBeGreaterThan(0)
  })

  it('finds every text by itself, and no text by a letter that it lacks', () => {
    for (const text of naughty.filter(one => one.trim() !== '')) {
      expect(fuzzyScore(text, text)).toBeDefined()
      expect(fuzzyScore(`${text}\u{1F9FF}`, text)).toBeUndefined()
    }
  })

  it('prefers screens for work to read-only ones if both match almost equally', () => {
    const items = [
      { label: 'Entry history' },
      { label: 'Pending entries', acts: true },
      { label: 'Entry approval queue', acts: true },
      { label: 'Re-entry', acts: true },
    ]
    const [found] = rank([{ label: 'Screens', items }], 'entr')
    expect(found?.items.map(({ label }) => label)).toEqual([
      'Entry approval queue',
      'Re-entry',
      'Pending entries',
      'Entry history',
    ])
    const [plain] = rank(
      [{ label: 'Screens', items: [{ label: 'Entries' }, { label: 'Centres', acts: true }] }],
      'entr',
    )
    expect(plain?.items.map(({ label }) => label)).toEqual(['Entries', 'Centres'])
  })

  it('puts the group of the best match first', () => {
    const groups = [
      { label: 'one', items: [{ label: 'Prefix' }] },
      { label: 'two', items: [{ label: 'Refunds' }] },
      { label: 'three', items: [] },
    ]
    expect(rank(groups, 'ref').map(({ label }) => label)).toEqual(['two', 'one'])
    expect(rank(groups, ' ').map(({ label }) => label)).toEqual(['one', 'two'])
  })

  it.each([
    ['', 150],
    ['record', 30],
  ])('names how many items above the limit a group has with the query "%s"', (query, limit) => {
    const items = Array.from({ length: 2000 }, (_, at) => ({ label: `Record ${at}` }))
    const [found] = rank([{ label: 'Screens', items }], query)
    expect(found?.items.length).toBe(limit)
    expect(found?.more).toBe(2000 - limit)
    expect(rank([{ label: 'Screens', items: items.slice(0, limit) }], query)[0]).not.toHaveProperty('more')
  })
})

describe('keyboard shortcuts', () => {
  it('all have a description, and no two in the same place have the same key', () => {
    expect(Object.keys(shortcuts)).toEqual(Object.keys(shortcutKeys))
    const keys = Object.values(shortcuts).map(({ key, holding, place }) => `${place} ${holding} ${key}`)
    expect(new Set(keys).size).toBe(keys.length)
  })
})
