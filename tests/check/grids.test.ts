import { describe, expect, it } from 'vitest'
import { gridScreen, saidOfScreen } from './project.ts'

describe('grids, filters and tabs', () => {
  it('the request format follows from the id of the grid', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one',
body: [
  { kind: 'grid', grid: { id: 'payout-list', source: '/b', columns: [{ field: 'id', label: 'Id', sortable: true }] } },
  { kind: 'grid', grid: { id: 'other', request: 'bare', source: '/b', columns: [{ field: 'id', label: 'Id', sortable: true }] } },
  { kind: 'grid', grid: { id: 'grid-rules-all', request: 'bare', source: '/b', columns: [{ field: 'id', label: 'Id', sortable: true }] } },
],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:5:25  /body/0/grid/request
        is missing: an id that contains "payout" sends its options bare. Add request: 'bare' to the grid.  (request-bare)
      screens/one.ts:6:49  /body/1/grid/request
        is "bare", but grids with this id send wrapped options. Remove it; only ids that contain these parts are bare: "payout", "cash_reconciliation", "dashboard", "grid-rules", "cashrec_api_log_grid".  (request-wrapped)"
    `)
  })

  it('grids, tabs, columns, filters and options have unique names', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one',
body: [{ kind: 'tabs', tabs: [
  { id: 'a', label: 'A', body: [{ kind: 'grid', grid: { id: 'g', source: '/b', columns: [{ field: 'id', label: 'Id', sortable: true }] } }] },
  { id: 'a', label: 'B', body: [{ kind: 'grid', grid: {
    id: 'g', source: '/b',
    columns: [{ field: 'a', label: 'A' }, { field: 'a', label: 'B' }],
    filters: [
      { kind: 'text', field: 'a', label: 'A' },
      { kind: 'text', field: 'a', label: 'B' },
      { kind: 'fromDate', field: 'd', label: 'From' },
      { kind: 'toDate', field: 'd', label: 'To' },
      { kind: 'number', field: 'n', label: 'Least', condition: 'gteq' }, { kind: 'number', field: 'n', label: 'Most', condition: 'lteq' },
      { kind: 'select', field: 's', label: 'S', options: [{ value: 'x', label: 'X' }, { value: 'x', label: 'Y' }] },
    ],
  } }] },
] }],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:6:9  /body/0/tabs/1/id
        is "a", the same as another tab here. Give one of them another id.  (tab-twice)
      screens/one.ts:7:9  /body/0/tabs/1/body/0/grid/id
        is "g", the same as another grid of this screen. Give one of them another id.  (grid-id-twice)
      screens/one.ts:8:52  /body/0/tabs/1/body/0/grid/columns/1/field
        is "a", the same as another column of this grid. Remove one of the columns.  (column-twice)
      screens/one.ts:11:30  /body/0/tabs/1/body/0/grid/filters/1/field
        gives the address key "a", the same as another filter of this grid. Remove one of the filters, change its field, or let numbers compare differently: condition gteq and lteq.  (filter-twice)
      screens/one.ts:15:96  /body/0/tabs/1/body/0/grid/filters/6/options/1/value
        is "x", the same as another option of this filter. Remove one of the options.  (option-twice)"
    `)
  })

  it('the default sort names a sortable column', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one',
body: [
  { kind: 'grid', grid: { id: 'a', source: '/b', columns: [{ field: 'a', label: 'A' }], sort: { field: 'a' } } },
  { kind: 'grid', grid: { id: 'b', source: '/b', columns: [{ field: 'id', label: 'Id', sortable: true }], sort: { field: 'idd' } } },
],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:5:104  /body/0/grid/sort/field
        names the column "a", which is not sortable. Add sortable: true to the column "a".  (sort-column-fixed)
      screens/one.ts:6:122  /body/1/grid/sort/field
        names the column "idd", which the grid does not have. Did you mean "id"?  (sort-column-unknown)"
    `)
  })

  it('the initial value of a filter is one of its options', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one',
body: [{
  kind: 'grid',
  grid: {
    id: 'things', source: '/api/things',
    columns: [{ field: 'id', label: 'Id', sortable: true }],
    filters: [
      { kind: 'select', field: 'a', label: 'A', initial: 'opn', options: [{ value: 'open', label: 'Open' }] },
      { kind: 'multiSelect', field: 'b', label: 'B', initial: ['open', 'x'], options: [{ value: 'open', label: 'Open' }] },
    ],
  },
}],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:10:58  /body/0/grid/filters/0/initial
        is "opn", which is not an option of this filter. Did you mean "open"?  (initial-unknown)
      screens/one.ts:11:72  /body/0/grid/filters/1/initial/1
        is "x", which is not an option of this filter. The options are "open".  (initial-unknown)"
    `)
  })
})

it('an undescribed row key has to be a column', async () => {
  expect(await saidOfScreen(gridScreen("rowKey: 'idd', selection: true"))).toContain(
    'names the field "idd", which no part of the grid has. Did you mean "id"?',
  )
  expect(await saidOfScreen(gridScreen("rowKey: 'number', selection: true"))).toBe('')
})
