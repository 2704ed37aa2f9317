import { describe, expect, it } from 'vitest'
import { defaultPageSize, pageCount, pageSizes, rowHeight } from '../../../runtime/core/grid/pages.ts'
import { isInactive } from '../../../runtime/core/grid/rowKey.ts'

describe('pages (spec 1 §9)', () => {
  it('have 10 rows of 36 pixels by default, or 5, 10, 25, 50', () => {
    expect(defaultPageSize).toBe(10)
    expect(pageSizes).toEqual([5, 10, 25, 50])
    expect(rowHeight).toBe(36)
  })

  it('are as many as the rows need, and one without rows', () => {
    expect([0, 1, 10, 11, 18532].map(rows => pageCount(rows, 10))).toEqual([1, 1, 1, 2, 1854])
  })
})

describe('isInactive (spec 1 §2)', () => {
  it("is true when the check field equals 'inactive', in any case", () => {
    for (const status of ['inactive', 'Inactive', 'INACTIVE'])
      expect(isInactive({ status }, 'status')).toBe(true)
    for (const status of ['active', '', null, undefined, 0, ' inactive']) {
      expect(isInactive({ status }, 'status')).toBe(false)
    }
    expect(isInactive({ partner: { state: 'inactive' } }, 'partner.state')).toBe(true)
    expect(isInactive({ status: 'inactive' }, 'flag')).toBe(false)
  })
})
