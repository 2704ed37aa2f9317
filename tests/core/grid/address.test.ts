import { describe, expect, it } from 'vitest'
import { readGridState, writeGridState } from '../../../runtime/core/grid/address.ts'
import { type GridState } from '../../../runtime/core/grid/gridState.ts'
import { pageSizes } from '../../../runtime/core/grid/pages.ts'
import { deepFreeze } from '../../../runtime/core/objects.ts'
import { grid as compile } from '../fixtures.ts'
import { naughty } from '../naughty.ts'
import { pick, seeded } from '../random.ts'

const grid = compile({ sort: { field: 'createdAt', order: 'desc' } })
const fresh: GridState = deepFreeze({
  page: 1,
  size: 10,
  sort: { field: 'createdAt', order: 'desc' },
  filters: {},
  columns: ['id', 'amount', 'createdAt'],
})
const none = deepFreeze({})

const read = (search: string, initial: GridState['filters'] = none, of = grid) =>
  readGridState(of, new URLSearchParams(search), initial)
const write = (state: GridState, search = '', initial: GridState['filters'] = none, of = grid) =>
  writeGridState(of, deepFreeze(state), new URLSearchParams(search), initial).toString()

describe('readGridState', () => {
  it('returns the default state for an empty address', () => {
    expect(read('')).toEqual(fresh)
  })

  it('reads page, size, sort and filters', () => {
    const search = 'page=3&size=25&sort=-amount&name=x%26y&status=new&status=done&createdAt.from=2024-01-31'
    expect(read(search)).toEqual({
      page: 3,
      size: 25,
      sort: { field: 'amount', order: 'desc' },
      filters: { name: ['x&y'], status: ['new', 'done'], 'createdAt.from': ['2024-01-31'] },
      columns: fresh.columns,
    })
    expect(read('sort=amount').sort).toEqual({ field: 'amount', order: 'asc' })
  })

  it('uses the default for every invalid page', () => {
    for (const page of ['0', '-1', '1.5', '1e3', ' 2', '02', 'x', '', '99999999', '٣', 'Infinity']) {
      expect(read(new URLSearchParams({ page }).toString()).page).toBe(1)
    }
  })

  it('limits the offset of the page to what the wire allows', () => {
    const { page } = read('page=9999999&size=50')
    expect((page - 1) * 50).toBeLessThanOrEqual(1_000_000_000)
    expect(page).toBe(9_999_999)
  })

  it('uses 10 for every size that is not offered', () => {
    for (const size of ['0', '7', '100', '010', 'x', '', '1000000'])
      expect(read(`size=${size}`).size).toBe(10)
    for (const size of pageSizes) expect(read(`size=${size}`).size).toBe(size)
  })

  it('uses the default sort for unknown and unsortable columns', () => {
    for (const sort of ['id', '-id', 'nope', '', '-', '--amount', 'constructor', 'Amount']) {
      expect(read(`sort=${sort}`).sort).toEqual(fresh.sort)
    }
    expect(read('sort=nope', none, compile()).sort).toBeUndefined()
  })

  it('uses the default for values that are not options', () => {
    expect(read('state=bogus').filters).toEqual({})
    expect(read('state=bogus', { state: ['open'] }).filters).toEqual({ state: ['open'] })
    expect(read('status=bogus&status=done').filters).toEqual({ status: ['done'] })
  })

  it('does not validate options of a load', () => {
    expect(read('partner=17').filters).toEqual({ partner: ['17'] })
  })

  it('takes one value for a filter of one value, and each of several values once', () => {
    expect(read('state=open&state=closed&name=a&name=b').filters).toEqual({ name: ['a'], state: ['open'] })
    expect(read('status=new&status=new&status=').filters).toEqual({ status: ['new'] })
  })

  it('keeps a text that is not a date, so that it can be reported', () => {
    expect(read('createdAt.to=tomorrow').filters).toEqual({ 'createdAt.to': ['tomorrow'] })
  })

  it('uses the initial filters when the screen opens', () => {
    expect(read('', { state: ['open'] }).filters).toEqual({ state: ['open'] })
    expect(read('name=x', { state: ['open'] }).filters).toEqual({ name: ['x'], state: ['open'] })
  })

  it('reads an empty value as a cleared initial filter', () => {
    expect(read('state=', { state: ['open'] }).filters).toEqual({})
  })

  it('reads a filter by its former field', () => {
    expect(read('title=x&created.from=2024-01-31&created.to=2024-02-01').filters).toEqual({
      name: ['x'],
      'createdAt.from': ['2024-01-31'],
      'createdAt.to': ['2024-02-01'],
    })
    expect(read('title=old&name=new').filters).toEqual({ name: ['new'] })
  })

  it('uses the default for values that are not numbers or booleans', () => {
    expect(read('count=x&urgent=1').filters).toEqual({})
    expect(read('count=-12.5&urgent=false').filters).toEqual({ count: ['-12.5'], urgent: ['false'] })
  })

  describe('of numbers of one field', () => {
    const label = 'Days open'
    const least = { kind: 'number', field: 'days', label, condition: 'gteq' } as const
    const most = { kind: 'number', field: 'days', label, condition: 'lteq' } as const
    const exact = { kind: 'number', field: 'days', label } as const

    it('reads and writes filters that compare differently under keys of their own', () => {
      const both = compile({ filters: [least, most, exact] })
      const { filters } = read('days.from=2&days.to=9&days=5', none, both)
      expect(filters).toEqual({ 'days.from': ['2'], 'days.to': ['9'], days: ['5'] })
      expect(write({ ...fresh, filters }, '', none, both)).toContain('days.from=2&days.to=9&days=5')
      expect(read('days=5', none, both).filters).toEqual({ days: ['5'] })
    })

    it('keeps the field as the key of one alone', () => {
      const alone = compile({ filters: [least] })
      expect(read('days=2', none, alone).filters).toEqual({ days: ['2'] })
    })
  })

  it('reads a period as one value, also by its former field', () => {
    expect(read('deadline=2024-01-31..').filters).toEqual({ due: ['2024-01-31..'] })
  })

  it('reads the visible columns in their order, with - or , between them', () => {
    expect(read('cols=amount-id').columns).toEqual(['amount', 'id'])
    expect(read('cols=createdAt,id,id,nope').columns).toEqual(['createdAt', 'id'])
    for (const cols of ['', 'nope', '-', 'constructor'])
      expect(read(`cols=${cols}`).columns).toEqual(fresh.columns)
  })

  it('uses the columns that the user arranged last if the address has none', () => {
    const memory = deepFreeze({ columns: ['amount', 'id'], hidden: ['createdAt'] })
    expect(readGridState(grid, new URLSearchParams(), none, memory).columns).toEqual(['amount', 'id'])
    expect(readGridState(grid, new URLSearchParams('cols=id'), none, memory).columns).toEqual(['id'])
  })

  it('reads the keys of the second grid of a screen with their prefix', () => {
    const second = compile({}, 'g2.')
    expect(read('page=5&g2.page=3&g2.name=x', none, second)).toMatchObject({
      page: 3,
      filters: { name: ['x'] },
    })
    expect(read('page=5&name=x', none, second)).toMatchObject({ page: 1, filters: {} })
  })
})

describe('writeGridState', () => {
  it('writes nothing for the default state', () => {
    expect(write(fresh)).toBe('')
  })

  it('writes the differences from the default, in a fixed order', () => {
    const filters = { status: ['done', 'new'], name: ['a&b'] }
    expect(write({ ...fresh, page: 2, size: 50, sort: { field: 'amount', order: 'desc' }, filters })).toBe(
      'page=2&size=50&sort=-amount&name=a%26b&status=done&status=new',
    )
  })

  it('leaves out initial filters and writes a cleared one as empty', () => {
    const initial = deepFreeze({ state: ['open'] })
    expect(write({ ...fresh, filters: { state: ['open'] } }, '', initial)).toBe('')
    expect(write(fresh, '', initial)).toBe('state=')
    expect(write({ ...fresh, filters: { state: ['closed'] } }, '', initial)).toBe('state=closed')
  })

  it('writes a cleared sort as the default sort', () => {
    expect(write({ ...fresh, sort: undefined })).toBe('')
  })

  it('writes the columns only if they differ from the definition', () => {
    expect(write({ ...fresh, columns: ['amount', 'id'] })).toBe('cols=amount-id')
    expect(write(fresh, 'cols=amount-id')).toBe('')
    const second = compile({ sort: { field: 'createdAt', order: 'desc' } }, 'g2.')
    expect(write({ ...fresh, columns: ['id'] }, 'cols=id', none, second)).toBe('cols=id&g2.cols=id')
  })

  it('keeps parameters of others and removes its own former ones', () => {
    expect(write({ ...fresh, page: 2 }, 'tab=b&page=9&title=x&q=1&g2.page=4&created.to=x')).toBe(
      'tab=b&q=1&g2.page=4&page=2',
    )
  })

  it('does not change its input', () => {
    const search = new URLSearchParams('page=9&tab=b')
    writeGridState(grid, fresh, search, none)
    readGridState(grid, search, none)
    expect(search.toString()).toBe('page=9&tab=b')
  })
})

describe('grid state in the address', () => {
  it('is unchanged after writing and reading, for random states', () => {
    const random = seeded(20240131)
    const maybe = <T>(value: T): T | undefined => (random() < 0.5 ? value : undefined)
    for (let round = 0; round < 2000; round += 1) {
      const initial = deepFreeze(
        random() < 0.5 ? {} : { state: ['open'], partner: ['1', '2'], name: ['start'] },
      )
      const filters = Object.entries({
        name: maybe([pick(random, naughty)]),
        state: maybe([pick(random, ['open', 'closed'])]),
        status: maybe(['done', 'new', 'ready'].slice(Math.floor(random() * 3))),
        partner: maybe([...new Set([pick(random, naughty), pick(random, naughty)])]),
        'createdAt.from': maybe([pick(random, ['2024-01-31', 'tomorrow', '1'])]),
        'createdAt.to': maybe([pick(random, naughty)]),
        due: maybe([pick(random, ['2024-01-31..', '..2024-02-01', '2024-01-31..2024-02-01', 'x..'])]),
        urgent: maybe([pick(random, ['true', 'false'])]),
        count: maybe([pick(random, ['0', '-1.5', '100'])]),
      }).filter(([, values]) => values !== undefined)
      const state = deepFreeze({
        page: 1 + Math.floor(random() * 9_999_999),
        size: pick(random, pageSizes),
        sort: { field: pick(random, ['amount', 'createdAt']), order: pick(random, ['asc', 'desc'] as const) },
        filters: Object.fromEntries(filters),
        columns: pick(random, [fresh.columns, ['amount'], ['createdAt', 'id']]),
      }) as GridState // what `maybe` left out is filtered away
      const address = write(state, 'tab=b&other=1', initial)
      expect(readGridState(grid, new URLSearchParams(address), initial)).toEqual(state)
      expect(write(state, address, initial)).toBe(address)
      expect(address.startsWith('tab=b&other=1')).toBe(true)
    }
  })

  it('preserves every difficult text in a whole address', () => {
    for (const text of naughty) {
      const url = new URL(`https://console.example/list?${write({ ...fresh, filters: { name: [text] } })}`)
      expect(read(url.search).filters).toEqual({ name: [text.toWellFormed()] })
    }
  })

  it('has one state for every address, and one address for every state', () => {
    const random = seeded(7)
    const keys = [
      'page',
      'size',
      'sort',
      'cols',
      'due',
      'count',
      'urgent',
      'name',
      'title',
      'state',
      'status',
      'createdAt.to',
      'constructor',
      '__proto__',
    ]
    for (let round = 0; round < 2000; round += 1) {
      const search = new URLSearchParams()
      for (let count = 0; count < 5; count += 1) search.append(pick(random, keys), pick(random, naughty))
      const state = readGridState(grid, search, none)
      const address = writeGridState(grid, state, search, none)
      expect(readGridState(grid, address, none)).toEqual(state)
      expect(writeGridState(grid, state, address, none).toString()).toBe(address.toString())
    }
  })
})
