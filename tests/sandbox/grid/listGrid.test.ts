import { describe, expect, it } from 'vitest'
import { type GridOptions, type GridTerm } from '../../../schemas/wire/gridRequest.ts'
import { listGrid } from '../../../src/sandbox/grid/listGrid.ts'

const rows = [
  { name: 'Beta', sum: 10, day: '2011-12-02' },
  { name: 'alpha', sum: 9, day: '2011-12-01' },
  { name: 'Gamma', sum: -5, day: null },
  { name: 'Delta', sum: null, day: '2011-12-02' },
]
const ask = (options: Partial<GridOptions>, of: typeof rows = rows) =>
  listGrid(of, ['name', 'sum', 'day'], {
    pagination: { limit: 10, offset: 0 },
    filter: [],
    sort: [],
    columns: [],
    ...options,
  })
const names = (options: Partial<GridOptions>) => ask(options).data.map(({ name }) => name)
const term = (index: string, condition: GridTerm['condition'], value: GridTerm['value']): GridTerm => ({
  index,
  condition,
  value,
})

describe('grid of a short list', () => {
  it('returns a page and the number of all rows that match the filters', () => {
    expect(ask({ pagination: { limit: 2, offset: 1 } })).toEqual({
      success: true,
      data: rows.slice(1, 3),
      rowCount: 4,
    })
    expect(ask({ filter: [[term('sum', 'gteq', '9')]], pagination: { limit: 1, offset: 0 } })).toMatchObject({
      data: [rows[0]],
      rowCount: 2,
    })
  })

  it('sorts numbers as numbers, empty values first, and equal values by a second column', () => {
    expect(names({ sort: [{ index: 'sum', order: 'asc' }] })).toEqual(['Delta', 'Gamma', 'alpha', 'Beta'])
    expect(names({ sort: [{ index: 'sum', order: 'desc' }] })).toEqual(['Beta', 'alpha', 'Gamma', 'Delta'])
    const reversed = ask({ sort: [{ index: 'sum', order: 'asc' }] }, rows.toReversed())
    expect(reversed.data.map(({ name }) => name)).toEqual(['Delta', 'Gamma', 'alpha', 'Beta'])
    const sort = [
      { index: 'day', order: 'desc' },
      { index: 'sum', order: 'asc' },
    ] as const
    expect(names({ sort: [...sort] })).toEqual(['Delta', 'Beta', 'alpha', 'Gamma'])
    expect(names({ sort: [{ index: '', order: 'asc' }] })).toEqual(rows.map(({ name }) => name))
  })

  it('combines the filters of a group with or, and the groups with and', () => {
    const either = [term('name', 'equals', 'Beta'), term('name', 'equals', 'Gamma')]
    expect(names({ filter: [either] })).toEqual(['Beta', 'Gamma'])
    expect(names({ filter: [either, [term('sum', 'lteq', '0')]] })).toEqual(['Gamma'])
    expect(names({ filter: [[]] })).toHaveLength(4)
    expect(names({ filter: [[term('sum', 'lteq', '100')]] })).toEqual(['Beta', 'alpha', 'Gamma'])
    expect(names({ filter: [[term('name', 'like', 'ET')]] })).toEqual(['Beta'])
    expect(names({ filter: [[term('name', 'in', ['Delta', 'alpha'])]] })).toEqual(['alpha', 'Delta'])
    expect(names({ filter: [[term('day', 'gteq', '2011-12-02')]] })).toEqual(['Beta', 'Delta'])
  })

  it('accepts only its own fields', () => {
    for (const part of [
      { columns: ['other'] },
      { filter: [[term('other', 'equals', 'x')]] },
      { sort: [{ index: 'other', order: 'asc' as const }] },
    ])
      expect(() => ask(part)).toThrow("This grid has no field 'other'.")
  })
})
