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

describe('the request of an export', () => {
  it('is the request of the grid with export true, bare whatever the grid is, spec 1 §7', () => {
    expect(exportRequest(grid({ export: { reportType: 'things' } }), state, context)).toEqual({
      reportType: 'things',
      gridRequest: {
        pagination: { limit: 10, offset: 20 },
        filter: [[{ index: 'name', value: 'x', condition: 'like' }]],
        sort: [{ index: 'amount', order: 'desc' }],
        columns: ['amount', 'id'],
        export: true,
      },
    })
  })

  it.each([[grid()], [grid({ export: { reportType: '' } })]])(
    "throws 'Report type is undefined!' without a report type",
    without => {
      expect(() => exportRequest(without, state, context)).toThrow('Report type is undefined!')
    },
  )
})
