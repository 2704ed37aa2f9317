import { describe, expect, it } from 'vitest'
import { saidOfScreen } from './project.ts'

const one = (block: string, more = '') =>
  saidOfScreen(`name: 'one', path: '/one', ${more}
body: [${block}],`)

describe('comments block', () => {
  it('names a parameter of the screen or a load, and its conditions use loads', async () => {
    const said = await one(
      `{ kind: 'comments', entity: 'order', id: { param: 'ordr' } },
{ kind: 'comments', entity: 'order', id: { field: 'ordr.id' }, readOnly: { field: 'gone.closed', is: true } },
{ kind: 'comments', entity: 'order', id: { param: 'order' }, readOnly: true }`,
      "query: { order: {} }, loads: { order: { get: '/x', onError: { go: 'home' } } },",
    )
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:4:58  /body/0/id/param
        {ordr} is not a parameter of this screen. Did you mean "order"?  (placeholder-unknown)
      screens/one.ts:5:51  /body/1/id/field
        names the load "ordr", which this screen does not have. Did you mean "order"?  (load-unknown)
      screens/one.ts:5:83  /body/1/readOnly/field
        names the load "gone", which this screen does not have. Its loads are "order".  (load-unknown)"
    `)
  })

  it('has one id, from one source', async () => {
    expect(
      await one(`{ kind: 'comments', entity: 'order', id: {} },
{ kind: 'comments', entity: 'Order Nr', id: { param: 'a', field: 'b' } }`),
    ).toMatchInlineSnapshot(`
      "screens/one.ts:4:49  /body/0/id
        is empty. Add at least one of "param", "field".  (keys-few)
      screens/one.ts:5:29  /body/1/entity
        is "Order Nr", which does not have the form ^[a-z][a-zA-Z0-9_-]*$. Type of the entity as the server names it: order, item, po, issue, or another one. The sandbox knows every entity of the definitions by its name.  (form-wrong)
      screens/one.ts:5:45  /body/1/id
        has too many keys. Keep one of "param", "field".  (keys-many)
      screens/one.ts:5:54  /body/1/id/param
        {a} is not a parameter of this screen. It has none: add it to the path and params, or to query.  (placeholder-unknown)
      screens/one.ts:5:66  /body/1/id/field
        names the load "b", which this screen does not have. Declare it in loads.  (load-unknown)"
    `)
  })
})

describe('record blocks', () => {
  it('have exactly one source', async () => {
    const said = await one(
      `{ kind: 'timeline' },
{ kind: 'timeline', load: 'order.timeline', get: '/api/timeline' },
{ kind: 'commentList', load: 'order.comments', select: 'data' },
{ kind: 'commentList', get: '/api/comments/{id}', select: 'data' }`,
      "loads: { order: { get: '/x', onError: { value: null } } },",
    )
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:4:8  /body/0
        has no records to show. Add load, the path of records, or get, a call for them.  (records-missing)
      screens/one.ts:5:50  /body/1/get
        is a second source of the records besides load. Remove one of the two.  (records-twice)
      screens/one.ts:6:56  /body/2/select
        selects a part of a reply, but this block makes no call. Write the path into load instead.  (select-of-load)
      screens/one.ts:7:29  /body/3/get
        {id} is not a parameter of this screen. It has none: add it to the path and params, or to query.  (placeholder-unknown)"
    `)
  })

  it('give a reason for another date format, and never write the default', async () => {
    const said = await one(`{ kind: 'timeline', get: '/a', dateFormat: 'dd.MM.yyyy' },
{ kind: 'timeline', get: '/a', dateFormat: 'dd.MM.yyyy', because: 'As the bank.' },
{ kind: 'timeline', get: '/a', dateFormat: 'YYYY' },
{ kind: 'timeline', get: '/a', dateFormat: 'yyyy-MM-dd HH:mm:ss' }`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:4:51  /body/0/dateFormat
        overrides a constant of the specification. Give the reason in because, or remove it.  (because-missing)
      screens/one.ts:6:44  /body/2/dateFormat
        overrides a constant of the specification. Give the reason in because, or remove it.  (because-missing)
      screens/one.ts:6:44  /body/2/dateFormat
        is "YYYY", which does not have the form ^(?:(?:yyyy|MM|dd|HH|mm|ss)[ .:/-]?)+$. How dates are written, of yyyy, MM, dd, HH, mm and ss. Default yyyy-MM-dd HH:mm:ss (spec 1 §3). Overriding it needs because.  (form-wrong)
      screens/one.ts:7:44  /body/3/dateFormat
        is the default. Remove it: defaults are never written.  (default-written)"
    `)
  })
})

describe('chart block', () => {
  const parts = "label: { field: 'name', label: 'Name' }, series: [{ field: 'a', label: 'A' }]"

  it('has one source of numbers, and shows them as numbers or amounts', async () => {
    const said = await one(`{ kind: 'chart', ${parts} },
{ kind: 'chart', get: '/a', ${parts}, cell: { kind: 'date' } }`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:4:8  /body/0
        has no records to show. Add load, the path of records, or get, a call for them.  (records-missing)
      screens/one.ts:5:122  /body/1/cell/kind
        kind is "date", a cell that is not allowed here. The kinds here are "money", "number".  (cell-kind-misplaced)"
    `)
  })

  it('has different parts, and links to filters of a screen', async () => {
    const said = await one(`{ kind: 'chart', get: '/a', to: 'one', query: { status: 'id', stat: 'id' },
  label: { field: 'name', label: 'Name' },
  series: [{ field: 'a', label: 'A', query: { 'at.from': { value: '2026-01-01' } } }, { field: 'a', label: 'B' }] },
{ kind: 'chart', get: '/a', to: 'two', query: { status: 'id' }, ${parts} },
{ kind: 'chart', get: '/a', query: { status: 'id' }, ${parts} },
{ kind: 'grid', grid: { id: 'a', source: '/a', columns: [{ field: 'a', label: 'A' }], filters: [
  { kind: 'text', field: 'status', label: 'A' }, { kind: 'fromDate', field: 'at', label: 'B' }] } }`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:4:70  /body/0/query/stat
        "stat" is neither a filter nor a query parameter of the screen "one". Did you mean "status"?  (address-key-unknown)
      screens/one.ts:6:96  /body/0/series/1/field
        is "a", the same as another part of this bar. Remove one of them.  (series-twice)
      screens/one.ts:7:33  /body/1/to
        names the screen "two", which does not exist. Add a screen with this name, or write the "name" of another one, not its path or title, such as "home", "one".  (screen-unknown)
      screens/one.ts:8:36  /body/2/query
        has no effect, because the chart does not link to a screen. Name the screen in to, or remove this.  (chart-query-alone)"
    `)
  })
})

describe('download block', () => {
  it('names one file, by its id and name or by its notification', async () => {
    const said = await one(
      `{ kind: 'download', label: 'A' },
{ kind: 'download', label: 'B', file: { param: 'file' } },
{ kind: 'download', label: 'C', file: { param: 'file' }, fileName: { param: 'name' }, notification: { param: 'file' } },
{ kind: 'download', label: 'D', file: { param: 'file' }, fileName: { param: 'file' } }`,
      'query: { file: {} },',
    )
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:4:8  /body/0
        does not name one file. Add either notification, or file with fileName.  (download-source)
      screens/one.ts:5:39  /body/1/file
        is requested by id and name. Add fileName.  (file-name-missing)
      screens/one.ts:6:1  /body/2
        does not name one file. Add either notification, or file with fileName.  (download-source)
      screens/one.ts:6:77  /body/2/fileName/param
        {name} is not a parameter of this screen. Its parameters are "file".  (placeholder-unknown)"
    `)
  })
})

describe('download action of a grid', () => {
  it('has a call or a file of its row, whose fields the grid has', async () => {
    const said = await one(`{ kind: 'grid', grid: { id: 'a', source: '/a', selection: true,
  columns: [{ field: 'fileId', label: 'A' }, { field: 'fileName', label: 'B' }],
  actions: [
    { kind: 'download', label: 'A' },
    { kind: 'download', label: 'B', call: '/b', file: { id: 'fileId', name: 'fileName' } },
    { kind: 'download', label: 'C', scope: 'selection', file: { id: 'fileId', name: 'fileName' } },
    { kind: 'download', label: 'D', file: { id: 'fileId', name: 'fileNam' } },
    { kind: 'download', label: 'E', file: { id: 'fileId', name: 'fileName' } },
  ] } }`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:7:5  /body/0/grid/actions/0
        does not name one file. Add either call, or file with the fields of the row.  (download-call)
      screens/one.ts:8:5  /body/0/grid/actions/1
        does not name one file. Add either call, or file with the fields of the row.  (download-call)
      screens/one.ts:9:63  /body/0/grid/actions/2/file
        is named by fields of a row, but this action has no row. Give it the scope row.  (file-rowless)
      screens/one.ts:10:65  /body/0/grid/actions/3/file/name
        names the field "fileNam", which no part of the grid has. Did you mean "fileName"?  (row-field-unknown)"
    `)
  })
})

describe('expandable block', () => {
  it('contains blocks that are checked like all others', async () => {
    const said =
      await one(`{ kind: 'expandable', title: 'Customer', enabled: { field: 'gone', present: true },
  body: [{ kind: 'details', load: 'custmer', fields: [{ field: 'a', label: 'b' }] }] }`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:4:67  /body/0/enabled/field
        names the load "gone", which this screen does not have. Declare it in loads.  (load-unknown)
      screens/one.ts:5:35  /body/0/body/0/load
        names the load "custmer", which this screen does not have. Declare it in loads.  (load-unknown)"
    `)
  })

  it('contains no further expandable block, and is expanded by default', async () => {
    expect(
      await one(`{ kind: 'expandable', title: 'A', open: true,
  body: [{ kind: 'expandable', title: 'B', body: [{ kind: 'screens' }] }] }`),
    ).toMatchInlineSnapshot(`
      "screens/one.ts:4:48  /body/0/open
        is the default. Remove it: defaults are never written.  (default-written)
      screens/one.ts:5:18  /body/0/body/0/kind
        kind is "expandable", a block that is not allowed here. The kinds here are "actions", "attachments", "chart", "code", "commentList", "comments", "details", "download", "filters", "form", "grid", "jobs", "recent", "ruleTest", "screens", "signIn", "signOut", "table", "text", "tiles", "timeline", "views".  (block-kind-misplaced)"
    `)
  })

  it('can be used in a tab', async () => {
    expect(
      await one(`{ kind: 'tabs', tabs: [
  { id: 'a', label: 'A', body: [{ kind: 'expandable', title: 'B', open: false, body: [{ kind: 'screens' }] }] },
  { id: 'b', label: 'B', body: [{ kind: 'screens' }] },
] }`),
    ).toBe('')
  })
})

describe('blocks side by side', () => {
  it('are checked like all others, also in a tab', async () => {
    expect(
      await one(`{ kind: 'tabs', tabs: [
  { id: 'a', label: 'A', body: [{ kind: 'beside', body: [{ kind: 'screens' }, { kind: 'code', load: 'gone' }] }] },
  { id: 'b', label: 'B', body: [{ kind: 'screens' }] },
] }`),
    ).toMatchInlineSnapshot(`
      "screens/one.ts:5:101  /body/0/tabs/0/body/0/body/1/load
        names the load "gone", which this screen does not have. Declare it in loads.  (load-unknown)"
    `)
  })

  it('are at least two', async () => {
    expect(await one(`{ kind: 'beside', body: [{ kind: 'screens' }] }`)).toMatchInlineSnapshot(`
      "screens/one.ts:4:32  /body/0/body
        has 1 entry and needs 2 at least. Add 1 more. The blocks in reading order, line by line.  (list-short)"
    `)
  })
})

describe('actions of a record', () => {
  it('pass the parameters of their screen to the one that opens after success', async () => {
    const said =
      await saidOfScreen(`name: 'one', path: '/one/{key}', params: { key: { pattern: '^[0-9]{1,9}$', example: '1' } },
loads: { refund: { get: '/x/{key}', onError: { go: 'home' } } },
body: [{ kind: 'actions', load: 'refund', actions: [
{ kind: 'request', label: 'Do', call: '/api/do', onSuccess: { go: 'one' } }] }],`)
    expect(said).toBe('')
  })

  it('use a load, have no scope, have unique labels, and link to existing screens', async () => {
    const said = await one(`{ kind: 'actions', load: 'refnd', actions: [
{ kind: 'request', label: 'Do', call: '/api/do/{id}', scope: 'selection' },
{ kind: 'request', label: 'Do', call: '/api/do', onSuccess: { go: 'hom' } },
{ kind: 'navigate', label: 'Go', to: 'home', params: { id: 'idRefund' } },
{ kind: 'download', label: 'File' }] }`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:4:33  /body/0/load
        names the load "refnd", which this screen does not have. Declare it in loads.  (load-unknown)
      screens/one.ts:5:62  /body/0/actions/0/scope
        is not allowed in an actions block, where every action acts on the record. Remove it.  (scope-of-record)
      screens/one.ts:6:27  /body/0/actions/1/label
        is "Do", the same as another action here. Give one of them another label.  (action-twice)
      screens/one.ts:6:67  /body/0/actions/1/onSuccess/go
        names the screen "hom", which does not exist. Did you mean "home"?  (screen-unknown)
      screens/one.ts:7:56  /body/0/actions/2/params/id
        "id" is not a path parameter of the screen "home". It has none: remove the entry.  (link-param-unknown)
      screens/one.ts:8:1  /body/0/actions/3
        does not name one file. Add either call, or file with the fields of the row.  (download-call)"
    `)
  })
})
