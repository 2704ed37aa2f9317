import { describe, expect, it } from 'vitest'
import { filterTabs, isOpenTab, withoutFilter } from '../../../runtime/core/grid/filterTabs.ts'

const options = ['pending', 'ready', 'paid'].map(value => ({ value, label: value.toUpperCase() }))
const counts = new Map([
  ['pending', 4],
  ['ready', 2],
  ['paid', 10],
])
const tabs = (applied: Record<string, string[]> = {}, initial: Record<string, string[]> = {}, known = true) =>
  filterTabs({ key: 'status' }, options, {
    applied,
    initial,
    initialLabel: 'To do',
    counts: known ? counts : undefined,
  })
const open = (list: ReturnType<typeof tabs>) => list.filter(tab => tab.open).map(({ label }) => label)

describe('filterTabs', () => {
  it('returns all rows and each value, with the number of rows of each', () => {
    expect(tabs().map(({ label, count }) => [label, count])).toEqual([
      ['All', 16],
      ['PENDING', 4],
      ['READY', 2],
      ['PAID', 10],
    ])
  })

  it('has a tab for the initial filter if that has several values', () => {
    const [, first] = tabs({}, { status: ['pending', 'ready'] })
    expect(first).toMatchObject({ label: 'To do', values: ['pending', 'ready'], count: 6 })
    expect(tabs({}, { status: ['pending'] })).toHaveLength(4)
  })

  it('marks a tab as open if the rows are filtered by exactly its values, in any order', () => {
    expect(open(tabs())).toEqual(['All'])
    expect(open(tabs({ status: ['ready'] }))).toEqual(['READY'])
    expect(open(tabs({ status: ['ready', 'pending'] }, { status: ['pending', 'ready'] }))).toEqual(['To do'])
    expect(open(tabs({ status: ['ready', 'paid'] }))).toEqual([])
  })

  it('has no numbers while the counts are unknown, or for a value without a count', () => {
    expect(tabs({}, {}, false).map(({ count }) => count)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    const [, , other] = filterTabs(
      { key: 'status' },
      [...options.slice(0, 1), { value: 'lost', label: 'Lost' }],
      {
        applied: {},
        initial: {},
        initialLabel: '',
        counts,
      },
    )
    expect(other).toMatchObject({ label: 'Lost', count: 0 })
  })

  it('is counted under the other filters', () => {
    const filter = (key: string) =>
      ({ kind: 'text', field: key, label: key, key, resource: '', without: '' }) as const
    expect(withoutFilter({ filters: [filter('status'), filter('name')] }, 'status').filters).toEqual([
      filter('name'),
    ])
  })
})

describe('isOpenTab', () => {
  const tabbed = { key: 'status', opening: ['pending', 'ready'] }
  const said = (values: string[], tabs: typeof tabbed | undefined = tabbed) =>
    isOpenTab(tabs, { key: 'status' }, options, values)

  it('is true for one value that has a tab, and for the initial filter', () => {
    expect(said(['paid'])).toBe(true)
    expect(said(['ready', 'pending'])).toBe(true)
  })

  it('is false for values without a tab, for other filters and without tabs', () => {
    expect(said(['paid', 'ready'])).toBe(false)
    expect(said(['lost'])).toBe(false)
    expect(said(['paid'], { ...tabbed, key: 'method' })).toBe(false)
    expect(isOpenTab(undefined, { key: 'status' }, options, ['paid'])).toBe(false)
  })
})
