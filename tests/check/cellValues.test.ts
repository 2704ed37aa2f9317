import { describe, expect, it } from 'vitest'
import { saidOfScreen } from './project.ts'

describe('values and labels in grids', () => {
  it('conditions and filters compare with values that a column can show', async () => {
    const said =
      await saidOfScreen(`name: 'one', path: '/one', body: [{ kind: 'grid', grid: { id: 'a', source: '/a',
columns: [
  { field: 'id', label: 'Id' },
  { field: 'status', label: 'Status', cell: { kind: 'status', values: { open: { label: 'Open' }, done: { label: 'Done' } } } },
  { field: 'paidAt', label: 'Paid', cell: { kind: 'date' } },
],
filters: [{ kind: 'select', field: 'status', label: 'Status', options: [{ value: 'opn', label: 'Open' }] }],
actions: [
  { kind: 'request', label: 'A', call: '/a/{id}', visible: { field: 'status', is: 'closed' } },
  { kind: 'request', label: 'B', call: '/b/{id}', visible: { any: [{ field: 'paidAt', is: 5 }, { field: 'status', in: ['open'] }] } },
] } }],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:9:82  /body/0/grid/filters/0/options/0/value
        compares "status" with "opn", which is not one of its values. Did you mean "open"?  (status-value-unknown)
      screens/one.ts:11:83  /body/0/grid/actions/0/visible/is
        compares "status" with "closed", which is not one of its values. Its values are "open", "done".  (status-value-unknown)
      screens/one.ts:12:91  /body/0/grid/actions/1/visible/any/0/is
        compares "paidAt", which is a date, with 5. Compare it with a day, e.g. { before: 'today' }, or ask with "present" whether there is one.  (date-value-unfit)"
    `)
  })

  it('columns that one user sees have unique labels, and no text contains only spaces', async () => {
    const said =
      await saidOfScreen(`name: 'one', path: '/one', body: [{ kind: 'grid', grid: { id: 'a', source: '/a',
columns: [
  { field: 'id', label: 'Number' },
  { field: 'order', label: 'Number' },
  { field: 'partner', label: 'Partner', access: { resource: 'a' } },
  { field: 'name', label: 'Partner', access: { without: 'a' } },
  { field: 'note', label: '  ' },
] } }],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:6:28  /body/0/grid/columns/1/label
        is "Number", the same as another column of this grid. Give them different labels.  (column-label-twice)
      screens/one.ts:9:27  /body/0/grid/columns/4/label
        contains only spaces. Fill it.  (text-blank)"
    `)
  })

  it('a date has a range, or filters for its ends', async () => {
    const said =
      await saidOfScreen(`name: 'one', path: '/one', body: [{ kind: 'grid', grid: { id: 'a', source: '/a',
columns: [{ field: 'id', label: 'Id' }],
filters: [
  { kind: 'fromDate', field: 'paidAt', label: 'From' },
  { kind: 'dateRange', field: 'paidAt', label: 'Paid' },
] } }],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:6:30  /body/0/grid/filters/0/field
        limits "paidAt", the same as the date range of this grid. Keep the date range, or one filter for each end.  (date-filters-overlap)"
    `)
  })
})
