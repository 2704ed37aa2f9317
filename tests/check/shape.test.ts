import { describe, expect, it } from 'vitest'
import { home, language, saidOf, saidOfScreen } from './project.ts'

describe('shape of a definition', () => {
  it('an unknown key is reported at the key, with the intended one', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one',
body: [{
  kind: 'grid',
  grid: {
    id: 'things', source: '/api/things',
    columns: [{ field: 'id', label: 'Id', sortble: true }],
  },
}],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:8:43  /body/0/grid/columns/0/sortble
        "sortble" is not a key of a column. Did you mean "sortable"?  (key-unknown)"
    `)
  })

  it('an unknown key without a similar one is reported with all keys', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one',
body: [{ kind: 'details', load: 'a', fields: [{ field: 'a', label: 'A', zzz: 1 }] }],
loads: { a: { get: '/a', onError: { value: 1 } } },`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:4:73  /body/0/fields/0/zzz
        "zzz" is not a key of a field. Its keys are "field", "label", "cell", "access".  (key-unknown)"
    `)
  })

  it('a missing key is reported with its meaning', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one',
body: [{ kind: 'grid', grid: { id: 'a', columns: [{ field: 'id', cell: { kind: 'money' } }] } }],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:4:30  /body/0/grid
        lacks "source", which a grid needs. Add it: Path of the POST call that answers a grid request, with one slash at its start; \`{placeholders}\` are parameters of the screen.  (key-missing)
      screens/one.ts:4:51  /body/0/grid/columns/0
        lacks "label", which a column needs. Add it: Header of the column.  (key-missing)
      screens/one.ts:4:72  /body/0/grid/columns/0/cell
        lacks "currency", which a money cell needs. Add it: Field of the row that holds the ISO 4217 currency code; not the code itself.  (key-missing)"
    `)
  })

  it('a misspelt required key is one problem, not two', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one',
body: [{
  kind: 'grid',
  grid: {
    id: 'things', source: '/api/things',
    columns: [{ field: 'id', label: 'Id', cell: { kind: 'money', curency: 'c' } }],
  },
}],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:8:66  /body/0/grid/columns/0/cell/curency
        "curency" is not a key of a money cell. Did you mean "currency"?  (key-unknown)"
    `)
  })

  it('an unknown kind is one problem, not one per kind', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one',
body: [{
  kind: 'grid',
  grid: {
    id: 'things', source: '/api/things',
    columns: [{ field: 'id', label: 'x', cell: { kind: 'mony' } }, { field: 'a', label: 'b', cell: {} }],
    filters: [{ kind: 'txt', field: 'a', label: 'b' }, { field: 'c', label: 'c' }],
  },
}],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:8:56  /body/0/grid/columns/0/cell/kind
        kind is "mony", which is not a kind of cell. Did you mean "money"?  (cell-kind-unknown)
      screens/one.ts:8:100  /body/0/grid/columns/1/cell
        lacks "kind", the kind of cell. Add it: one of "action", "boolean", "comments", "date", "input", "link", "list", "money", "number", "numericInput", "progress", "status", "text".  (cell-kind-missing)
      screens/one.ts:9:23  /body/0/grid/filters/0/kind
        kind is "txt", which is not a kind of filter. Did you mean "text"?  (filter-kind-unknown)
      screens/one.ts:9:56  /body/0/grid/filters/1
        lacks "kind", the kind of filter. Add it: one of "boolean", "dateRange", "fromDate", "multiSelect", "number", "numberRange", "select", "text", "toDate".  (filter-kind-missing)"
    `)
  })

  it('blocks have kinds as well', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one',
body: [{ kind: 'gird' }, {}, 5, { kind: 7 }],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:4:16  /body/0/kind
        kind is "gird", which is not a kind of block. Did you mean "grid"?  (block-kind-unknown)
      screens/one.ts:4:26  /body/1
        lacks "kind", the kind of block. Add it: one of "actions", "attachments", "beside", "chart", "code", "commentList", "comments", "details", "download", "expandable", "filters", "form", "grid", "jobs", "recent", "ruleTest", "screens", "signIn", "signOut", "table", "tabs", "text", "tiles", "timeline", "views".  (block-kind-missing)
      screens/one.ts:4:30  /body/2
        is 5 and must be an object with "kind".  (type-wrong)
      screens/one.ts:4:41  /body/3/kind
        kind is 7, which is not a kind of block. The kinds are "actions", "attachments", "beside", "chart", "code", "commentList", "comments", "details", "download", "expandable", "filters", "form", "grid", "jobs", "recent", "ruleTest", "screens", "signIn", "signOut", "table", "tabs", "text", "tiles", "timeline", "views".  (block-kind-unknown)"
    `)
  })

  it('a value of another type is reported with the required one', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one', title: 5, access: true,
frame: 'consle',
body: 5,`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:3:35  /title
        is 5 and must be a text. Write "5".  (type-wrong)
      screens/one.ts:3:46  /access
        is true and must be "public" or an object with "resource". Who may open the screen. Absent: any signed-in user. 'public': no session is needed.  (type-wrong)
      screens/one.ts:4:8  /frame
        is "consle", which is not allowed here. Did you mean "console"?  (value-unknown)
      screens/one.ts:5:7  /body
        is 5 and must be a list. The blocks of the screen from top to bottom.  (type-wrong)"
    `)
  })

  it('a value with several forms is checked against the intended form', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one', access: { resource: 'a', perParam: true },
loads: { a: { get: '/a', onError: { value: 1 } } },
body: [
  { kind: 'screens', visible: { field: 'a' } },
  { kind: 'screens', visible: { all: [{ field: 'a', is: 1, in: [2] }] } },
  { kind: 'screens', visible: { all: [], al: [] } },
],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:3:53  /access/perParam
        "perParam" is not a key of an access rule. Did you mean "perParams"?  (key-unknown)
      screens/one.ts:6:31  /body/0/visible
        names a field without a comparison. Add one of "is", "in", "not", "present", "atLeast", "atMost", "moreThan", "lessThan", "before", "after", "isUser".  (condition-open)
      screens/one.ts:7:39  /body/1/visible/all/0
        has more than one comparison. Keep one, or write {a: {is: 1, in: [2]}}.  (condition-twice)
      screens/one.ts:8:38  /body/2/visible/all
        has 0 entries and needs 1 at least. Add 1 more. Holds when every leaf holds.  (list-short)
      screens/one.ts:8:42  /body/2/visible/al
        "al" is beside a list of alternatives, and not part of any. Write it into each entry of "any": {any: [{al: …, …}, {al: …, …}]}.  (condition-beside)"
    `)
  })

  it('a condition inside a condition is one problem', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one',
body: [{ kind: 'screens', visible: { all: [{ any: [{ field: 'a', is: 1 }] }] } }],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:4:46  /body/0/visible/all/0/any
        is a list inside a list. Write one list, whose entries may name several fields that all hold: {any: [{status: 'paid', queue: 'manual'}, …]}.  (condition-nested)"
    `)
  })

  it('a wrong option is reported with the intended one', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one', access: 'publik',
body: [{ kind: 'screens' }],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:3:36  /access
        is "publik", which is not allowed here. Did you mean "public"?  (value-unknown)"
    `)
  })

  it('texts match the pattern of their key', async () => {
    const said = await saidOfScreen(`name: 'One', path: 'one/',
loads: { Bad: { get: 'x', onError: { go: 'home' } } },
body: [{ kind: 'screens' }],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:3:7  /name
        is "One", which does not have the form ^[a-z][a-z0-9]*(-[a-z0-9]+)*$. Did you mean "one"?  (form-wrong)
      screens/one.ts:3:20  /path
        is "one/", which does not have the right form. Did you mean "/one"?  (form-wrong)
      screens/one.ts:4:10  /loads/Bad
        "Bad" is not a valid name: it does not match ^[a-z][A-Za-z0-9]*$. Did you mean "bad"?  (name-wrong)
      screens/one.ts:4:22  /loads/Bad/get
        is "x", which does not have the right form. Did you mean "/x"?  (form-wrong)"
    `)
  })

  it('texts, lists and objects are not empty', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one', title: '',
redirect: {},
loads: { a: { get: '/a', onError: {} } },
body: [],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:3:35  /title
        is an empty text. Fill it: Title of page, window and breadcrumb. Default: the application name (spec 1 §2).  (text-empty)
      screens/one.ts:4:11  /redirect
        is empty. Add at least one of "screen", "address", "base", "path", "params", "query".  (keys-few)
      screens/one.ts:5:35  /loads/a/onError
        is empty. Add at least one of "toast", "value", "go", "params", "query", "global".  (keys-few)
      screens/one.ts:6:7  /body
        is never shown, because the screen redirects. Remove the body or the redirect.  (body-beside-redirect)
      screens/one.ts:6:7  /body
        has 0 entries and needs 1 at least. Add 1 more. The blocks of the screen from top to bottom.  (list-short)"
    `)
  })

  it('an empty list of names that the definition chooses says what its entries are', async () => {
    const said = await saidOf({
      'screens/home.ts': home,
      'screens/a/entities/parcels.ts': `import { defineEntities } from '${language}'
export default defineEntities({ parcel: { screen: { name: 'home', params: {} }, fields: { idParcel: 'id' } } })
`,
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/a/entities/parcels.ts:2:75  /parcel/screen/params
        is empty. Add an entry: Parameter of the screen -> field of the record.  (keys-few)"
    `)
  })

  it('numbers stay inside their limits', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one',
body: [{
  kind: 'grid',
  grid: {
    id: 'things', source: '/api/things',
    columns: [
      { field: 'a', label: 'A', width: 5 },
      { field: 'b', label: 'B', width: 50000, cell: { kind: 'number', decimals: 1.5 } },
    ],
  },
}],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:9:40  /body/0/grid/columns/0/width
        is 5 and must be 40 or more. Choose a number within the limit.  (number-range)
      screens/one.ts:10:40  /body/0/grid/columns/1/width
        is 50000 and must be 800 or less. Choose a number within the limit.  (number-range)
      screens/one.ts:10:81  /body/0/grid/columns/1/cell/decimals
        is 1.5 and must be a whole number. Digits after the decimal point. Default: as many as the value has, at most 3.  (type-wrong)"
    `)
  })

  it('a list has a maximum length, and no duplicate entry', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one',
loads: { a: { get: '/a', select: 'data' } },
body: [
  {
    kind: 'details',
    load: 'a',
    visible: { all: [{ field: 'a.b', is: 1 }, { field: 'a.c', in: ['d', 'e', 'd'] }, { field: 'a.b', is: 1 }] },
    fields: [
      { field: 'f', label: 'F' },
      { field: 'g', label: 'G' },
      { field: 'f', label: 'F' },
      { field: 'f', label: 'F', cell: { kind: 'date' } },
    ],
  },
  {
    kind: 'grid',
    grid: {
      id: 'things', source: '/api/things', refreshAfter: ['import', 'import'], selection: true,
      columns: [{ field: 'a', label: 'A' }],
      selectionSummary: {
        call: '/api/sum',
        fields: [${['a', 'b', 'c', 'd', 'e', 'f'].map(field => `{ field: '${field}', label: 'A' }`)}],
      },
      actions: [{ kind: 'request', scope: 'selection', label: 'Go', call: '/api/go' }],
    },
  },
],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:4:13  /loads/a
        lacks "onError", which a load needs. Add it: What happens when the call fails. At least one of toast, value, go.  (key-missing)
      screens/one.ts:9:78  /body/0/visible/all/1/in/2
        is the same as entry 1 of the list. Remove one of the two.  (entry-twice)
      screens/one.ts:9:86  /body/0/visible/all/2
        is the same as entry 1 of the list. Remove one of the two.  (entry-twice)
      screens/one.ts:13:7  /body/0/fields/2
        is the same as entry 1 of the list. Remove one of the two.  (entry-twice)
      screens/one.ts:20:69  /body/1/grid/refreshAfter/1
        is the same as entry 1 of the list. Remove one of the two.  (entry-twice)
      screens/one.ts:24:17  /body/1/grid/selectionSummary/fields
        has 6 entries and may have 5 at most. Remove 1. Values of the record that are shown, in reading order.  (list-long)"
    `)
  })

  it('blocks in a block without a kind belong into the list', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one', body: [
{ body: [{ kind: 'screens' }] },
],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:4:1  /body/0
        has a body, but is not a block: it lacks "kind". Write its blocks directly into this list, or make it a block that holds others: add kind 'beside' or 'expandable'.  (body-nested)"
    `)
  })
})

it('a call of a block that makes none is named in its form, or in the loads of the screen', async () => {
  const said = await saidOfScreen(`name: 'one', path: '/one', body: [
{ kind: 'form', call: 'save' },
{ kind: 'code', call: 'log' },
],`)
  expect(said).toMatchInlineSnapshot(`
    "screens/one.ts:4:17  /body/0/call
      names a call, but a form block makes none. Name it in the form: form: { submit: { call: 'save' } }.  (block-call)
    screens/one.ts:5:17  /body/1/call
      names a call, but a code block makes none. Name it in loads of the screen, loads: { data: 'log' }, and the load here: load: 'data'.  (block-call)"
  `)
})
