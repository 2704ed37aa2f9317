import { describe, expect, it } from 'vitest'
import { gridRequest } from '../../../runtime/core/grid/gridRequest.ts'
import { permittedGrid } from '../../../runtime/core/grid/permittedGrid.ts'
import { rowMarker } from '../../../runtime/core/grid/rowMarks.ts'
import { type Grid } from '../../../schemas/index.ts'
import { grid as compile } from '../fixtures.ts'

const rowMarks: Grid['rowMarks'] = [
  { when: { field: 'status', is: 'failed' }, tone: 'danger', label: 'Failed' },
  { when: { field: 'age', moreThan: 15 }, tone: 'warning', label: 'Overdue' },
  { when: { field: 'owner', isUser: true }, tone: 'info', label: 'Yours' },
]
const columns = [
  { field: 'id', label: 'Id' },
  { field: 'status', label: 'Status', access: { resource: 'status_view' } },
]
const context = { now: 0, zone: 'UTC' }
const state = { page: 1, size: 10, sort: undefined, filters: {}, columns: ['id'] }

describe('the mark of a row', () => {
  const markOf = rowMarker(compile({ rowMarks }).rowMarks, { user: 'nour' })

  it('is the first whose condition holds', () => {
    expect(markOf({ status: 'failed', age: 20 })?.label).toBe('Failed')
    expect(markOf({ status: 'paid', age: '20' })?.label).toBe('Overdue')
    expect(markOf({ status: 'paid', age: 3, owner: 'nour' })?.label).toBe('Yours')
    expect(markOf({ status: 'paid', age: 3 })).toBeUndefined()
  })

  it('is evaluated once for each row', () => {
    let reads = 0
    const row = {
      get status() {
        reads += 1
        return 'paid'
      },
    }
    expect([markOf(row), markOf(row)]).toEqual([undefined, undefined])
    expect(reads).toBe(1)
  })
})

describe('the fields of marks', () => {
  it('are requested although no visible column shows them', () => {
    const marked = compile({ rowMarks })
    expect(gridRequest(marked, state, context)).toMatchObject({
      options: { columns: ['id', 'status', 'age', 'owner'] },
    })
  })

  it('are neither requested nor marked for users who may not see their column', () => {
    const marked = compile({ columns, rowMarks })
    const of = (...resources: string[]) => permittedGrid(marked, new Set(resources), {})
    expect(of().rowMarks.map(({ label }) => label)).toEqual(['Overdue', 'Yours'])
    expect(of().fields).toEqual(['age', 'owner'])
    expect(of('status_view').rowMarks).toHaveLength(3)
    expect(of('status_view').fields).toEqual(['age', 'owner', 'status'])
  })
})
