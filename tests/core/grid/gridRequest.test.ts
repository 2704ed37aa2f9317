import { describe, expect, it } from 'vitest'
import { gridRequest } from '../../../runtime/core/grid/gridRequest.ts'
import { deepFreeze } from '../../../runtime/core/objects.ts'
import { grid as compile } from '../fixtures.ts'

const state = deepFreeze({
  page: 3,
  size: 25,
  sort: undefined,
  filters: { state: ['open'] },
  columns: ['id', 'amount', 'createdAt'],
})
const context = deepFreeze({ now: 0, zone: 'UTC' })
const options = {
  pagination: { limit: 25, offset: 50 },
  filter: [[{ index: 'state', value: 'open', condition: 'equals' }]],
  sort: [{ index: '', order: 'asc' }],
  columns: ['id', 'amount', 'createdAt'],
}

describe('gridRequest (spec 1 §3 and §7)', () => {
  it('wraps the options and merges the fixed parameters', () => {
    expect(gridRequest(compile({ params: { queue: 1 } }), state, context)).toEqual({ queue: 1, options })
  })

  it('sends the options themselves when the request is bare', () => {
    expect(gridRequest(compile({ request: 'bare' }), state, context)).toEqual(options)
    expect(gridRequest(compile({ request: 'bare', params: { queue: 1 } }), state, context)).toEqual({
      queue: 1,
      ...options,
    })
  })

  it('does not let a fixed parameter replace a part of the options', () => {
    const odd = compile({ request: 'bare', params: { sort: 'x', columns: 'y' } })
    expect(gridRequest(odd, state, context)).toEqual(options)
  })

  it('requests fields without a column in addition to the visible ones, but not in an export', () => {
    const more = compile({ fields: ['version'] })
    expect(gridRequest(more, state, context)).toHaveProperty('options.columns', [...state.columns, 'version'])
    expect(gridRequest(more, state, context, { export: true })).toHaveProperty(
      'options.columns',
      state.columns,
    )
  })

  it('contains the sort, or an empty index with asc', () => {
    const sorted = deepFreeze({ ...state, sort: { field: 'amount', order: 'desc' as const } })
    expect(gridRequest(compile(), sorted, context)).toHaveProperty('options.sort', [
      { index: 'amount', order: 'desc' },
    ])
  })
})
