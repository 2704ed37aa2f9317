import { describe, expect, it } from 'vitest'
import { type GridState } from '../../../runtime/core/grid/gridState.ts'
import { type GridEvent, gridReducer } from '../../../runtime/core/grid/reducer.ts'
import { deepFreeze } from '../../../runtime/core/objects.ts'
import { grid as compile } from '../fixtures.ts'

const state: GridState = deepFreeze({
  page: 4,
  size: 10,
  sort: { field: 'amount', order: 'asc' },
  filters: { name: ['x'], status: ['new', 'done'] },
  columns: ['id', 'amount'],
})
const reduce = gridReducer(compile({ sort: { field: 'createdAt', order: 'desc' } }))
const reduced = (event: GridEvent, before = state) => reduce(before, deepFreeze(event))

describe('gridReducer (spec 1 §4)', () => {
  it('changes only the page', () => {
    expect(reduced({ type: 'pageChanged', page: 5 })).toEqual({ ...state, page: 5 })
  })

  it('goes to page 1 when filters change on a later page', () => {
    expect(reduced({ type: 'filterChanged', key: 'name', values: ['y'] })).toEqual({
      ...state,
      page: 1,
      filters: { name: ['y'], status: ['new', 'done'] },
    })
  })

  it('removes a filter whose values are all empty', () => {
    expect(reduced({ type: 'filterChanged', key: 'name', values: [] }).filters).toEqual({
      status: ['new', 'done'],
    })
    expect(reduced({ type: 'filterChanged', key: 'name', values: [''] }).filters).toEqual({
      status: ['new', 'done'],
    })
  })

  it('goes to page 1 when the page size changes', () => {
    expect(reduced({ type: 'sizeChanged', size: 50 })).toEqual({ ...state, page: 1, size: 50 })
  })

  it('stays on the page when the sort changes', () => {
    const sort = { field: 'createdAt', order: 'asc' } as const
    expect(reduced({ type: 'sortChanged', sort })).toEqual({ ...state, sort })
  })

  it('restores the default sort when the sort is cleared', () => {
    expect(reduced({ type: 'sortChanged', sort: undefined }).sort).toEqual({
      field: 'createdAt',
      order: 'desc',
    })
    const withoutDefault = gridReducer(compile())
    expect(withoutDefault(state, { type: 'sortChanged', sort: undefined }).sort).toBeUndefined()
  })

  it('clears all filters, or replaces them by those of a saved filter', () => {
    const filters = { state: ['open'] }
    expect(reduced({ type: 'filtersCleared' })).toEqual({ ...state, page: 1, filters: {} })
    expect(reduced({ type: 'filtersApplied', filters })).toEqual({ ...state, page: 1, filters })
  })

  it('returns the same state if nothing changes, so that no request is made', () => {
    for (const event of [
      { type: 'pageChanged', page: 4 },
      { type: 'pageChanged', page: 0 },
      { type: 'sizeChanged', size: 10 },
      { type: 'sizeChanged', size: 7 },
      { type: 'sortChanged', sort: { field: 'amount', order: 'asc' } },
      { type: 'filterChanged', key: 'name', values: ['x'] },
      { type: 'filterChanged', key: 'status', values: ['new', '', 'done'] },
      { type: 'filterChanged', key: 'missing', values: [] },
      { type: 'filterChanged', key: 'constructor', values: [] },
    ] satisfies GridEvent[]) {
      expect(reduced(event)).toBe(state)
    }
    expect(reduced({ type: 'filtersApplied', filters: { status: ['new', 'done'], name: ['x'] } })).toBe(state)
    const bare = deepFreeze({ ...state, filters: {} })
    expect(reduced({ type: 'filtersCleared' }, bare)).toBe(bare)
  })
})
