import { describe, expect, it } from 'vitest'
import { exportRequest } from '../../../runtime/core/grid/exportRequest.ts'
import { grid } from '../fixtures.ts'

const state = {
  page: 3,
  size: 10,
  sort: { field: 'amount', order: 'desc' },
  filters: { name: ['x'] },
  columns: ['amount', 'id'],
} as const
const context = { now: 0, zone: 'UTC' }

describe('export request', () => {
  const options = {
    pagination: { limit: 10, offset: 20 },
    filter: [[{ index: 'name', value: 'x', condition: 'like' }]],
    sort: [{ index: 'amount', order: 'desc' }],
    columns: ['amount', 'id'],
    export: true,
  }
  const wrapped = { export: { reportType: 'things' }, params: { variant: 'wmt', shop: 5 } }

  it('is the request that the grid itself sends, wrapped, with its fixed parameters and export true (spec 1 §3, §7)', () => {
    expect(exportRequest(grid(wrapped), state, context, false)).toEqual({
      reportType: 'things',
      gridRequest: { variant: 'wmt', shop: 5, options },
    })
  })

  it('is bare for a grid that sends its options bare (spec 1 §7)', () => {
    const bare = grid({ ...wrapped, id: 'grid-payout-things', request: 'bare' })
    expect(exportRequest(bare, state, context, false)).toEqual({
      reportType: 'things',
      gridRequest: { variant: 'wmt', shop: 5, ...options },
    })
  })

  it('also sends how the screen shows its columns', () => {
    expect(exportRequest(grid(wrapped), state, context, true)).toEqual({
      reportType: 'things',
      gridRequest: { variant: 'wmt', shop: 5, options },
      columns: [
        { field: 'amount', heading: 'Amount' },
        { field: 'id', heading: 'Id' },
      ],
    })
  })

  it.each([[grid()], [grid({ export: { reportType: '' } })]])(
    "throws 'Report type is undefined!' without a report type",
    without => {
      expect(() => exportRequest(without, state, context, true)).toThrow('Report type is undefined!')
    },
  )
})
