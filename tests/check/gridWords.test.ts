import { describe, expect, it } from 'vitest'
import { gridScreen, home, language, saidOf, saidOfScreen, screen } from './project.ts'

describe('permission of a part of a grid', () => {
  it('can be held by a user', async () => {
    const said = await saidOfScreen(
      gridScreen(
        `filters: [{ kind: 'text', field: 'a', label: 'A', access: {} }],
  actions: [{ kind: 'request', label: 'B', call: '/api/b', access: { resource: 'b', without: 'c' } }],`,
        "[{ field: 'id', label: 'Id', access: { resource: 'a', without: 'a' } }]",
      ),
    )
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:5:119  /body/0/grid/columns/0/access/without
        is "a", which is also required: no user ever sees this. Remove one of them.  (permission-nobody)
      screens/one.ts:6:59  /body/0/grid/filters/0/access
        is empty. Add at least one of "resource", "without".  (keys-few)"
    `)
  })

  it('has only parameters of the path', async () => {
    const said = await saidOfScreen(
      gridScreen(
        "actions: [{ kind: 'request', label: 'B', call: '/api/b', access: { resource: 'b_{prt}', without: 'b_{part}' } }],",
        "[{ field: 'id', label: 'Id', access: { resource: 'a_{}' } }]",
      ),
    )
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:5:105  /body/0/grid/columns/0/access/resource
        is "a_{}", which does not have the right form. Name of the resource that the user must hold; {parameter} is the value of that path parameter of the screen. Default: none.  (form-wrong)
      screens/one.ts:6:78  /body/0/grid/actions/0/access/resource
        {prt} is not a parameter of this screen. Did you mean "part"?  (placeholder-unknown)"
    `)
  })
})

describe('access of a screen', () => {
  it('has suffixes that are parts of a resource name', async () => {
    const said = await saidOfScreen(
      "name: 'one', path: '/one', access: { resource: 'a', suffixes: ['-view', '.admin', '-view'] }, body: [{ kind: 'screens' }],",
    )
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:3:73  /access/suffixes/1
        is ".admin", which does not have the form ^[A-Za-z0-9_-]+$. The end of a resource name.  (form-wrong)
      screens/one.ts:3:83  /access/suffixes/2
        is the same as entry 1 of the list. Remove one of the two.  (entry-twice)"
    `)
  })
})

describe('grid columns', () => {
  it('include a visible one', async () => {
    const said = await saidOfScreen(gridScreen('', "[{ field: 'id', label: 'Id', show: 'off' }]"))
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:5:56  /body/0/grid/columns
        shows no column at all. Remove show: 'off' from one of them.  (columns-hidden)"
    `)
  })

  it('have totals only for numbers and money', async () => {
    const said = await saidOfScreen(
      gridScreen(
        '',
        `[
    { field: 'id', label: 'Id', total: true },
    { field: 'count', label: 'Count', total: true, cell: { kind: 'number' } },
    { field: 'amount', label: 'Amount', total: true, cell: { kind: 'money', currency: 'currency' } },
    { field: 'state', label: 'State', total: true, cell: { kind: 'boolean' } },
  ]`,
      ),
    )
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:6:40  /body/0/grid/columns/0/total
        adds up "id", which is not a number. Give the column a number or money cell, or remove total.  (total-text)
      screens/one.ts:9:46  /body/0/grid/columns/3/total
        adds up "state", which is not a number. Give the column a number or money cell, or remove total.  (total-text)"
    `)
  })

  it('are separate from further fields, which fill the calls and conditions of a row', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one',
body: [
  { kind: 'grid', grid: { id: 'things', source: '/api/things', fields: ['version', 'a'], columns: [
    { field: 'id', label: 'Id' },
    { field: 'a', label: 'A' },
  ], actions: [
    { label: 'Close', call: '/api/things/{version}', visible: { version: 1 } },
    { label: 'Open', call: '/api/things/{versoin}' },
  ] } },
],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:5:84  /body/0/grid/fields/1
        "a" is also a column, so it is requested anyway. Remove it here, or the column.  (field-shown)
      screens/one.ts:10:28  /body/0/grid/actions/1/call
        names the field "versoin", which no part of the grid has. Did you mean "version"?  (row-field-unknown)"
    `)
  })

  it('have links and actions with parameters of the target screen and fields of the row', async () => {
    const said = await saidOf({
      'screens/home.ts': home,
      'screens/list.ts': screen(`name: 'list', path: '/list', body: [
  { kind: 'grid', id: 'list', source: '/api/list', columns: [{ field: 'id', label: 'Id' }], filters: [
    { kind: 'select', field: 'status', label: 'Status', options: [{ value: 'open', label: 'Open' }] },
    { kind: 'text', field: 'owner', label: 'Owner' },
  ] },
],`),
      'screens/one.ts': screen(`name: 'one', path: '/one', body: [
  { kind: 'grid', id: 'one', source: '/api/one', columns: [
    { field: 'id', label: 'Id', cell: { kind: 'link', to: 'list', query: { owner: 'id', status: { value: 'open' } } } },
    { field: 'a', label: 'A', cell: { kind: 'link', to: 'list', query: { ownr: 'id' } } },
    { field: 'b', label: 'B', cell: { kind: 'link', to: 'list', query: { status: { value: 'opn' } } } },
  ], actions: [
    { label: 'Open', to: 'list', query: { owner: 'idd' } },
    { label: 'All', scope: 'screen', to: 'list', query: { stat: { value: 'open' } } },
  ] },
],`),
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:6:74  /body/0/columns/1/cell/query/ownr
        "ownr" is neither a filter nor a query parameter of the screen "list". Did you mean "owner"?  (address-key-unknown)
      screens/one.ts:7:91  /body/0/columns/2/cell/query/status/value
        is "opn", which is not an option of the filter "status". Did you mean "open"?  (address-value-unknown)
      screens/one.ts:9:50  /body/0/actions/0/query/owner
        names the field "idd", which no part of the grid has. Did you mean "id"?  (row-field-unknown)
      screens/one.ts:10:59  /body/0/actions/1/query/stat
        "stat" is neither a filter nor a query parameter of the screen "list". Did you mean "status"?  (address-key-unknown)"
    `)
  })

  it('have inputs with unique names and limits that allow numbers, in a grid only', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one',
loads: { thing: { get: '/api/thing', onError: { value: {} } } },
body: [
  { kind: 'grid', grid: { id: 'things', source: '/api/things', columns: [
    { field: 'a', label: 'A', cell: { kind: 'input' } },
    { field: 'b', label: 'B', cell: { kind: 'numericInput', name: 'a', min: 5, max: 1 } },
    { field: 'c', label: 'C', tooltip: [{ field: 'd', label: 'D', cell: { kind: 'input' } }] },
  ] } },
  { kind: 'details', load: 'thing', fields: [{ field: 'a', label: 'A', cell: { kind: 'numericInput' } }] },
],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:8:67  /body/0/grid/columns/1/cell/name
        is sent as "a", the same as another input of this grid. Give one of the inputs another name.  (input-twice)
      screens/one.ts:8:77  /body/0/grid/columns/1/cell/min
        allows no number: min is 5 and max is 1. Make min the smaller one.  (limits-crossed)
      screens/one.ts:9:73  /body/0/grid/columns/2/tooltip/0/cell
        takes input that no action can send from here. Use it in the column of a grid.  (input-outside)
      screens/one.ts:11:78  /body/1/fields/0/cell
        takes input that no action can send from here. Use it in the column of a grid.  (input-outside)"
    `)
  })
})

describe('filter area template', () => {
  it('contains every filter once', async () => {
    const said = await saidOfScreen(
      gridScreen(`  filterArea: { template: 'Show {state} of {sate} since {day.from}, again {state}' },
  filters: [
    { kind: 'boolean', field: 'state', label: 'State' },
    { kind: 'fromDate', field: 'day', label: 'From' },
    { kind: 'toDate', field: 'day', label: 'To' },
    { kind: 'number', field: 'count', label: 'Count', min: 2, max: 1 },
  ],`),
    )
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:6:27  /body/0/grid/filterArea/template
        {state} occurs twice in the template. Remove one of them.  (filter-place-twice)
      screens/one.ts:6:27  /body/0/grid/filterArea/template
        {sate} is not a filter of this grid. Did you mean "state"?  (filter-place-unknown)
      screens/one.ts:10:30  /body/0/grid/filters/2/field
        "day.to" has no place in the template of the filter area. Write {day.to} into the template, or remove the filter.  (filter-unplaced)
      screens/one.ts:11:30  /body/0/grid/filters/3/field
        "count" has no place in the template of the filter area. Write {count} into the template, or remove the filter.  (filter-unplaced)
      screens/one.ts:11:60  /body/0/grid/filters/3/min
        allows no number: min is 2 and max is 1. Make min the smaller one.  (limits-crossed)"
    `)
  })
})

describe('imports and exports', () => {
  it('an export has a report type', async () => {
    expect(await saidOfScreen(gridScreen('  export: {},'))).toMatchInlineSnapshot(`
      "screens/one.ts:6:11  /body/0/grid/export
        lacks "reportType", which an export needs. Add it: Name of the report at the server.  (key-missing)"
    `)
    expect(await saidOfScreen(gridScreen("  export: { reportType: '' },"))).toMatchInlineSnapshot(`
      "screens/one.ts:6:25  /body/0/grid/export/reportType
        is an empty text. Fill it: Name of the report at the server.  (text-empty)"
    `)
  })

  it('an import has unique columns, with patterns for whole values', async () => {
    const said = await saidOfScreen(
      gridScreen(`  import: { type: 3, columns: [
    { header: 'Id', pattern: { match: '[0-9]+', message: 'Digits only.' } },
    { header: 'Id', kind: 'number' },
    { header: 'Day', kind: 'day' },
  ] },`),
    )
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:7:39  /body/0/grid/import/columns/0/pattern/match
        [0-9]+ matches values that only contain what it describes. Write ^[0-9]+$  (pattern-unanchored)
      screens/one.ts:8:15  /body/0/grid/import/columns/1/header
        is "Id", the same as another column of this import. Remove one of them.  (header-twice)
      screens/one.ts:9:28  /body/0/grid/import/columns/2/kind
        is "day", which is not allowed here. Possible: "text", "number", "integer", "date".  (value-unknown)"
    `)
  })
})

describe('saved filters', () => {
  const things = (saved: string) => ({
    'screens/home.ts': home,
    'screens/a/entities/thing.ts': `import { defineEntities } from '${language}'
export default defineEntities({ thing: { fields: { id: 'id' } } })
`,
    'screens/a/calls/things.ts': `import { defineCalls } from '${language}'
export default defineCalls({ resource: 'things', calls: {
things: { grid: '/things', many: 'thing', savedFilters: { module: 'finance', functionality: 'things' } },
others: { grid: '/others', many: 'thing', savedFilters: { module: 'payout', functionality: 'others' } },
plain: { grid: '/plain', many: 'thing' },
} })
`,
    'screens/a/one.ts': screen(`name: 'one', path: '/one', body: {
kind: 'grid', columns: ['id'], filters: ['id'], ${saved},
},`),
  })

  it('are those of the call of the grid, or have a module and functionality of the server', async () => {
    const said = (saved: string) => saidOf(things(saved))
    expect(await said("call: 'things', savedFilters: true")).toBe('')
    expect(await said("call: 'plain', savedFilters: { module: 'payout', functionality: 'others' }")).toBe('')
    expect(await said("call: 'plain', savedFilters: true")).toMatchInlineSnapshot(`
      "screens/a/one.ts:4:78  /body/savedFilters
        saves filters, but the call "plain" does not say where the server keeps them. Add savedFilters with module and functionality to the call, or remove it here.  (saved-filters-unknown)"
    `)
    expect(await said("call: 'things', savedFilters: false")).toMatchInlineSnapshot(`
      "screens/a/one.ts:4:79  /body/savedFilters
        is false, which is not allowed here. Possible: "true".  (value-unknown)"
    `)
    expect(
      await said("call: 'things', savedFilters: { module: 'finances', functionality: 'things' }"),
    ).toMatchInlineSnapshot(`
      "screens/a/one.ts:4:89  /body/savedFilters/module
        Invalid module! "finances" has no saved filters. Did you mean "finance"? One that the server has gained is written as savedFilters of the call of its list.  (module-unknown)"
    `)
    expect(
      await said("call: 'things', savedFilters: { module: 'payout', functionality: 'things' }"),
    ).toMatchInlineSnapshot(`
      "screens/a/one.ts:4:114  /body/savedFilters/functionality
        Invalid functionality! "things" does not belong to the module "payout". Its functionalities are "others". One that the server has gained is written as savedFilters of the call of its list.  (functionality-unknown)"
    `)
    expect(
      await said("call: 'things', savedFilters: { module: 'constructor', functionality: 'name' }"),
    ).toMatchInlineSnapshot(`
      "screens/a/one.ts:4:89  /body/savedFilters/module
        Invalid module! "constructor" has no saved filters. The modules are "finance", "payout". One that the server has gained is written as savedFilters of the call of its list.  (module-unknown)"
    `)
  })

  it('are saved for the call of a grid only', async () => {
    const files = things("call: 'things', savedFilters: true")
    const said = await saidOf({
      ...files,
      'screens/a/calls/more.ts': `import { defineCalls } from '${language}'
export default defineCalls({ resource: 'things', calls: {
thing: { get: '/things/{id}', one: 'thing', savedFilters: { module: 'finance', functionality: 'thing' } },
} })
`,
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/a/calls/more.ts:3:45  /calls/thing/savedFilters
        "savedFilters" is about the rows of a grid, but this call has no "grid" path. Remove it, or write the path with "grid".  (call-gridless)"
    `)
  })

  it('need a filter that can be saved', async () => {
    const files = things("call: 'things', savedFilters: true")
    const said = await saidOf({
      ...files,
      'screens/a/one.ts': files['screens/a/one.ts'].replace(
        "filters: ['id']",
        "filters: [{ field: 'id', savable: false }]",
      ),
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/a/one.ts:4:106  /body/savedFilters
        saves filters, but the grid has no filter that can be saved. Add a filter, or remove savedFilters.  (saved-filters-idle)"
    `)
  })
})

describe('date filters', () => {
  it('use the calendar of the column of their field and of the other end of their period', async () => {
    const said = await saidOfScreen(
      gridScreen(
        `filters: [
    { kind: 'dateRange', field: 'at', label: 'At' },
    { kind: 'dateRange', field: 'day', label: 'Day', time: true },
    { kind: 'fromDate', field: 'due', label: 'From', time: true },
    { kind: 'toDate', field: 'due', label: 'To' },
    { kind: 'dateRange', field: 'unseen', label: 'Unseen', time: true },
  ],`,
        `[
    { field: 'at', label: 'At', cell: { kind: 'date', time: true } },
    { field: 'id', label: 'Id', tooltip: [{ field: 'day', label: 'Day', cell: { kind: 'date' } }] },
  ]`,
      ),
    )
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:10:5  /body/0/grid/filters/0/time
        is missing: the column "at" shows times of the user, the filter takes days of UTC. Give the filter and the date cell time: true, or neither.  (filter-calendar)
      screens/one.ts:11:60  /body/0/grid/filters/1/time
        is true, and the column "day" shows days of UTC: the filter takes times of the user. Give the filter and the date cell time: true, or neither.  (filter-calendar)
      screens/one.ts:13:5  /body/0/grid/filters/3/time
        differs from that of the other end of the period "due": one takes times, the other days. Give both filters time: true, or neither.  (period-halves)"
    `)
  })
})

it('a grid reloads its rows at most every ten seconds, and at least once an hour', async () => {
  const said = (seconds: string) => saidOfScreen(gridScreen(`  refreshEvery: ${seconds},`))
  expect(await said('10')).toBe('')
  expect(await said('3600')).toBe('')
  for (const seconds of ['9', '3601', '10.5', '"30"'])
    expect(await said(seconds)).toContain('/body/0/grid/refreshEvery\n')
})
