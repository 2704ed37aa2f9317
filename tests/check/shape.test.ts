import { describe, expect, it } from 'vitest'
import { saidOfScreen } from './project.ts'

describe('the words of a definition', () => {
  it('an unknown key is named at the key, with the one that was meant', async () => {
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
        "sortble" is no key of a column. Did you mean "sortable"?  (key-unknown)"
    `)
  })

  it('an unknown key that is near to none is answered with all keys', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one',
body: [{ kind: 'details', load: 'a', fields: [{ field: 'a', label: 'A', zzz: 1 }] }],
loads: { a: { get: '/a', onError: { value: 1 } } },`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:4:73  /body/0/fields/0/zzz
        "zzz" is no key of a field. Its keys are "field", "label", "cell".  (key-unknown)"
    `)
  })

  it('a missing key is named with its meaning', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one',
body: [{ kind: 'grid', grid: { id: 'a', columns: [{ field: 'id', cell: { kind: 'money' } }] } }],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:4:30  /body/0/grid
        lacks "source", which a grid needs. Add it: Path of the POST call that answers a grid request, with one slash at its start; \`{placeholders}\` are parameters of the screen.  (key-missing)
      screens/one.ts:4:51  /body/0/grid/columns/0
        lacks "label", which a column needs. Add it: Header of the column.  (key-missing)
      screens/one.ts:4:72  /body/0/grid/columns/0/cell
        lacks "currency", which a money cell needs. Add it: Field of the row that holds the ISO 4217 currency code; no such code itself.  (key-missing)"
    `)
  })

  it('a misspelt key that is needed is one problem and not two', async () => {
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
        "curency" is no key of a money cell. Did you mean "currency"?  (key-unknown)"
    `)
  })

  it('an unknown kind is one problem and not one per kind', async () => {
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
        kind is "mony", which is no kind of cell. Did you mean "money"?  (cell-kind-unknown)
      screens/one.ts:8:100  /body/0/grid/columns/1/cell
        lacks "kind", which tells the kind of cell. Add it: one of "boolean", "comments", "date", "input", "link", "list", "money", "number", "numericInput", "status", "text".  (cell-kind-missing)
      screens/one.ts:9:23  /body/0/grid/filters/0/kind
        kind is "txt", which is no kind of filter. Did you mean "text"?  (filter-kind-unknown)
      screens/one.ts:9:56  /body/0/grid/filters/1
        lacks "kind", which tells the kind of filter. Add it: one of "boolean", "dateRange", "fromDate", "multiSelect", "number", "select", "text", "toDate".  (filter-kind-missing)"
    `)
  })

  it('blocks have kinds as well', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one',
body: [{ kind: 'gird' }, {}, 5, { kind: 7 }],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:4:16  /body/0/kind
        kind is "gird", which is no kind of block. Did you mean "grid"?  (block-kind-unknown)
      screens/one.ts:4:26  /body/1
        lacks "kind", which tells the kind of block. Add it: one of "actions", "chart", "code", "commentList", "comments", "details", "download", "form", "grid", "screens", "signIn", "signOut", "table", "text", "timeline", "ruleTest", "beside", "expandable", "tabs".  (block-kind-missing)
      screens/one.ts:4:30  /body/2
        is 5 and must be an object with "kind".  (type-wrong)
      screens/one.ts:4:41  /body/3/kind
        kind is 7, which is no kind of block. The kinds are "actions", "chart", "code", "commentList", "comments", "details", "download", "form", "grid", "screens", "signIn", "signOut", "table", "text", "timeline", "ruleTest", "beside", "expandable", "tabs".  (block-kind-unknown)"
    `)
  })

  it('a value of another type is named with what it must be', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one', title: 5, access: true,
frame: 'consle',
body: {},`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:3:35  /title
        is 5 and must be a text. Title of page, window and breadcrumb. Default: the application name (spec 1 §2).  (type-wrong)
      screens/one.ts:3:46  /access
        is true and must be "public" or an object with "resource". Who may open the screen. Absent: any signed-in user. 'public': no session is needed.  (type-wrong)
      screens/one.ts:4:8  /frame
        is "consle", which is not possible here. Did you mean "console"?  (value-unknown)
      screens/one.ts:5:7  /body
        is an object and must be a list. The blocks of the screen from top to bottom.  (type-wrong)"
    `)
  })

  it('a value that has several forms is judged by the form that was meant', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one', access: { resource: 'a', perParam: true },
loads: { a: { get: '/a', onError: { value: 1 } } },
body: [
  { kind: 'screens', visible: { field: 'a' } },
  { kind: 'screens', visible: { all: [{ field: 'a', is: 1, in: [2] }] } },
  { kind: 'screens', visible: { al: [] } },
],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:3:53  /access/perParam
        "perParam" is no key of an access rule. Did you mean "perParams"?  (key-unknown)
      screens/one.ts:6:31  /body/0/visible
        looks at a field without saying what it must be. Add one of "is", "in", "present".  (condition-open)
      screens/one.ts:7:39  /body/1/visible/all/0
        says more than one thing about a field. Keep one of "is", "in", "present"; combine leaves with "all".  (condition-twice)
      screens/one.ts:8:33  /body/2/visible/al
        "al" is no key of a condition. Did you mean "all"?  (key-unknown)"
    `)
  })

  it('a condition inside a condition is one problem', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one',
body: [{ kind: 'screens', visible: { all: [{ any: [{ field: 'a', is: 1 }] }] } }],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:4:46  /body/0/visible/all/0/any
        is a list inside a list: a condition has one level of leaves. Write its leaves into the outer list, or combine the conditions otherwise.  (condition-nested)"
    `)
  })

  it('a single word is answered with the word that was meant', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one', access: 'publik',
body: [{ kind: 'screens' }],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:3:36  /access
        is "publik", which is not possible here. Did you mean "public"?  (value-unknown)"
    `)
  })

  it('texts have the form of their word', async () => {
    const said = await saidOfScreen(`name: 'One', path: 'one/',
loads: { Bad: { get: 'x', onError: { go: 'home' } } },
body: [{ kind: 'screens' }],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:3:7  /name
        is "One", which does not have the form ^[a-z][a-z0-9]*(-[a-z0-9]+)*$. Unique name; links, redirects and menu entries (\`afroms_state\`) use it.  (form-wrong)
      screens/one.ts:3:20  /path
        is "one/", which does not have the right form. Address of the screen below the root, e.g. \`/finance/refunds/details/{idrefund}\`. A \`{placeholder}\` fills one segment and must stand in \`params\`.  (form-wrong)
      screens/one.ts:4:10  /loads/Bad
        "Bad" is no name for this: it does not have the form ^[a-z][A-Za-z0-9]*$. Rename it.  (name-wrong)
      screens/one.ts:4:22  /loads/Bad/get
        is "x", which does not have the right form. Path of a GET call below the base URL, with one slash at its start. A \`{placeholder}\` is a path or query parameter of the screen and is encoded.  (form-wrong)"
    `)
  })

  it('nothing is empty', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one', title: '',
redirect: {},
loads: { a: { get: '/a', onError: {} } },
body: [],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:3:35  /title
        is an empty text. Fill it: Title of page, window and breadcrumb. Default: the application name (spec 1 §2).  (text-empty)
      screens/one.ts:4:11  /redirect
        is empty. Add at least one of "screen", "address", "base", "path", "params".  (keys-few)
      screens/one.ts:5:10  /loads/a
        "a" is loaded and never used. Use it in a block, filter or condition, or remove it.  (load-unused)
      screens/one.ts:5:35  /loads/a/onError
        is empty. Add at least one of "toast", "value", "go", "global".  (keys-few)
      screens/one.ts:6:7  /body
        never shows, because the screen redirects. Remove the body or the redirect.  (body-beside-redirect)
      screens/one.ts:6:7  /body
        has 0 entries and needs 1 at least. Add 1 more. The blocks of the screen from top to bottom.  (list-short)"
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
        is 5 and must be 40 or more. Choose a number inside the limit.  (number-range)
      screens/one.ts:10:40  /body/0/grid/columns/1/width
        is 50000 and must be 800 or less. Choose a number inside the limit.  (number-range)
      screens/one.ts:10:81  /body/0/grid/columns/1/cell/decimals
        is 1.5 and must be a whole number. Digits after the point. Default: as many as the value has, 3 at most.  (type-wrong)"
    `)
  })

  it('of a value in another form the form is named that the place takes', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one',
access: 'finance_refund_index',
body: [
  { kind: 'grid', grid: { id: 'things', source: '/api/things', sort: 'id', columns: [{ field: 'id', label: 'Id', cell: 'date' }], filters: [
    { kind: 'multiSelect', field: 'a', label: 'A', initial: 'x', options: [{ value: 'x', label: 'X' }] },
  ] } },
  { kind: 'form', form: { id: 'one', fields: [
    { kind: 'text', name: 'a', label: 'A', visible: 'b == 1', required: 'yes', clearWhen: true, sensitive: 'no' },
  ] } },
],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:4:9  /access
        is "finance_refund_index" and must be "public" or an object with "resource". Who may open the screen. Absent: any signed-in user. 'public': no session is needed.  (type-wrong)
      screens/one.ts:6:70  /body/0/grid/sort
        is a text and must be an object with "field". Sort on a fresh opening and after the sort is cleared. Default: none, the server decides.  (type-wrong)
      screens/one.ts:6:120  /body/0/grid/columns/0/cell
        is a text and must be an object with "kind". Write {kind: "date"} with what else it needs.  (type-wrong)
      screens/one.ts:7:61  /body/0/grid/filters/0/initial
        is a text and must be a list. Write ["x"].  (type-wrong)
      screens/one.ts:10:53  /body/1/form/fields/0/visible
        is "b == 1" and must be a condition. A condition is {field, is | in | present}, or {all: […]} or {any: […]} of those.  (type-wrong)
      screens/one.ts:10:73  /body/1/form/fields/0/required
        is "yes" and must be true or a condition. A condition is {field, is | in | present}, or {all: […]} or {any: […]} of those.  (type-wrong)
      screens/one.ts:10:91  /body/1/form/fields/0/clearWhen
        is true and must be "hidden" or "disabled" or a condition. A condition is {field, is | in | present}, or {all: […]} or {any: […]} of those.  (type-wrong)
      screens/one.ts:10:108  /body/1/form/fields/0/sensitive
        is a text and must be true. True: its value is never kept in a draft. Default: it is.  (type-wrong)"
    `)
  })

  it('of an unknown key the kinds that know it are named, and longer words of other tools are understood', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one',
body: [
  { kind: 'grid', grid: { id: 'things', source: '/api/things', columns: [{ field: 'id', label: 'Id', sortable: true }], sort: { field: 'id', order: 'descending' } } },
  { kind: 'form', form: { id: 'one', fields: [{ kind: 'number', name: 'a', label: 'A', minimum: 1, maxLength: 3 }], submit: { call: '/a', confirm: { text: 'Sure?' } } } },
],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:5:149  /body/0/grid/sort/order
        is "descending", which is not possible here. Did you mean "desc"?  (value-unknown)
      screens/one.ts:6:88  /body/1/form/fields/0/minimum
        "minimum" is no key of a number field. Did you mean "min"?  (key-unknown)
      screens/one.ts:6:100  /body/1/form/fields/0/maxLength
        "maxLength" is no key of a number field. Did you mean "max"? Known to: text field, rule field.  (key-unknown)
      screens/one.ts:6:148  /body/1/form/submit/confirm
        lacks "type", which a confirmation needs. Add it: Which confirmation pop-up asks (spec 1 §2). Possible: "approve", "action", "cancel", "delete".  (key-missing)"
    `)
  })

  it('what only follows from another problem is not told', async () => {
    const body = `name: 'one', path: '/one', loads: { a: { get: '/a', onError: { value: 1 } } },
bdy: [{ kind: 'details', load: 'a', fields: [{ field: 'b', label: 'B' }] }],`
    expect(await saidOfScreen(body)).toMatchInlineSnapshot(`
      "screens/one.ts:4:1  /bdy
        "bdy" is no key of a screen. Did you mean "body"?  (key-unknown)"
    `)
    const columns = `name: 'one', path: '/one',
body: [{ kind: 'grid', grid: { id: 'things', source: '/api/things', columns: {}, sort: { field: 'id' }, actions: [
  { kind: 'request', label: 'Send', call: '/a/{id}', enabled: { field: 'status', is: 'open' } },
] } }],`
    expect(await saidOfScreen(columns)).toMatchInlineSnapshot(`
      "screens/one.ts:4:78  /body/0/grid/columns
        is an object and must be a list. The columns in reading order.  (type-wrong)"
    `)
    const options = `name: 'one', path: '/one',
body: [
  { kind: 'grid', grid: { id: 'things', source: '/api/things', columns: [{ field: 'id', label: 'Id' }], filters: [
    { kind: 'select', field: 'a', label: 'A', options: ['x', { value: 'y', label: 'Y' }], initial: 'x' },
  ] } },
  { kind: 'form', form: { id: 'one', fields: [
    { kind: 'select', name: 'a', label: 'A', options: ['x', { value: 'y', label: 'Y' }], initial: 'x' },
    { kind: 'text', name: 'b', label: 'B', visible: { field: 'a', is: 'x' } },
  ] } },
],`
    expect(await saidOfScreen(options)).toMatchInlineSnapshot(`
      "screens/one.ts:6:57  /body/0/grid/filters/0/options/0
        is a text and must be an object with "value", "label".  (type-wrong)
      screens/one.ts:9:56  /body/1/form/fields/0/options/0
        is a text and must be an object with "value", "label".  (type-wrong)"
    `)
  })

  it('a kind that stands where no word may contain itself is told so', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one',
body: [
  { kind: 'tabs', tabs: [
    { id: 'a', label: 'A', body: [{ kind: 'tabs', tabs: [] }] },
    { id: 'b', label: 'B', body: [{ kind: 'form', form: { id: 'one', fields: [
      { kind: 'rows', name: 'a', label: 'A', add: 'Add', fields: [{ kind: 'rows', name: 'b', label: 'B' }] },
    ] } }] },
  ] },
],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:6:43  /body/0/tabs/0/body/0/kind
        kind is "tabs", a block that cannot stand here. The kinds here are "actions", "chart", "code", "commentList", "comments", "details", "download", "form", "grid", "screens", "signIn", "signOut", "table", "text", "timeline", "ruleTest", "beside", "expandable".  (block-kind-misplaced)
      screens/one.ts:8:75  /body/0/tabs/1/body/0/form/fields/0/fields/0/kind
        kind is "rows", a field that cannot stand here. The kinds here are "checkbox", "choice", "date", "multiSelect", "number", "select", "text".  (field-kind-misplaced)"
    `)
  })

  it('a condition that never holds is refused', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one',
loads: { refund: { get: '/a', onError: { value: 1 } } },
body: [
  { kind: 'tabs', tabs: [
    { id: 'a', label: 'A', body: [{ kind: 'screens' }], visible: { all: [{ field: 'refund.status', is: 'open' }, { field: 'refund.status', is: 'paid' }] } },
    { id: 'b', label: 'B', body: [{ kind: 'screens' }], visible: { all: [{ field: 'refund.status', in: ['open', 1] }, { field: 'refund.status', in: ['1', 'x'] }, { field: 'refund.id', is: 1 }] } },
  ] },
  { kind: 'actions', load: 'refund', actions: [
    { kind: 'request', label: 'A', call: '/a', visible: { all: [{ field: 'status', is: 'open' }, { field: 'status', present: false }] } },
    { kind: 'request', label: 'B', call: '/b', enabled: { all: [{ field: 'status', is: null }, { field: 'status', present: false }] } },
    { kind: 'request', label: 'C', call: '/c', enabled: { any: [{ field: 'status', is: 'open' }, { field: 'status', is: 'paid' }] } },
  ] },
  { kind: 'form', form: { id: 'one', fields: [
    { kind: 'text', name: 'a', label: 'A' },
    { kind: 'text', name: 'b', label: 'B', required: { all: [{ field: 'a', present: true }, { field: 'a', present: false }] } },
  ] } },
],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:7:114  /body/0/tabs/0/visible/all/1
        asks "refund.status" for another value than a leaf beside it, so the condition never holds. Write both values in one leaf with "in", or use any.  (condition-never)
      screens/one.ts:11:98  /body/1/actions/0/visible/all/1
        asks "status" for another value than a leaf beside it, so the condition never holds. Write both values in one leaf with "in", or use any.  (condition-never)
      screens/one.ts:17:93  /body/2/form/fields/1/required/all/1
        asks "a" for another value than a leaf beside it, so the condition never holds. Write both values in one leaf with "in", or use any.  (condition-never)"
    `)
  })
})
